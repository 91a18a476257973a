import { randomUUID } from 'node:crypto';
import { newTraveller } from '../../support/accounts';
import { book } from '../../support/bookings';
import { call } from '../../support/client';
import { readVoucher } from '../../support/vouchers';
import { order, vouchers, given } from './setup';

describe('createBooking with a voucher', () => {
  test('stores the discount and the code as the partner spells it, and counts one use', async () => {
    const voucher = await vouchers({ quantity: 5 });
    const made = await book(
      given.traveller.token,
      order({ code: voucher.code.toLowerCase() }, 1_800_000),
    );
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      roomTotal: 2_000_000,
      discount: 200_000,
      voucherCode: voucher.code,
      totalPrice: 1_800_000,
      totalAmount: 1_980_000,
    });
    const path = `/api/customer/bookings/${made.body.bookingId}`;
    expect((await call('GET', path, { token: given.traveller.token })).body).toEqual(made.body);
    expect(await readVoucher(given.partner, voucher)).toMatchObject({
      usedCount: 1,
      remainingQuantity: 4,
    });
  });

  test('at another price than the discounted one: 409 with the true quote, and no use', async () => {
    const voucher = await vouchers();
    const answer = await book(given.traveller.token, order(voucher, 2_000_000));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { totalPrice: 1_800_000, discount: 200_000, voucherCode: voucher.code },
    });
    expect((await readVoucher(given.partner, voucher)).usedCount).toBe(0);
  });

  test('one key books once and uses the voucher once, however parallel it is sent', async () => {
    const voucher = await vouchers({ quantity: 1 });
    const body = order(voucher, 1_800_000);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => book(given.traveller.token, body, { key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.bookingId)).size).toBe(1);
    expect((await readVoucher(given.partner, voucher)).usedCount).toBe(1);
    const other = await book(given.traveller.token, { ...body, voucherCode: 'KHAC' }, { key });
    expect(Object.keys(other.body.fieldErrors ?? {})).toEqual(['Idempotency-Key']);
  });

  test('a last use goes to one of fifty travellers at the same moment', async () => {
    const voucher = await vouchers({ quantity: 3 });
    for (const _ of [1, 2]) await book(given.traveller.token, order(voucher, 1_800_000));
    expect((await readVoucher(given.partner, voucher)).remainingQuantity).toBe(1);

    // One account alone may not try so often.
    const others = await Promise.all(Array.from({ length: 5 }, () => newTraveller()));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        book(others[n % others.length]!.token, order(voucher, 1_800_000)),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const reasons = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, body }) => [status, body.fieldErrors?.['voucherCode']]);
    expect(reasons).toEqual(
      Array.from({ length: 49 }, () => [422, 'Mã giảm giá này đã hết lượt sử dụng.']),
    );
    expect(await readVoucher(given.partner, voucher)).toMatchObject({
      usedCount: 3,
      remainingQuantity: 0,
    });
  });

  test('cancelling gives the use back once, and the booking keeps its price', async () => {
    const voucher = await vouchers({ quantity: 1 });
    const made = await book(given.traveller.token, order(voucher, 1_800_000));
    const cancel = () =>
      call('POST', `/api/partner/bookings/${made.body.bookingId}/cancel`, {
        token: given.partner.token,
        body: { reason: 'Ống nước vỡ' },
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await readVoucher(given.partner, voucher)).usedCount).toBe(0);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      discount: 200_000,
      voucherCode: voucher.code,
    });
    expect((await book(given.traveller.token, order(voucher, 1_800_000))).status).toBe(201);
  });
});
