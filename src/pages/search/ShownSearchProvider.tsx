import { startTransition, useOptimistic, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type HotelSearch, hotelsHref } from '../../../site/hotelSearch';
import { ShownSearchContext } from './shownSearchContext';

type ShownSearchProviderProps = { search: HotelSearch; children: ReactNode };

/**
 * A filter shows as chosen at once; the address, which the list follows, comes a moment later.
 * A second one chosen meanwhile adds to the first.
 */
export function ShownSearchProvider({ search, children }: ShownSearchProviderProps) {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(search, (now, changes: Partial<HotelSearch>) => ({
    ...now,
    ...changes,
  }));
  const change = (changes: Partial<HotelSearch>) =>
    startTransition(() => {
      show(changes);
      void navigate(hotelsHref({ ...shown, ...changes, page: 0 }));
    });
  return <ShownSearchContext value={{ shown, change }}>{children}</ShownSearchContext>;
}
