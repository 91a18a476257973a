import type { OwnReview } from '../../api';

/** Whether its guest may still change it; the server decides. */
export function isChangeable({ changeableUntil }: OwnReview): boolean {
  return new Date(changeableUntil).getTime() > Date.now();
}
