const EITHER_SIDE = 2;

/** The page numbers around the current one, counted from 0: two either side where there are. */
export function pageWindow(page: number, totalPages: number): number[] {
  const first = Math.max(0, page - EITHER_SIDE);
  const last = Math.min(totalPages - 1, page + EITHER_SIDE);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}
