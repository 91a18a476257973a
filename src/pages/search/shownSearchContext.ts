import { createContext, useContext } from 'react';
import type { HotelSearch } from '../../../site/hotelSearch';

export interface ShownSearch {
  /** What the visitor chose; the address says the same a moment later. */
  shown: HotelSearch;
  change: (changes: Partial<HotelSearch>) => void;
}

export const ShownSearchContext = createContext<ShownSearch | null>(null);

export function useShownSearch(): ShownSearch {
  const known = useContext(ShownSearchContext);
  if (!known) throw new Error('useShownSearch is called outside a ShownSearchProvider');
  return known;
}
