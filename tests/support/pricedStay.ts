import { addDays } from '../../domain/stays/stay';
import type { TestAccount } from './accounts';
import { call } from './client';
import { newHotel, type TestHotel } from './hotels';
import type { NightlyCase, PriceCase } from './priceCases';
import { newVoucher } from './vouchers';

/** Its rooms are priced by the server, as its owner enters them. */
export async function hotelOf(
  { email, token }: TestAccount,
  { currency, prices }: PriceCase,
): Promise<TestHotel> {
  const hotel = await newHotel({ owner: email, currency, rooms: [] });
  for (const [i, pricePerNight] of prices.entries()) {
    const room = { roomNumber: `${201 + i}`, name: `Phòng ${201 + i}`, roomType: 'Standard' };
    const path = `/api/partner/hotels/${hotel.id}/rooms`;
    const body = { ...room, pricePerNight, numberOfAdults: 2 };
    const made = await call<{ id: number }>('POST', path, { token, body });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const { id } = made.body;
    const rest = { adults: 2, children: 0, beds: 1, services: [] };
    hotel.rooms.push({ ...rest, id, name: room.name, price: pricePerNight });
  }
  return hotel;
}

interface MadeRoom {
  id: number;
  roomNumber: string;
}

/** Its rooms are of one type, with prices by weekday and a season that begins within the stay. */
export async function nightlyHotelOf(
  { email, token }: TestAccount,
  { currency, prices, week, season }: NightlyCase,
  checkIn: string,
): Promise<TestHotel> {
  const hotel = await newHotel({ owner: email, currency, rooms: [] });
  const send = async <T>(method: string, path: string, body: object) => {
    const address = `/api/partner/hotels/${hotel.id}/${path}`;
    const made = await call<T>(method, address, { token, body });
    if (made.status >= 300) throw new Error(JSON.stringify(made.body));
    return made.body;
  };
  const type = { name: 'Phòng đôi', roomType: 'Standard', numberOfAdults: 2 };
  const { rooms } = await send<{ rooms: MadeRoom[] }>('POST', 'room-types', {
    ...{ ...type, pricePerNight: prices[0], weekdayPrices: week },
    roomNumbers: prices.map((_, i) => 201 + i).join(),
  });
  for (const [i, { id, roomNumber }] of rooms.entries()) {
    const pricePerNight = prices[i]!;
    if (i > 0) {
      const body = { ...type, roomNumber, pricePerNight, version: 1 };
      await send('PUT', `rooms/${id}`, body);
    }
    const rest = { adults: 2, children: 0, beds: 1, services: [] };
    hotel.rooms.push({ ...rest, id, name: type.name, price: pricePerNight });
  }
  const { from, nights, change, value } = season;
  await send('POST', 'seasons', {
    ...{ name: 'Mùa lễ hội', change, value },
    firstNight: addDays(checkIn, from),
    lastNight: addDays(checkIn, from + nights - 1),
  });
  return hotel;
}

/** @returns how to end it, because it covers all hotels of the partner */
export async function automaticVoucher(partner: TestAccount, { automatic }: PriceCase) {
  if (automatic === null) return () => Promise.resolve();
  const { id } = await newVoucher(partner, { discountPercent: automatic, autoApply: true });
  const { token } = partner;
  return () => call('DELETE', `/api/partner/vouchers/delete/${id}`, { token });
}

export function codeOf(partner: TestAccount, code: NonNullable<PriceCase['code']>) {
  return newVoucher(
    partner,
    'percent' in code
      ? { discountPercent: code.percent }
      : { discountAmount: code.amount, currency: code.currency },
  );
}
