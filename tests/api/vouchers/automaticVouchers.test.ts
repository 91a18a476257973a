import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { hoursFromNow, newVoucher, readVoucher, voucherBody } from '../../support/vouchers';

interface Priced {
  id: number;
  price: number;
  originalPrice?: number;
  discount?: number;
}
interface QuoteAnswer extends ProblemAnswer {
  rooms: Priced[];
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  voucherAutomatic: boolean;
  totalPrice: number;
  total: number;
}

let traveller: TestAccount;
beforeAll(async () => {
  traveller = await newTraveller();
});

const rooms = [{ price: 1_000_000 }, { price: 333_333 }];

/** A partner with a hotel of two rooms. */
async function house(plan: Parameters<typeof newHotel>[0] = {}) {
  const partner = await newPartner();
  return { partner, hotel: await newHotel({ rooms, ...plan, owner: partner.email }) };
}

const automatic = (partner: TestAccount, changes: object = {}) =>
  newVoucher(partner, { discountPercent: 15, autoApply: true, ...changes });

async function quote(hotel: TestHotel, voucherCode?: string, roomIds = [hotel.rooms[0]!.id]) {
  const { body } = await call<QuoteAnswer>('POST', '/api/customer/quotes', {
    body: { hotelId: hotel.id, ...stayIn(30), roomIds, ...(voucherCode && { voucherCode }) },
  });
  return body;
}

async function card({ name }: TestHotel, more = ''): Promise<Priced | undefined> {
  const { body } = await call<{ content: Priced[] }>(
    'GET',
    `/api/customer/hotels?text=${encodeURIComponent(name)}${more}`,
  );
  return body.content[0];
}

const reduced = { price: 283_333, originalPrice: 333_333, discount: 15 };
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
      traveller.token,
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

describe('a code beside an automatic voucher', () => {
  test('replaces it when it takes off more, and never adds to it', async () => {
    const { partner, hotel } = await house();
    await automatic(partner);
    const better = await newVoucher(partner, { discountAmount: 400_000, currency: 'VND' });
    const answer = await quote(hotel, better.code);
    expect(answer).toMatchObject({
      voucherCode: better.code,
      voucherAutomatic: false,
      discount: 400_000,
      totalPrice: 1_600_000,
    });
    expect(answer.rooms[0]).toMatchObject({ price: 1_000_000 });
    expect(answer.rooms[0]).not.toHaveProperty('originalPrice');
    const body = bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(30));
    const wanted = { ...body, totalPrice: 1_600_000, voucherCode: better.code };
    expect((await book(traveller.token, wanted)).status).toBe(201);
    expect((await readVoucher(partner, better)).usedCount).toBe(1);
  });

  test('is not used when it takes off less or the same', async () => {
    const { partner, hotel } = await house();
    const usual = await automatic(partner);
    for (const discountPercent of [14, 15]) {
      const worse = await newVoucher(partner, { discountPercent });
      expect(await quote(hotel, worse.code)).toMatchObject({
        voucherCode: usual.code,
        voucherAutomatic: true,
        discount: 300_000,
      });
      const body = bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(40 + discountPercent * 2));
      const wanted = { ...body, totalPrice: 1_700_000, voucherCode: worse.code };
      expect((await book(traveller.token, wanted)).status).toBe(201);
      expect((await readVoucher(partner, worse)).usedCount).toBe(0);
    }
    expect((await readVoucher(partner, usual)).usedCount).toBe(2);
    expect(await quote(hotel, usual.code)).toMatchObject({ voucherAutomatic: true });
  });

  test('that cannot be used is refused with its reason all the same', async () => {
    const { partner, hotel } = await house();
    await automatic(partner);
    expect(await quote(hotel, 'KHONGCO')).toMatchObject({
      status: 422,
      fieldErrors: { voucherCode: 'Khách sạn này không có mã giảm giá này.' },
    });
  });
});

describe('in the middle of a booking', () => {
  test('its end is 409 with the full price, and its beginning with the reduced one', async () => {
    const { partner, hotel } = await house();
    const voucher = await automatic(partner);
    const [room] = hotel.rooms;
    const seen = bookingOf(hotel, [{ ...room!, price: 850_000 }], stayIn(30));
    await call('DELETE', `/api/partner/vouchers/delete/${voucher.id}`, { token: partner.token });
    expect((await book(traveller.token, seen)).body).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { totalPrice: 2_000_000, discount: 0, voucherCode: null, voucherAutomatic: false },
    });
    await automatic(partner, { discountPercent: 50 });
    const plain = bookingOf(hotel, [room!], stayIn(30));
    expect((await book(traveller.token, plain)).body).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { totalPrice: 1_000_000, voucherAutomatic: true },
    });
  });

  test('its last use goes to one of fifty travellers; the others see the new price first', async () => {
    const { partner, hotel } = await house({ rooms: [{ price: 1_000_000 }] });
    const voucher = await automatic(partner, { quantity: 1 });
    const seen = [{ ...hotel.rooms[0]!, price: 850_000 }];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        book(traveller.token, bookingOf(hotel, seen, stayIn(30 + 2 * i))),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 PRICE_CHANGED']),
    );
    for (const { body } of others) {
      expect(body.quote).toMatchObject({ totalPrice: 2_000_000, voucherAutomatic: false });
    }
    expect((await readVoucher(partner, voucher)).remainingQuantity).toBe(0);
    const { body } = await call('GET', '/health/invariants');
    expect(body).toMatchObject({ vouchersOverused: 0, vouchersMiscounted: 0, nightsSoldTwice: 0 });
    expect(await card(hotel)).not.toHaveProperty('discount');
  });

  test('cancelling gives the use back, and prices are reduced again', async () => {
    const { partner, hotel } = await house();
    const voucher = await automatic(partner, { quantity: 1 });
    const seen = [{ ...hotel.rooms[0]!, price: 850_000 }];
    const { body } = await book(traveller.token, bookingOf(hotel, seen, stayIn(30)));
    expect(await quote(hotel, undefined, [hotel.rooms[1]!.id])).toMatchObject({ discount: 0 });
    const path = `/api/customer/bookings/${body.bookingId}/cancel`;
    expect((await call('POST', path, { token: traveller.token })).status).toBe(200);
    expect((await readVoucher(partner, voucher)).usedCount).toBe(0);
    expect(await quote(hotel)).toMatchObject({ totalPrice: 1_700_000 });
  });

  test('a taken room’s alternatives carry the reduced price', async () => {
    const { partner, hotel } = await house();
    await automatic(partner);
    const seen = [{ ...hotel.rooms[0]!, price: 850_000 }];
    expect((await book(traveller.token, bookingOf(hotel, seen, stayIn(30)))).status).toBe(201);
    const { body } = await book(traveller.token, bookingOf(hotel, seen, stayIn(30)));
    expect(body.code).toBe('ROOM_TAKEN');
    expect(body.alternatives).toEqual([expect.objectContaining(reduced)]);
  });
});

describe('the partner', () => {
  test.each([
    ['an amount', { discountAmount: 5, autoApply: true }],
    ['nothing', { discountPercent: 0, autoApply: true }],
    ['everything', { discountPercent: 100, autoApply: true }],
  ])('cannot take %s off automatically', async (_, terms) => {
    const { token } = await newPartner();
    const { status, body } = await call<ProblemAnswer>('POST', '/api/partner/vouchers/create', {
      token,
      body: voucherBody(terms),
    });
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['autoApply']]);
  });

  test('switches it on and off; another kind of discount switches it off', async () => {
    const { partner, hotel } = await house();
    const { id, code, ...voucher } = await newVoucher(partner, { discountPercent: 15 });
    expect(voucher.autoApply).toBe(false);
    const { startDate, expirationDate } = voucher;
    const update = async (version: number, changes: object) => {
      const body = { code, startDate, expirationDate, version, ...changes };
      const path = `/api/partner/vouchers/update/${id}`;
      const answer = await call<{ autoApply: boolean }>('PUT', path, {
        token: partner.token,
        body,
      });
      return answer.body.autoApply;
    };
    expect(await update(1, { discountPercent: 15, autoApply: true })).toBe(true);
    expect(await card(hotel)).toMatchObject(reduced);
    expect(await update(2, { discountPercent: 15 })).toBe(true);
    expect(await update(3, { discountAmount: 5 })).toBe(false);
    expect(await card(hotel)).not.toHaveProperty('discount');
  });

  test('sees in the example what a traveller would pay', async () => {
    const { partner, hotel } = await house();
    const trial = (autoApply: boolean) =>
      call<{ total: number; totalPrice: number }>('POST', '/api/partner/vouchers/preview', {
        token: partner.token,
        body: {
          ...{ hotelId: hotel.id, roomId: hotel.rooms[1]!.id, discountPercent: 15, autoApply },
          ...stayIn(30, 7),
        },
      });
    // 283,333.05 a night: the night itself is rounded only where it is what a card shows.
    expect((await trial(true)).body.totalPrice).toBe(283_333 * 7);
    expect((await trial(false)).body.totalPrice).toBe(1_983_331);
  });
});
