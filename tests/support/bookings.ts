import { addDays, vietnamToday } from '../../domain/stays/stay';
import { call, type Answer } from './client';
import type { TestHotel, TestRoom } from './hotels';

/** The parts of a booking's answer that tests look at. */
export interface BookingAnswer {
  bookingId: string;
  status: string;
  totalPrice: number;
  taxAndFee: number;
  totalAmount: number;
  holdUntil: string;
  user: { phoneNumber: string };
}

export interface ProblemAnswer {
  status: number;
  code: string;
  message: string;
  fieldErrors?: Record<string, string>;
  requestId: string;
  takenRoomIds?: number[];
  nearestStay?: { checkInDate: string; checkOutDate: string };
  alternatives?: { id: number; price: number }[];
  quote?: { totalPrice: number; rooms: { id: number; price: number }[] };
}

/** A stay that begins so many days from Vietnam's today. */
export function stayIn(days: number, nights = 2): { checkInDate: string; checkOutDate: string } {
  const checkInDate = addDays(vietnamToday(new Date()), days);
  return { checkInDate, checkOutDate: addDays(checkInDate, nights) };
}

/** What the client sends to book these rooms for a stay of so many nights. */
export function bookingOf(
  hotel: Pick<TestHotel, 'id'>,
  rooms: readonly Pick<TestRoom, 'id' | 'price' | 'name'>[],
  stay: { checkInDate: string; checkOutDate: string },
  nights = 2,
) {
  return {
    hotelId: hotel.id,
    ...stay,
    totalPrice: rooms.reduce((sum, { price }) => sum + price, 0) * nights,
    paymentMethod: { id: 1, type: 'CASH' },
    status: 'PENDING',
    rooms: rooms.map(({ id, price, name }) => ({ id, price, name })),
  };
}

export function book<Body = BookingAnswer & ProblemAnswer>(
  token: string,
  body: unknown,
  { key, url }: { key?: string; url?: string } = {},
): Promise<Answer<Body>> {
  return call<Body>('POST', '/api/customer/bookings/create', {
    token,
    body,
    ...(key && { headers: { 'Idempotency-Key': key } }),
    ...(url && { url }),
  });
}
