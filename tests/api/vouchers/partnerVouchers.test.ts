import { randomUUID } from 'node:crypto';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import {
  freshCode,
  hoursFromNow,
  newVoucher,
  readVoucher,
  voucherBody,
  type VoucherAnswer,
} from '../../support/vouchers';
import { given } from './partnerSetup';

type Answered = VoucherAnswer & ProblemAnswer;
const create = (body: object) =>
  call<Answered>('POST', '/api/partner/vouchers/create', { token: given.partner.token, body });
const update = ({ id }: { id: number }, body: object, { token } = given.partner) =>
  call<Answered>('PUT', `/api/partner/vouchers/update/${id}`, { token, body });
const remove = ({ id }: { id: number }, { token } = given.partner) =>
  call('DELETE', `/api/partner/vouchers/delete/${id}`, { token });

/** What a form sends to save a voucher as it was read. */
function asRead(voucher: VoucherAnswer) {
  const { discountPercent, discountAmount } = voucher;
  return {
    version: voucher.version,
    code: voucher.code,
    ...(discountPercent === null ? { discountAmount } : { discountPercent }),
    currency: voucher.currency,
    startDate: voucher.startDate,
    expirationDate: voucher.expirationDate,
    quantity: voucher.quantity,
    isActive: voucher.isActive,
    description: voucher.description,
  };
}

describe('createVoucher', () => {
  test('answers what was stored; dollars, unlimited and active unless told otherwise', async () => {
    const code = freshCode();
    const startDate = '2026-06-01T00:00:00.000Z';
    const expirationDate = '2126-09-01T00:00:00.000Z';
    const made = await create({
      ...{ code: `  ${code} `, discountAmount: 12.5, startDate, expirationDate },
      description: ' Summer ',
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number) as number,
      ...{ code, discountPercent: null, discountAmount: 12.5, currency: 'USD' },
      ...{ startDate, expirationDate, quantity: 0, remainingQuantity: 0, usedCount: 0 },
      ...{ isActive: true, autoApply: false, description: 'Summer', version: 1 },
    });
    expect(await readVoucher(given.partner, made.body)).toEqual(made.body);
  });

  test.each([{ active: false }, { isActive: false }, { active: false, isActive: false }])(
    'can be off: %j',
    async (flags) => {
      expect((await create(voucherBody(flags))).body.isActive).toBe(false);
    },
  );

  test('whose expiration has passed is not active any more', async () => {
    const past = { startDate: hoursFromNow(-9), expirationDate: hoursFromNow(-1) };
    expect((await create(voucherBody({ ...past, active: true }))).body.isActive).toBe(false);
  });

  test('has a code of its own, whatever its case; another partner may have the same', async () => {
    const { code, id } = await newVoucher(given.partner);
    const again = await create(voucherBody({ code: ` ${code.toLowerCase()}` }));
    expect(again.status).toBe(422);
    expect(again.body.fieldErrors).toEqual({ code: 'You already have a discount with this code.' });
    expect((await newVoucher(given.stranger, { code })).code).toBe(code);
    // A deleted one's code is free again.
    await remove({ id });
    expect((await create(voucherBody({ code }))).status).toBe(201);
  });

  const start = hoursFromNow(1);
  test.each<[string, object, string]>([
    ['both kinds of discount', { discountPercent: 10, discountAmount: 5 }, 'discountPercent'],
    ['neither kind', { discountPercent: undefined }, 'discountPercent'],
    ['more than everything', { discountPercent: 101 }, 'discountPercent'],
    ['half a percent', { discountPercent: 0.5 }, 'discountPercent'],
    ['a free amount', { discountAmount: 0 }, 'discountAmount'],
    ['a third decimal', { discountAmount: 1.005 }, 'discountAmount'],
    ['too many dollars', { discountAmount: 10_000.01 }, 'discountAmount'],
    ['half a dong', { discountAmount: 1.5, currency: 'VND' }, 'discountAmount'],
    ['too many dong', { discountAmount: 250_000_001, currency: 'VND' }, 'discountAmount'],
    ['another currency', { currency: 'GBP' }, 'currency'],
    ['a blank code', { code: '  ' }, 'code'],
    ['an end at the start', { startDate: start, expirationDate: start }, 'expirationDate'],
    ['a day instead of a moment', { startDate: '2026-06-01' }, 'startDate'],
    ['a leap second', { startDate: '2016-12-31T23:59:60Z' }, 'startDate'],
    ['the year 0', { startDate: '0000-01-01T00:00:00Z' }, 'startDate'],
    ['fewer uses than none', { quantity: -1 }, 'quantity'],
    ['flags that contradict', { active: true, isActive: false }, 'isActive'],
    ['an owner', { ownerId: 1 }, 'ownerId'],
    ['uses that never were', { usedCount: 0 }, 'usedCount'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await create(voucherBody(changes));
    expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([422, [field]]);
  });
});

describe('updateVoucher', () => {
  test('changes everything, and raises the version', async () => {
    const voucher = await newVoucher(given.partner);
    const changes = {
      ...{ version: 1, code: freshCode(), discountAmount: 100_000, currency: 'VND' },
      ...{ startDate: '2126-01-01T00:00:00.000Z', expirationDate: '2126-02-01T00:00:00.000Z' },
      ...{ quantity: 7, description: 'Tết', isActive: false },
    };
    const { status, body } = await update(voucher, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...changes, discountPercent: null, version: 2 });
    expect(await readVoucher(given.partner, voucher)).toEqual(body);
  });

  test('keeps what is left out, and takes `active` for `isActive`', async () => {
    const voucher = await newVoucher(given.partner, {
      ...{ discountAmount: 50_000, currency: 'VND', quantity: 3, description: 'Thu' },
    });
    const { version, code, startDate, expirationDate } = voucher;
    const rest = { version, code, startDate, expirationDate, discountAmount: 60_000 };
    const { body } = await update(voucher, { ...rest, active: false });
    expect(body).toMatchObject({
      ...{ discountAmount: 60_000, currency: 'VND', quantity: 3, description: 'Thu' },
      isActive: false,
    });
  });

  test('a second editor is told, and nothing is overwritten', async () => {
    const voucher = await newVoucher(given.partner);
    const saves = await Promise.all(
      [11, 12].map((discountPercent) => update(voucher, { ...asRead(voucher), discountPercent })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(saves.find(({ status }) => status === 409)?.body.code).toBe('STALE');
    const saved = saves.find(({ status }) => status === 200);
    expect(await readVoucher(given.partner, voucher)).toEqual(saved?.body);
  });

  test('never allows fewer uses than there were', async () => {
    const voucher = await newVoucher(given.partner, { quantity: 5 });
    const hotel = await newHotel({ owner: given.partner.email, rooms: [{ price: 500_000 }] });
    const { token } = await newTraveller();
    for (const day of [5, 9]) {
      const booking = bookingOf(hotel, hotel.rooms, stayIn(day));
      const body = { ...booking, totalPrice: 900_000, voucherCode: voucher.code };
      expect((await book(token, body)).status).toBe(201);
    }
    const tooFew = await update(voucher, { ...asRead(voucher), quantity: 1 });
    expect(tooFew.status).toBe(422);
    expect(tooFew.body.fieldErrors).toEqual({
      quantity: 'It has been used 2 times; there cannot be fewer uses than that.',
    });
    const enough = await update(voucher, { ...asRead(voucher), quantity: 2 });
    expect(enough.body).toMatchObject({ quantity: 2, usedCount: 2, remainingQuantity: 0 });
    const unlimited = await update(voucher, { ...asRead(enough.body), quantity: 0 });
    expect(unlimited.body).toMatchObject({ quantity: 0, usedCount: 2, remainingQuantity: -2 });
  });

  test('cannot take the code of another voucher', async () => {
    const [one, other] = [await newVoucher(given.partner), await newVoucher(given.partner)];
    const { status, body } = await update(one, { ...asRead(one), code: other.code.toLowerCase() });
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['code']]);
  });
});

test('another partner’s voucher is not found, and stays as it is', async () => {
  const voucher = await newVoucher(given.partner);
  const path = `/api/partner/vouchers/${voucher.id}`;
  expect((await call('GET', path, { token: given.stranger.token })).status).toBe(404);
  expect((await update(voucher, asRead(voucher), given.stranger)).status).toBe(404);
  expect((await remove(voucher, given.stranger)).status).toBe(404);
  expect(await readVoucher(given.partner, voucher)).toEqual(voucher);
});

test('a deleted voucher is gone, and cannot be deleted again', async () => {
  const voucher = await newVoucher(given.partner);
  expect((await remove(voucher)).body).toEqual({ message: 'The discount is deleted.' });
  expect((await remove(voucher)).status).toBe(404);
  expect((await update(voucher, asRead(voucher))).status).toBe(404);
  expect((await call('GET', `/api/partner/vouchers/${voucher.id}`, given.partner)).status).toBe(
    404,
  );
});

test('a code that is guessed in the address is no voucher', async () => {
  const { status } = await call('GET', `/api/partner/vouchers/${randomUUID()}`, given.partner);
  expect(status).toBe(422);
});
