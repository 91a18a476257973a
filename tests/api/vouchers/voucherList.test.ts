import fc from 'fast-check';
import { newPartner, type TestAccount } from '../../support/accounts';
import { stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { hoursFromNow, newVoucher, type VoucherAnswer } from '../../support/vouchers';
import { given } from './partnerSetup';

interface Page {
  content: VoucherAnswer[];
  totalElements: number;
  totalPages: number;
}
const list = async (query: string, { token } = given.partner) =>
  (await call<Page>('GET', `/api/partner/vouchers?${query}`, { token })).body;

describe('listVouchers', () => {
  let owner: TestAccount;
  beforeAll(async () => {
    owner = await newPartner();
    const ahead = { startDate: hoursFromNow(2) };
    const over = { startDate: hoursFromNow(-9), expirationDate: hoursFromNow(-8) };
    await newVoucher(owner, { code: 'BETA', description: 'Đón hè', quantity: 9 });
    await newVoucher(owner, { code: 'alpha', ...ahead });
    await newVoucher(owner, { code: 'GAMMA', ...over });
    await newVoucher(owner, { code: '=DELTA', active: false });
    await newVoucher(owner, { code: 'EPSILON', ...ahead, active: false });
  });
  const codes = async (query: string) => (await list(query, owner)).content.map(({ code }) => code);

  test('shows the newest first, page by page', async () => {
    const first = await list('size=2', owner);
    expect(first).toMatchObject({ totalElements: 5, totalPages: 3 });
    expect(first.content.map(({ code }) => code)).toEqual(['EPSILON', '=DELTA']);
    expect(await codes('size=2&page=2')).toEqual(['BETA']);
  });

  test.each([
    ['status=active', ['BETA']],
    ['status=scheduled', ['alpha']],
    ['status=expired&sort=code', ['=DELTA', 'EPSILON', 'GAMMA']],
    ['text=don%20he', ['BETA']],
    ['text=ALPH', ['alpha']],
    ['sort=code', ['=DELTA', 'alpha', 'BETA', 'EPSILON', 'GAMMA']],
    ['sort=-code&size=1', ['GAMMA']],
    ['sort=expiration&size=1', ['GAMMA']],
    ['sort=-start&size=2', ['EPSILON', 'alpha']],
  ])('%s', async (query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  test('goes out as CSV that no spreadsheet takes for a formula', async () => {
    const answer = await call<string>('GET', '/api/partner/vouchers/export?sort=code', owner);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = answer.body.replace('\uFEFF', '').trim().split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^Code,Discount,/);
    expect(lines[1]).toMatch(/^'=DELTA,10%,/);
    expect(lines[3]).toMatch(/^BETA,10%,.*,0,9,active,no,Đón hè$/);
    const scheduled = '/api/partner/vouchers/export?status=scheduled';
    expect((await call<string>('GET', scheduled, owner)).body).toMatch(/^alpha,/m);
    expect((await call<string>('GET', scheduled, owner)).body).not.toMatch(/BETA/);
  });
});

describe('previewVoucher', () => {
  const preview = (body: object, { token } = given.partner) =>
    call<ProblemAnswer & { total: number }>('POST', '/api/partner/vouchers/preview', {
      token,
      body,
    });
  const discount = fc.oneof(
    fc.record({ discountPercent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({
      discountAmount: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
      currency: fc.constantFrom('USD', 'EUR'),
    }),
    fc.record({
      discountAmount: fc.integer({ min: 1, max: 5_000_000 }),
      currency: fc.constant('VND'),
    }),
  );

  test('is the quote, to the dong', async () => {
    const room = fc.integer({ min: 1, max: 20_000_000 }).map((price) => ({ price }));
    const nights = fc.integer({ min: 1, max: 60 });
    await fc.assert(
      fc.asyncProperty(discount, room, nights, async (terms, plan, length) => {
        const hotel = await newHotel({ owner: given.partner.email, rooms: [plan] });
        const stay = { hotelId: hotel.id, ...stayIn(4, length) };
        const roomId = hotel.rooms[0]!.id;
        const { code } = await newVoucher(given.partner, terms);
        const quoted = await call<object>('POST', '/api/customer/quotes', {
          body: { ...stay, roomIds: [roomId], voucherCode: code },
        });
        const shown = await preview({ ...stay, roomId, ...terms });
        expect(shown.status).toBe(200);
        expect(quoted.body).toMatchObject(shown.body);
      }),
      { numRuns: 25 },
    );
  });

  test('prices a room that is taken, in a hotel that is not listed, without any discount yet', async () => {
    const hotel = await newHotel({
      ...{ owner: given.partner.email, listed: false },
      rooms: [{ price: 700_000, status: 'MAINTENANCE' }],
    });
    const trial = { hotelId: hotel.id, roomId: hotel.rooms[0]!.id, ...stayIn(2, 3) };
    expect((await preview(trial)).body).toEqual({
      ...{ nights: 3, roomTotal: 2_100_000, discount: 0, totalPrice: 2_100_000 },
      ...{ taxAndFeePercent: 10, taxAndFee: 210_000, total: 2_310_000 },
    });
  });

  test('keeps the rules of the quote', async () => {
    const hotel = await newHotel({ owner: given.partner.email, minimumStay: '1_WEEK' });
    const trial = { hotelId: hotel.id, roomId: hotel.rooms[0]!.id, ...stayIn(2, 7) };
    const fields = async (changes: object) =>
      Object.keys((await preview({ ...trial, ...changes })).body.fieldErrors ?? {});
    expect(await fields({})).toEqual([]);
    expect(await fields(stayIn(2, 6))).toEqual(['checkOutDate']);
    expect(await fields(stayIn(-1, 9))).toEqual(['checkInDate']);
    expect(await fields({ discountPercent: 5, discountAmount: 5 })).toEqual(['discountPercent']);
    expect(await fields({ discountAmount: 0.001 })).toEqual(['discountAmount']);
  });

  test('finds no room of another hotel or of another partner', async () => {
    const [mine, second] = [
      await newHotel({ owner: given.partner.email }),
      await newHotel({ owner: given.partner.email }),
    ];
    const trial = { hotelId: mine.id, roomId: mine.rooms[0]!.id, ...stayIn(2) };
    expect((await preview(trial)).status).toBe(200);
    expect((await preview({ ...trial, hotelId: second.id })).status).toBe(404);
    expect((await preview(trial, given.stranger)).status).toBe(404);
    expect((await preview({ ...trial, roomId: 999_999_999 })).status).toBe(404);
  });
});
