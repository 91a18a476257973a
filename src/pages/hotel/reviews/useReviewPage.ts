import { useSearchParams } from 'react-router-dom';

const MAX_PAGES = 10_000;

/** Which page of the reviews is open; the address says so, beside everything else it says. */
export function useReviewPage() {
  const [query, setQuery] = useSearchParams();
  const asked = Number.parseInt(query.get('page') ?? '', 10) || 1;
  const page = Math.min(Math.max(1, asked), MAX_PAGES) - 1;
  const queryOf = (target: number) => {
    const changed = new URLSearchParams(query);
    if (target === 0) changed.delete('page');
    else changed.set('page', String(target + 1));
    return changed;
  };
  return {
    page,
    hrefOf: (target: number) => `?${queryOf(target).toString()}`,
    open: (target: number) => setQuery(queryOf(target), { preventScrollReset: true }),
  };
}
