import { useState } from 'react';
import { firstDeskDay, nightsBetween, type Day } from '../../../../domain/stays/stay';
import type { CalendarBar, CalendarRoom, NightsOfType } from '../../../api/partner';
import { useKeptForLogin } from '../../../ui/form/useKeptForLogin';
import { useBookingMoves } from '../bookings/useBookingMoves';
import { useCheckInAll } from '../bookings/useCheckInAll';
import type { Act } from './bar/ActBar';
import type { ClosureActs } from './change/useClosureActs';
import { stayOfBar } from './grid/barWords';
import type { Selected } from './selected';

/** What a drawer beside the grid is about. */
export type Doing =
  | { kind: 'newStay'; stay: { checkIn: Day; nights: number; roomIds: number[] } }
  | { kind: 'close'; rooms: CalendarRoom[]; from: Day; to: Day }
  | { kind: 'prices'; types: NightsOfType[] }
  | { kind: 'swap'; bookingId: string };

type ActsOf = { hotelId: number; closures: ClosureActs; openBooking: (bookingId: string) => void };

/** Does what was chosen, at once or in a drawer. */
export function useActs({ hotelId, closures, openBooking }: ActsOf) {
  const [doing, setDoing] = useState<Doing | null>(null);
  useKeptForLogin<Doing>(`beside calendar ${hotelId}`, { typed: () => doing, restore: setDoing });
  const { checkIn, checkOut } = useBookingMoves();
  const checkInAll = useCheckInAll();
  const act = (name: Act, selected: Selected) => {
    switch (selected.kind) {
      case 'bar':
        if (name === 'checkIn') void checkIn(bookingOf(selected.bar));
        else if (name === 'checkOut') void checkOut(bookingOf(selected.bar));
        else if (name === 'swap') setDoing({ kind: 'swap', bookingId: selected.bar.bookingId });
        else openBooking(selected.bar.bookingId);
        return;
      case 'bars':
        void checkInAll.run(bookingsOf(selected.bars.map(({ bar }) => bar)));
        return;
      case 'closure':
        void closures.open(selected.closure, selected.room);
        return;
      case 'types':
        setDoing({ kind: 'prices', types: selected.types });
        return;
      case 'tooFar':
      case 'past':
        return;
      case 'rooms':
        setDoing(name === 'close' ? { ...selected, kind: 'close' } : newStayOf(selected));
    }
  };
  return { act, doing, stop: () => setDoing(null) };
}

/** Each once, of however many rooms. */
function bookingsOf(bars: readonly CalendarBar[]) {
  const ids = new Set(bars.map(({ bookingId }) => bookingId));
  return [...ids].map((bookingId) => ({ bookingId }));
}

function bookingOf(bar: CalendarBar) {
  return {
    bookingId: bar.bookingId,
    checkOutDate: stayOfBar(bar).checkOut,
    user: { firstName: '', lastName: bar.guestName },
  };
}

/** What is past is not booked; the night that began yesterday is not, for who comes after midnight. */
function newStayOf({ rooms, from, to }: Extract<Selected, { kind: 'rooms' }>): Doing {
  const firstDay = firstDeskDay(new Date());
  const checkIn = from < firstDay ? firstDay : from;
  const nights = Math.max(1, nightsBetween(checkIn, to));
  return { kind: 'newStay', stay: { checkIn, nights, roomIds: rooms.map(({ id }) => id) } };
}
