import { newPartner } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { priceByNights } from '../../support/typePrices';
import { newVoucher } from '../../support/vouchers';
import { today, type Page, type Room } from './partnerSetup';

/** A type whose date of today costs ₫900,000 instead of ₫500,000, and a room of another one. */
async function house() {
  const owner = await newPartner();
  const rooms = [500_000, 550_000, 300_000].map((price) => ({ price }));
  const hotel = await newHotel({ owner: owner.email, rooms });
  await priceByNights(hotel, hotel.rooms.slice(0, 2), { dates: { [today]: 900_000 } });
  const ask = <T>(path: string) => call<T>('GET', `/api/partner/${path}`, { token: owner.token });
  const told = async () => {
    const { body } = await ask<Page>(`hotels/${hotel.id}/rooms`);
    return body.content.map(({ travellerPrice, tonightPrice }) => [travellerPrice, tonightPrice]);
  };
  return { owner, hotel, ask, told };
}

test('an owner is told what tonight costs where it is not the usual price', async () => {
  const { hotel, ask, told } = await house();
  expect(await told()).toEqual([
    [500_000, 900_000],
    [550_000, 950_000],
    [300_000, undefined],
  ]);
  const { body: room } = await ask<Room>(`rooms/${hotel.rooms[1]!.id}`);
  expect(room).toMatchObject({ travellerPrice: 550_000, tonightPrice: 950_000 });
  const path = `/api/customer/rooms/${room.id}`;
  const { body: seen } = await call<{ price: number }>('GET', path);
  expect(seen.price).toBe(room.tonightPrice);
});

test('with what an automatic discount takes off, also in the file', async () => {
  const { owner, hotel, ask, told } = await house();
  await newVoucher({ token: owner.token }, { discountPercent: 15, autoApply: true });
  expect(await told()).toEqual([
    [500_000, 765_000],
    [550_000, 807_500],
    [300_000, 255_000],
  ]);
  const { body: csv } = await ask<string>(`hotels/${hotel.id}/rooms/export`);
  const [head, first] = csv.split('\n');
  expect(head).toContain('Usual price (VND),Tonight (VND)');
  expect(first).toContain(',500000,765000,');
});
