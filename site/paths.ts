import { rows, type pages, type PageKey } from './pages';
import type { QueryValues } from './stayQuery';

type Row<K extends PageKey> = (typeof pages)[K];

/** The parameter in a path, as the row's comment says it. */
type Parameter<Path> = Path extends `${string}:bookingId${string}`
  ? [bookingId: string]
  : Path extends `${string}:${string}`
    ? [id: number]
    : [];

type Query<Page> = Page extends { query: (...given: infer Given) => QueryValues }
  ? Given
  : [query?: QueryValues];

type Paths = {
  [K in PageKey]: (...given: [...Parameter<Row<K>['path']>, ...Query<Row<K>>]) => string;
};

/** The address of each page: `paths.hotel(7, stay)`, `paths.partnerBookings({ status })`. */
export const paths = Object.fromEntries(
  rows.map(([key, { path, query = asGiven }]) => [
    key,
    (...given: never[]) => {
      const address = path.replace(/:\w+/, () => String(given.shift()));
      return withQuery(address, query(...given));
    },
  ]),
) as unknown as Paths;

function asGiven(values: QueryValues = {}): QueryValues {
  return values;
}

function withQuery(path: string, values: QueryValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
