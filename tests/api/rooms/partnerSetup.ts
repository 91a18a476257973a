import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { stayIn } from '../../support/bookings';
import { partnerAndTraveller, partnerAsks, type Got } from '../../support/partnerAndTraveller';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

export interface Room {
  id: number;
  hotelId: number;
  roomNumber: string;
  name: string;
  status: string;
  statusTonight: string;
  capacity: number;
  typeId?: number;
  typeName?: string;
  difference?: number;
  numberOfAdults: number;
  price: number;
  pricePerNight: number;
  currency: string;
  travellerPrice: number;
  tonightPrice?: number;
  services: { name: string }[];
  version: number;
}

export interface Page {
  content: Room[];
  totalElements: number;
  totalPages: number;
}

export interface Closure {
  id: number;
  from: string;
  to: string;
  reason: string;
}

export const today = vietnamToday(new Date());
export const inDays = (days: number) => addDays(today, days);

/** What each test of this file is given. */
export const given = partnerAndTraveller();

export const ask = partnerAsks(given, '/api/partner');

export const plain = { roomNumber: '101', name: 'Phòng vườn', roomType: 'Standard' };

/** A hotel of that currency, without a room. */
export async function hotelIn(currency: 'VND' | 'USD'): Promise<TestHotel> {
  const hotel = await newHotel({ owner: given.minh.email });
  const { sql } = sharedServer();
  await sql('delete from rooms where hotel_id = $1', [hotel.id]);
  await sql('update hotels set currency = $2 where id = $1', [hotel.id, currency]);
  return hotel;
}

export async function made(hotel: { id: number }, fields: object): Promise<Room> {
  const { status, body } = await ask<Room>('POST', `/hotels/${hotel.id}/rooms`, {
    ...plain,
    pricePerNight: 500_000,
    ...fields,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export const changesOf = ({ roomNumber, name, price, version }: Room) => ({
  roomNumber,
  name,
  roomType: 'Standard',
  pricePerNight: price,
  version,
});

export function close(
  hotel: { id: number },
  roomId: number,
  from: string,
  to: string,
): Got<Closure> {
  const closure = { from, to, reason: ' New bathroom ' };
  return ask('POST', `/hotels/${hotel.id}/rooms/${roomId}/closures`, closure);
}

export async function found(hotel: TestHotel, days: number): Promise<number[]> {
  const { checkInDate, checkOutDate } = stayIn(days, 1);
  const query = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
  const { body } = await call<{ id: number }[]>(
    'GET',
    `/api/customer/hotels/${hotel.id}/search-rooms?${query}`,
  );
  return body.map(({ id }) => id);
}
