import { randomUUID } from 'node:crypto';
import { momentText } from '../../../domain/dayText';
import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { hoursFromNow, newVoucher, readVoucher, type VoucherAnswer } from '../../support/vouchers';

interface QuoteAnswer extends ProblemAnswer {
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  totalPrice: number;
  taxAndFee: number;
  total: number;
}

let partner: TestAccount;
let traveller: TestAccount;
let hotel: TestHotel;
beforeAll(async () => {
  [partner, traveller] = await Promise.all([newPartner(), newTraveller()]);
  hotel = await newHotel({ owner: partner.email, rooms: [{ price: 1_000_000 }] });
});

const vouchers = (changes: object = {}) => newVoucher(partner, changes);

/** A stay that no other booking of this file has. */
let nextDay = 1;
const freshStay = () => stayIn((nextDay += 2));

async function quote(voucherCode: string | undefined, where = hotel, language = 'vi') {
  const [room] = where.rooms;
  const { body } = await call<QuoteAnswer>('POST', '/api/customer/quotes', {
    body: { hotelId: where.id, ...stayIn(300), roomIds: [room?.id], voucherCode },
    headers: { 'Accept-Language': language },
  });
  return body;
}

function order({ code }: Pick<VoucherAnswer, 'code'>, totalPrice: number, stay = freshStay()) {
  return { ...bookingOf(hotel, hotel.rooms, stay), totalPrice, voucherCode: code };
}

async function expectSound(): Promise<void> {
  const { body } = await call<Record<string, number>>('GET', '/health/invariants');
  expect(body).toMatchObject({ vouchersOverused: 0, vouchersMiscounted: 0, nightsSoldTwice: 0 });
}

describe('createQuote with a voucher', () => {
  test('takes a percentage off, however the code is typed', async () => {
    const { code } = await vouchers({ code: `Tết-${randomUUID().slice(0, 6)}` });
    const lines = {
      roomTotal: 2_000_000,
      discount: 200_000,
      voucherCode: code,
      totalPrice: 1_800_000,
      taxAndFee: 180_000,
      total: 1_980_000,
    };
    expect(await quote(code)).toMatchObject(lines);
    expect(await quote(`  ${code.toUpperCase().normalize('NFD')} `)).toMatchObject(lines);
    expect(await quote(code.toLowerCase())).toMatchObject(lines);
  });

  test.each([
    ['10.50 dollars', { discountAmount: 10.5 }, 276_150],
    ['20 euros', { discountAmount: 20, currency: 'EUR' }, 608_000],
    ['dong', { discountAmount: 123_456, currency: 'VND' }, 123_456],
    ['more than the stay costs', { discountAmount: 5_000 }, 2_000_000],
    ['nothing', { discountPercent: 0 }, 0],
    ['everything', { discountPercent: 100 }, 2_000_000],
  ])('takes %s off', async (_, terms, discount) => {
    const { code } = await vouchers(terms);
    const answer = await quote(code);
    expect(answer).toMatchObject({ discount, totalPrice: 2_000_000 - discount, voucherCode: code });
  });

  test('covers all of the partner’s hotels and nobody else’s', async () => {
    const { code } = await vouchers();
    const second = await newHotel({ owner: partner.email });
    expect((await quote(code, second)).discount).toBe(100_000);
    const foreign = await newHotel();
    expect(await quote(code, foreign)).toMatchObject({
      status: 422,
      message: 'Khách sạn này không có mã giảm giá này.',
    });
  });

  test('without one is what it was', async () => {
    expect(await quote(undefined)).toMatchObject({ discount: 0, voucherCode: null });
  });
});

const inVietnam = (moment: Date) => momentText(moment, 'vi');

/** Terms under which a voucher is refused, and the reason that the traveller reads. */
const refusals: [string, () => Promise<{ code: string; reason: string }>][] = [
  ['unknown', async () => ({ code: 'KHONGCO', reason: 'Khách sạn này không có mã giảm giá này.' })],
  [
    'not yet valid',
    async () => {
      const startDate = hoursFromNow(3);
      const { code } = await vouchers({ startDate });
      const from = inVietnam(new Date(startDate));
      return { code, reason: `Mã giảm giá này có hiệu lực từ ${from}.` };
    },
  ],
  [
    'expired',
    async () => {
      const expirationDate = hoursFromNow(-2);
      const { code } = await vouchers({ startDate: hoursFromNow(-5), expirationDate });
      const at = inVietnam(new Date(expirationDate));
      return { code, reason: `Mã giảm giá này đã hết hạn lúc ${at}.` };
    },
  ],
  [
    'switched off',
    async () => {
      const { code } = await vouchers({ active: false });
      return { code, reason: 'Mã giảm giá này đã ngừng áp dụng.' };
    },
  ],
  [
    'used up',
    async () => {
      const voucher = await vouchers({ quantity: 1 });
      expect((await book(traveller.token, order(voucher, 1_800_000))).status).toBe(201);
      return { code: voucher.code, reason: 'Mã giảm giá này đã hết lượt sử dụng.' };
    },
  ],
  [
    'deleted',
    async () => {
      const { id, code } = await vouchers();
      await call('DELETE', `/api/partner/vouchers/delete/${id}`, { token: partner.token });
      return { code, reason: 'Khách sạn này không có mã giảm giá này.' };
    },
  ],
];

describe('a voucher that is', () => {
  test.each(refusals)('%s is refused with the reason, and nothing is stored', async (_, make) => {
    const { code, reason } = await make();
    const refused = { status: 422, fieldErrors: { voucherCode: reason }, message: reason };
    expect(await quote(code)).toMatchObject(refused);
    const stay = freshStay();
    const answer = await book(traveller.token, order({ code }, 1_800_000, stay));
    expect(answer.body).toMatchObject(refused);
    // The nights are still for sale.
    const plain = bookingOf(hotel, hotel.rooms, stay);
    expect((await book(traveller.token, plain)).status).toBe(201);
    await expectSound();
  });

  test('not yet valid is refused in English, too', async () => {
    const startDate = hoursFromNow(3);
    const { code } = await vouchers({ startDate });
    const from = momentText(new Date(startDate), 'en');
    expect((await quote(code, hotel, 'en')).message).toBe(
      `This discount code is valid from ${from}.`,
    );
  });

  test.each(['', '   ', 'x'.repeat(41)])('no code at all (%j): 422', async (code) => {
    expect(Object.keys((await quote(code)).fieldErrors ?? {})).toEqual(['voucherCode']);
  });
});

describe('createBooking with a voucher', () => {
  test('stores the discount and the code as the partner spells it, and counts one use', async () => {
    const voucher = await vouchers({ quantity: 5 });
    const made = await book(
      traveller.token,
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
    expect((await call('GET', path, { token: traveller.token })).body).toEqual(made.body);
    expect(await readVoucher(partner, voucher)).toMatchObject({
      usedCount: 1,
      remainingQuantity: 4,
    });
  });

  test('at another price than the discounted one: 409 with the true quote, and no use', async () => {
    const voucher = await vouchers();
    const answer = await book(traveller.token, order(voucher, 2_000_000));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { totalPrice: 1_800_000, discount: 200_000, voucherCode: voucher.code },
    });
    expect((await readVoucher(partner, voucher)).usedCount).toBe(0);
  });

  test('one key books once and uses the voucher once, however parallel it is sent', async () => {
    const voucher = await vouchers({ quantity: 1 });
    const body = order(voucher, 1_800_000);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => book(traveller.token, body, { key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.bookingId)).size).toBe(1);
    expect((await readVoucher(partner, voucher)).usedCount).toBe(1);
    const other = await book(traveller.token, { ...body, voucherCode: 'KHAC' }, { key });
    expect(Object.keys(other.body.fieldErrors ?? {})).toEqual(['Idempotency-Key']);
  });

  test('a last use goes to one of fifty travellers at the same moment', async () => {
    const voucher = await vouchers({ quantity: 3 });
    for (const _ of [1, 2]) await book(traveller.token, order(voucher, 1_800_000));
    expect((await readVoucher(partner, voucher)).remainingQuantity).toBe(1);

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
    expect(await readVoucher(partner, voucher)).toMatchObject({
      usedCount: 3,
      remainingQuantity: 0,
    });
    await expectSound();
  });

  test('cancelling gives the use back once, and the booking keeps its price', async () => {
    const voucher = await vouchers({ quantity: 1 });
    const made = await book(traveller.token, order(voucher, 1_800_000));
    const cancel = () =>
      call('POST', `/api/partner/bookings/${made.body.bookingId}/cancel`, {
        token: partner.token,
        body: { reason: 'Ống nước vỡ' },
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await readVoucher(partner, voucher)).usedCount).toBe(0);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      discount: 200_000,
      voucherCode: voucher.code,
    });
    expect((await book(traveller.token, order(voucher, 1_800_000))).status).toBe(201);
    await expectSound();
  });
});
