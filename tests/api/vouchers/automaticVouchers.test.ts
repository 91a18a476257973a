import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { hoursFromNow, newVoucher, readVoucher } from '../../support/vouchers';
import {
  automatic,
  card,
  house,
  quote,
  reduced,
  type Priced,
  type QuoteAnswer,
  given,
} from './automaticSetup';

const full = { price: 333_333 };

describe('an automatic voucher', () => {
  test('reduces card, hotel, rooms, search, quote and booking alike, and counts one use', async () => {
    const { partner, hotel } = await house();
    const voucher = await automatic(partner, { quantity: 5 });
    const [, cheap] = hotel.rooms;
    const { checkInDate, checkOutDate } = stayIn(30);
    const days = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;

    expect(await card(hotel)).toMatchObject(reduced);
    expect(await card(hotel, `&${days}`)).toMatchObject(reduced);
    const page = await call<{ rooms: Priced[] }>('GET', `/api/customer/hotels/${hotel.id}`);
    expect(page.body.rooms[0]).toMatchObject(reduced);
    const path = `/api/customer/hotels/${hotel.id}/search-rooms?${days}`;
    expect((await call<Priced[]>('GET', path)).body[0]).toMatchObject(reduced);
    const room = await call<Priced>('GET', `/api/customer/rooms/${cheap!.id}`);
    expect(room.body).toMatchObject(reduced);

    const offered = await quote(hotel, undefined, [cheap!.id]);
    expect(offered).toMatchObject({
      roomTotal: 666_666,
      discount: 100_000,
      totalPrice: 566_666,
      taxAndFee: 56_667,
      total: 623_333,
      voucherCode: voucher.code,
      voucherAutomatic: true,
    });
    expect(offered.rooms[0]).toMatchObject(reduced);

    const seen = { ...cheap!, price: reduced.price };
    const made = await book<QuoteAnswer & { selectedRooms: Priced[]; totalAmount: number }>(
      given.traveller.token,
      bookingOf(hotel, [seen], stayIn(30)),
    );
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      roomTotal: 666_666,
      discount: 100_000,
      totalPrice: 566_666,
      totalAmount: 623_333,
      voucherCode: voucher.code,
    });
    expect(made.body.selectedRooms[0]).toMatchObject({ price: 283_333, originalPrice: 333_333 });
    expect((await readVoucher(partner, voucher)).usedCount).toBe(1);
  });

  test('is in the hotel’s own view of the booking and in the guest’s export', async () => {
    type Rooms = { rooms: Priced[]; roomTotal: number };
    const { partner, hotel } = await house();
    const lan = await newTraveller();
    const before = await book(lan.token, bookingOf(hotel, [hotel.rooms[1]!], stayIn(40)));
    await automatic(partner);
    const cheap = { ...hotel.rooms[1]!, price: reduced.price };
    const { body } = await book(lan.token, bookingOf(hotel, [cheap], stayIn(30)));
    const seen = async (id: string) => {
      const { token } = partner;
      return (await call<Rooms>('GET', `/api/partner/bookings/${id}`, { token })).body;
    };

    const prices = { price: 283_333, originalPrice: 333_333 };
    expect(await seen(body.bookingId)).toMatchObject({ roomTotal: 666_666, rooms: [prices] });
    const path = '/api/auth/account/export';
    const taken = await call<{ bookings: Rooms[] }>('GET', path, { token: lan.token });
    expect(taken.body.bookings).toMatchObject([{ rooms: [prices] }, { rooms: [full] }]);
    for (const { rooms } of [await seen(before.body.bookingId), taken.body.bookings[1]!]) {
      expect(rooms[0]).not.toHaveProperty('originalPrice');
    }
  });

  test('is the best of several, and only of those in force', async () => {
    const { partner, hotel } = await house();
    await automatic(partner, { discountPercent: 5 });
    await automatic(partner, { discountPercent: 60, startDate: hoursFromNow(1) });
    await automatic(partner, {
      discountPercent: 61,
      startDate: hoursFromNow(-9),
      expirationDate: hoursFromNow(-1),
    });
    await automatic(partner, { discountPercent: 62, active: false });
    await newVoucher(partner, { discountPercent: 63 });
    const gone = await automatic(partner, { discountPercent: 64 });
    await call('DELETE', `/api/partner/vouchers/delete/${gone.id}`, { token: partner.token });
    expect(await card(hotel)).toMatchObject({ discount: 5 });
    const best = await automatic(partner);
    expect(await card(hotel)).toMatchObject(reduced);
    expect(await quote(hotel)).toMatchObject({ voucherCode: best.code });
  });

  test('covers its own partner’s hotels and nobody else’s; without one the fields are absent', async () => {
    const { partner } = await house();
    await automatic(partner);
    const { hotel } = await house();
    const shown = await card(hotel);
    expect(shown).toMatchObject(full);
    expect(shown).not.toHaveProperty('originalPrice');
    expect(shown).not.toHaveProperty('discount');
    expect(await quote(hotel)).toMatchObject({ discount: 0, voucherAutomatic: false });
  });

  test('sorts and filters by the price that is shown', async () => {
    const place = `noi${Math.random().toString(36).slice(2, 9)}`;
    const { partner, hotel } = await house({ name: `${place} giam`, rooms: [{ price: 500_000 }] });
    const { hotel: other } = await house({ name: `${place} thuong`, rooms: [{ price: 450_000 }] });
    await automatic(partner, { discountPercent: 20 });
    const ids = async (query: string) => {
      const path = `/api/customer/hotels?text=${place}&${query}`;
      return (await call<{ content: Priced[] }>('GET', path)).body.content.map(({ id }) => id);
    };
    expect(await ids('sort=priceAsc')).toEqual([hotel.id, other.id]);
    expect(await ids('sort=priceDesc')).toEqual([other.id, hotel.id]);
    expect(await ids('maxPrice=400000')).toEqual([hotel.id]);
    expect(await ids('minPrice=400001')).toEqual([other.id]);
  });
});
