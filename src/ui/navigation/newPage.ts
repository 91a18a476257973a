import type { Location } from 'react-router-dom';

/** Kept with an address that is a page of its own, although only its query differs from the page before. */
export const asNewPage: { isNewPage?: boolean } = { isNewPage: true };

/** The history's entry, where it was gone to as such a page. */
export function newPageOf({ state, key }: Pick<Location, 'state' | 'key'>): string | undefined {
  return (state as typeof asNewPage | null)?.isNewPage ? key : undefined;
}
