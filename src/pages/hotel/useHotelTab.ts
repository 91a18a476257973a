import { useSearchParams } from 'react-router-dom';

const TABS = ['rooms', 'info', 'amenities', 'reviews'] as const;
type HotelTab = (typeof TABS)[number];

/** Which part of the page is open; it is in the address (`?tab=reviews`), so it can be linked to. */
export function useHotelTab(): { tab: HotelTab; openTab: (tab: HotelTab) => void } {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'rooms';
  const openTab = (next: HotelTab) => {
    if (next === tab) return;
    const changed = new URLSearchParams(query);
    if (next === 'rooms') changed.delete('tab');
    else changed.set('tab', next);
    setQuery(changed, { replace: true, preventScrollReset: true });
  };
  return { tab, openTab };
}
