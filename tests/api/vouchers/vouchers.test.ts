import { randomUUID } from 'node:crypto';
import { momentText } from '../../../domain/stays/dayText';
import { book, bookingOf } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { hoursFromNow } from '../../support/vouchers';
import { freshStay, order, quote, vouchers, given } from './setup';

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
    const second = await newHotel({ owner: given.partner.email });
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
      expect((await book(given.traveller.token, order(voucher, 1_800_000))).status).toBe(201);
      return { code: voucher.code, reason: 'Mã giảm giá này đã hết lượt sử dụng.' };
    },
  ],
  [
    'deleted',
    async () => {
      const { id, code } = await vouchers();
      await call('DELETE', `/api/partner/vouchers/delete/${id}`, { token: given.partner.token });
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
    const answer = await book(given.traveller.token, order({ code }, 1_800_000, stay));
    expect(answer.body).toMatchObject(refused);
    // The nights are still for sale.
    const plain = bookingOf(given.hotel, given.hotel.rooms, stay);
    expect((await book(given.traveller.token, plain)).status).toBe(201);
  });

  test('not yet valid is refused in English, too', async () => {
    const startDate = hoursFromNow(3);
    const { code } = await vouchers({ startDate });
    const from = momentText(new Date(startDate), 'en');
    expect((await quote(code, given.hotel, 'en')).message).toBe(
      `This discount code is valid from ${from}.`,
    );
  });

  test.each(['', '   ', 'x'.repeat(41)])('no code at all (%j): 422', async (code) => {
    expect(Object.keys((await quote(code)).fieldErrors ?? {})).toEqual(['voucherCode']);
  });
});
