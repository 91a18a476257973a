import { newPartner } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newVoucher, readVoucher, voucherBody } from '../../support/vouchers';
import { automatic, card, house, quote, reduced, given } from './automaticSetup';
import { priceByNights } from '../../support/typePrices';

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
    expect((await book(given.traveller.token, wanted)).status).toBe(201);
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
      expect((await book(given.traveller.token, wanted)).status).toBe(201);
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
    expect((await book(given.traveller.token, seen)).body).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { totalPrice: 2_000_000, discount: 0, voucherCode: null, voucherAutomatic: false },
    });
    await automatic(partner, { discountPercent: 50 });
    const plain = bookingOf(hotel, [room!], stayIn(30));
    expect((await book(given.traveller.token, plain)).body).toMatchObject({
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
        book(given.traveller.token, bookingOf(hotel, seen, stayIn(30 + 2 * i))),
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
    expect(await card(hotel)).not.toHaveProperty('discount');
  });

  test('cancelling gives the use back, and prices are reduced again', async () => {
    const { partner, hotel } = await house();
    const voucher = await automatic(partner, { quantity: 1 });
    const seen = [{ ...hotel.rooms[0]!, price: 850_000 }];
    const { body } = await book(given.traveller.token, bookingOf(hotel, seen, stayIn(30)));
    expect(await quote(hotel, undefined, [hotel.rooms[1]!.id])).toMatchObject({ discount: 0 });
    const path = `/api/customer/bookings/${body.bookingId}/cancel`;
    expect((await call('POST', path, { token: given.traveller.token })).status).toBe(200);
    expect((await readVoucher(partner, voucher)).usedCount).toBe(0);
    expect(await quote(hotel)).toMatchObject({ totalPrice: 1_700_000 });
  });

  test('a taken room’s alternatives carry the reduced price', async () => {
    const { partner, hotel } = await house();
    await automatic(partner);
    const seen = [{ ...hotel.rooms[0]!, price: 850_000 }];
    expect((await book(given.traveller.token, bookingOf(hotel, seen, stayIn(30)))).status).toBe(
      201,
    );
    const { body } = await book(given.traveller.token, bookingOf(hotel, seen, stayIn(30)));
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

  test.each([true, false])(
    'sees what dates cost, with a discount by itself: %s',
    async (autoApply) => {
      const { partner, hotel } = await house();
      const stay = stayIn(30, 3);
      await priceByNights(hotel, hotel.rooms, { dates: { [stay.checkInDate]: 900_000 } });
      const { id: roomId } = hotel.rooms[0]!;
      const asked = { hotelId: hotel.id, ...stay };
      const discount = { discountPercent: 15, autoApply };
      const preview = await call<{ roomTotal: number }>('POST', '/api/partner/vouchers/preview', {
        token: partner.token,
        body: { ...asked, roomId, ...discount },
      });
      const voucher = await newVoucher(partner, discount);
      const quote = await call<{ roomTotal: number }>('POST', '/api/customer/quotes', {
        body: { ...asked, roomIds: [roomId], ...(!autoApply && { voucherCode: voucher.code }) },
      });
      expect(quote.body.roomTotal).toBe(900_000 + 2 * hotel.rooms[0]!.price);
      expect(quote.body).toMatchObject(preview.body);
    },
  );
});
