/**
 * How an answer stays fresh. `kept`: only its own visitor changes it, or hardly anybody. `priced`: its
 * prices change now and then, so it is asked again when the visitor comes back after a while. `returned`:
 * others change it, so it is asked again whenever the visitor comes back to it. `watched`: and while it
 * is looked at.
 */
type Freshness = 'kept' | 'priced' | 'returned' | 'watched';

/** An answer so young is not asked again because another part of the page wants it, too. */
const YOUNG_MS = 10_000;

const isOld = ({
  endpointState,
}: {
  endpointState?: { fulfilledTimeStamp?: number | undefined } | undefined;
}) => Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) > YOUNG_MS;

/** Whatever its freshness, a question that failed is asked again when the network is back. */
const provided =
  <Tag extends string>(tags: readonly Tag[]) =>
  (_answer: unknown, error: unknown): readonly (Tag | 'Failed')[] =>
    error === undefined ? tags : [...tags, 'Failed'];

export const kept = <Tag extends string = never>(...tags: Tag[]) => ({
  freshness: 'kept' as const,
  providesTags: provided(tags),
});

export const priced = <Tag extends string = never>(...tags: Tag[]) => ({
  freshness: 'priced' as const,
  providesTags: provided([...tags, 'Priced' as const]),
});

export const returned = <Tag extends string>(...tags: Tag[]) => ({
  freshness: 'returned' as const,
  providesTags: provided([...tags, 'Returned' as const]),
  forceRefetch: isOld,
});

export const watched = <Tag extends string>(...tags: Tag[]) => ({
  freshness: 'watched' as const,
  providesTags: provided([...tags, 'Watched' as const]),
  forceRefetch: isOld,
});

/** A line per operation: each question says how its answer stays fresh. */
export type CachePolicy<Endpoints> = {
  [Name in keyof Endpoints]: Record<string, unknown> &
    (Endpoints[Name] extends { useQuery: unknown } ? { freshness: Freshness } : unknown);
};
