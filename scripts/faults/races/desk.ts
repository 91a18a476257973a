import { randomUUID } from 'node:crypto';
import { addDays, eachNight, type Day } from '../../../domain/stays/stay';
import type { Schemas } from '../../../server/http/operations';
import { roomNight, type Acknowledged } from '../acknowledged';
import { PRICE } from '../fixture';
import type { Answer, Ask } from './asks';

type Booking = Schemas['PartnerBookingDetail'];

/** A booking as its hotel was told of it last. */
export interface Known extends Acknowledged {
  version: number;
  totalPrice: number;
}

/** What people do at one hotel, and what they ask. */
export function deskOf(ask: Ask, { hotelId, token }: { hotelId: number; token: string }) {
  const keys = new Map<string, string>();
  const hotel = `/api/partner/hotels/${hotelId}`;
  const booking = (code: string) => `/api/partner/bookings/${code}`;
  const remember = (key: string, { status, body }: Answer<{ bookingId: string }>) => {
    if (status === 201) keys.set(body.bookingId, key);
    return { status, body };
  };
  const stayOf = (checkInDate: Day, nights: number) => ({
    ...{ checkInDate, checkOutDate: addDays(checkInDate, nights), totalPrice: nights * PRICE },
  });

  return {
    /** A guest buys a room on the website. */
    async sell(guest: string, roomId: number, day: Day, nights: number) {
      const key = randomUUID();
      const body = {
        ...{ hotelId, ...stayOf(day, nights), paymentMethod: { id: 1, type: 'CASH' } },
        ...{ status: 'PENDING', rooms: [{ id: roomId, price: PRICE }] },
      };
      const path = '/api/customer/bookings/create';
      return remember(key, await ask(path, { token: guest, body, key }));
    },
    async walkIn(roomId: number, day: Day, nights: number) {
      const key = randomUUID();
      const guest = { source: 'WALK_IN', guestName: 'Trần Văn Bình' };
      const body = { ...guest, ...stayOf(day, nights), roomIds: [roomId] };
      return remember(key, await ask(`${hotel}/bookings`, { token, body, key }));
    },
    change: ({ code, version }: Known, body: object) =>
      ask(`${booking(code)}/change`, { token, body: { version, ...body } }),
    changeAsGuest: (guest: string, { code, version }: Known, body: object) =>
      ask(`/api/customer/bookings/${code}/change`, { token: guest, body: { version, ...body } }),
    swap: ({ code, version }: Known, other: Known) => {
      const theirs = { bookingId: other.code, version: other.version, position: 0 };
      const body = { version, position: 0, other: theirs };
      return ask(`${booking(code)}/swap`, { token, body });
    },
    undo: ({ code, version }: Known) =>
      ask(`${booking(code)}/undo-change`, { token, body: { version } }),
    cancel: ({ code }: Known) =>
      ask(`${booking(code)}/cancel`, { token, body: { reason: 'Vỡ ống nước' } }),
    close: (roomId: number, from: Day, to: Day) =>
      ask<{ id: number }>(`${hotel}/rooms/${roomId}/closures`, {
        token,
        body: { from, to, reason: 'Sơn lại' },
      }),
    reopen: (roomId: number, closureId: number) =>
      ask(`${hotel}/rooms/${roomId}/closures/${closureId}`, { token, method: 'DELETE' }),
    async read(code: string): Promise<Known> {
      const { body } = await ask<Booking>(booking(code), { token, method: 'GET' });
      const { version = 1, totalPrice } = body;
      return {
        ...{ key: keys.get(code) ?? code, code, version },
        totalPrice,
        nights: nightsOf(body),
      };
    },
    async calendar(from: Day, days: number) {
      const path = `${hotel}/calendar?from=${from}&days=${days}`;
      const { body } = await ask<Schemas['PartnerCalendar']>(path, { token, method: 'GET' });
      return body;
    },
  };
}

export type Desk = ReturnType<typeof deskOf>;

function nightsOf({ status, rooms, checkInDate, checkOutDate }: Booking): string[] {
  if (status === 'CANCELLED') return [];
  return rooms.flatMap(({ id, segments }) =>
    (segments ?? [{ roomId: id, from: checkInDate, to: checkOutDate }]).flatMap(roomNights),
  );
}

/** The nights of one room. */
export function roomNights({ roomId, from, to }: { roomId: number; from: Day; to: Day }): string[] {
  return eachNight({ checkIn: from, checkOut: to }).map((night) => roomNight(roomId, night));
}
