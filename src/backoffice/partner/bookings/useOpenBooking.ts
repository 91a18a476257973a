import { useLocation, useNavigate } from 'react-router-dom';
import { hotelOfCode } from '../../../../domain/bookings/bookingCode';

/** Kept with the address of a drawer that was opened from the list: closing it is going back. */
interface DrawerState {
  openedHere?: boolean;
}

/** The id in the form that it has on the server, if the text is a whole booking id. */
export function wholeBookingId(text: string): string | null {
  const id = text.trim().toUpperCase();
  return hotelOfCode(id) === null ? null : id;
}

/** Which booking's drawer is open; the address says so, so that Back closes it. */
export function useOpenBooking() {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const bookingId = params.get('booking')?.trim().toUpperCase() || null;
  const drawer = (location.state ?? {}) as DrawerState;

  const searchWith = (id: string | null, text?: string) => {
    const next = new URLSearchParams(params);
    next.delete('new');
    if (id === null) next.delete('booking');
    else next.set('booking', id);
    if (text !== undefined) {
      next.delete('page');
      next.set('q', text);
    }
    const query = next.toString();
    return query ? `?${query}` : '';
  };

  return {
    bookingId,
    linkTo: (id: string) => ({
      to: { search: searchWith(id) },
      state: { openedHere: true } satisfies DrawerState,
    }),
    /** `found`: as the answer to a search for the id itself, which the list then shows too. */
    open: (id: string, { found = false } = {}) => {
      // In the place of another drawer it is closed by going on, not by going back to that one.
      const isBeside = bookingId === null && !params.has('new');
      const kept: DrawerState = isBeside ? { openedHere: true } : params.has('new') ? {} : drawer;
      const where = { search: searchWith(id, found ? id : undefined) };
      void navigate(where, { state: kept, replace: !isBeside });
    },
    close: () => {
      if (drawer.openedHere) void navigate(-1);
      else void navigate({ search: searchWith(null) }, { replace: true });
    },
  };
}
