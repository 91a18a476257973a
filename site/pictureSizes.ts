/**
 * How wide the large picture of a gallery of `count` is shown, as `sizes` says it. Five stand in two
 * halves, fewer beside a column of small ones, and one alone.
 */
export function largePictureSizes(count: number): string {
  if (count >= 5) return '(min-width: 1248px) 596px, (min-width: 768px) 47vw, 94vw';
  if (count === 1) return '(min-width: 1248px) 1200px, 94vw';
  return '(min-width: 1248px) 898px, (min-width: 1024px) 71vw, 94vw';
}

/** And each of the small ones: a quarter of the gallery. */
export const SMALL_PICTURE_SIZES = '(min-width: 1248px) 294px, 23vw';
