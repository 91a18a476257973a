import { useEffect, useEffectEvent } from 'react';
import type { TableAnswer } from './dataTableProps';
import type { TableControls } from './useTableState';

/**
 * A page that has no rows any more, because they were deleted or the address is old, gives way to
 * the last one that has. Answers whether that is about to happen.
 */
export function useLastPage<Row>(
  { page, setPage }: Pick<TableControls, 'page' | 'setPage'>,
  { data, isFetching }: TableAnswer<Row>,
): boolean {
  const isLost = data !== undefined && !isFetching && data.content.length === 0 && page > 0;
  const last = Math.max(0, (data?.totalPages ?? 0) - 1);
  const go = useEffectEvent(() => setPage(Math.min(last, page - 1), { replace: true }));
  useEffect(() => {
    if (isLost) go();
  }, [isLost, last]);
  return isLost;
}
