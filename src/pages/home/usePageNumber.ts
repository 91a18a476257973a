import { useSearchParams } from 'react-router-dom';

/** How many hotels a page has. */
export const FEATURED_SIZE = 10;

/**
 * The page in the address, counted from 0 (`?page=2` is 1; anything unreadable is 0), and the
 * address of another page that keeps the rest of the query.
 */
export function usePageNumber(): { page: number; hrefOf: (page: number) => string } {
  const [query] = useSearchParams();
  const written = Number(query.get('page') ?? 1);
  const page = Number.isInteger(written) && written >= 1 ? written - 1 : 0;
  const hrefOf = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 0) next.delete('page');
    else next.set('page', String(target + 1));
    return `?${next.toString()}`;
  };
  return { page, hrefOf };
}
