import { newTraveller, type TestAccount } from '../../support/accounts';
import { call } from '../../support/client';
import {
  act,
  bookedIn,
  movedBack,
  newHouse,
  setStatus,
  type House,
} from '../../support/partnerBookings';
import {
  completedStay,
  review,
  visitedHouse,
  writtenEarlier,
  type ReviewAnswer,
} from '../../support/reviews';
import { good, reviewsOf, shownRatings, sql } from './setup';
import { earlier } from '../../support/earlier';

describe('who may write', () => {
  let house: House;
  beforeAll(async () => {
    house = await newHouse({ rooms: Array.from({ length: 5 }, () => ({ price: 500_000 })) });
  });

  test.each([
    ['CONFIRMED', 'STAY_NOT_COMPLETED'],
    ['CHECKED_IN', 'STAY_NOT_COMPLETED'],
    ['CANCELLED', 'NO_STAY'],
    ['NO_SHOW', 'NO_STAY'],
  ])('not the guest of a booking that is %s', async (status, code) => {
    const id = await bookedIn(house, { days: 10 });
    await setStatus(id, status);
    const refused = await review('POST', house.traveller, id, good);
    expect([refused.status, refused.body.code]).toEqual([409, code]);
    expect((await reviewsOf(house.hotel.id)).body.totalElements).toBe(0);
    await setStatus(id, 'CANCELLED');
  });

  test('nobody but the guest, who may once', async () => {
    const id = await completedStay(house);
    const stranger = await newTraveller();
    expect((await review('POST', stranger, id, good)).status).toBe(404);
    expect((await review('POST', house.partner, id, good)).status).toBe(404);
    const answers = await Promise.all(
      [1, 2, 3].map(() => review('POST', house.traveller, id, good)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.map(({ body }) => body.code).sort()[0]).toBe('REVIEW_EXISTS');
    expect((await review('PUT', stranger, id, good)).status).toBe(404);
  });

  test('not who left on the day of arrival, also when that was long ago', async () => {
    const id = await bookedIn(house, { room: 2 });
    await act(house.partner.token, id, 'check-in');
    await act(house.partner.token, id, 'check-out');
    await expectRefused(house.traveller, id, 'NO_NIGHT');
    await sql(
      `update booking_history e set created_at = ${earlier('e.created_at', `interval '25 days'`)} from bookings b
       where b.hotel_id = e.hotel_id and b.id = e.booking_id and b.code = $1`,
      [id],
    );
    await movedBack(id, 25);
    await expectRefused(house.traveller, id, 'NO_NIGHT');
  });

  test('not the owner, and not whoever is reached where the hotel is', async () => {
    const { hotel, partner } = house;
    const own = { hotel, traveller: partner };
    await call('PUT', '/auth/update-profile', {
      token: partner.token,
      body: { firstName: 'Minh', lastName: 'Trần', phone: '0912345679' },
    });
    await expectRefused(partner, await completedStay(own, { room: 3 }), 'OWN_HOTEL');
    const clerk = await newTraveller();
    await sql('update hotels set email = $2 where id = $1', [hotel.id, clerk.email.toUpperCase()]);
    const stay = await completedStay({ hotel, traveller: clerk }, { room: 4 });
    await expectRefused(clerk, stay, 'OWN_HOTEL');
  });

  test.each(['0912 345 678', '(091) 234.56.78', '+84 912-345-678'])(
    'nor whoever is called where the hotel is, whose number is written as %s',
    async (phone) => {
      const place = await newHouse({ phone });
      const id = await completedStay(place);
      const { token } = place.traveller;
      const { body } = await call('GET', `/api/customer/bookings/${id}`, { token });
      expect(body).toMatchObject({ reviewable: false });
      const refused = await review('POST', place.traveller, id, good);
      expect([refused.status, refused.body.code]).toEqual([409, 'OWN_HOTEL']);
    },
  );

  /** The booking says so beforehand, and the hotel's page does not offer the stay. */
  async function expectRefused({ token }: TestAccount, id: string, code: string): Promise<void> {
    const { body } = await call('GET', `/api/customer/bookings/${id}`, { token });
    expect(body).toMatchObject({ status: 'COMPLETED', reviewable: false });
    const offered = `/api/customer/hotels/${house.hotel.id}/own-stays`;
    expect(JSON.stringify((await call('GET', offered, { token })).body)).not.toContain(id);
    const refused = await review('POST', { token }, id, good);
    expect([refused.status, refused.body.code]).toEqual([409, code]);
  }

  test('the stays that may be reviewed are the caller’s own completed ones', async () => {
    const own = async ({ token }: TestAccount) => {
      const path = `/api/customer/hotels/${house.hotel.id}/own-stays`;
      const { body } = await call<{ bookingId: string; review?: ReviewAnswer }[]>('GET', path, {
        token,
      });
      return body.map(({ bookingId, review: written }) => [bookingId, written?.rating]);
    };
    const traveller = await newTraveller();
    expect(await own(traveller)).toEqual([]);
    const stay = await completedStay({ ...house, traveller }, { room: 1 });
    await bookedIn({ ...house, traveller }, { days: 30, room: 1 });
    expect(await own(traveller)).toEqual([[stay, undefined]]);
    await review('POST', traveller, stay, good);
    expect(await own(traveller)).toEqual([[stay, 5]]);
  });
});

describe('changing', () => {
  test('within seven days, as often as one likes; the average follows', async () => {
    const { hotel, traveller, bookingId } = await visitedHouse();
    const { body: first } = await review('POST', traveller, bookingId, good);
    await writtenEarlier(bookingId, '6 days 23 hours');
    const changed = await review('PUT', traveller, bookingId, { rating: 2, comment: 'Ồn.' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id: first.id, rating: 2, comment: 'Ồn.' });
    expect(changed.body.changedAt).not.toBeNull();
    const shown = await shownRatings(hotel.id, hotel.rooms[0]!.id);
    expect(shown).toEqual(shown.map(() => [2, 1]));
    // Changing does not begin the seven days anew.
    await writtenEarlier(bookingId, '2 hours');
    expect((await review('PUT', traveller, bookingId, good)).status).toBe(409);
  });

  test('after seven days it says when that ended, and nothing changes', async () => {
    const { hotel, traveller, bookingId } = await visitedHouse();
    await review('POST', traveller, bookingId, good);
    await writtenEarlier(bookingId, '7 days');
    const refused = await review('PUT', traveller, bookingId, { rating: 1, comment: 'Tệ.' });
    expect([refused.status, refused.body.code]).toEqual([409, 'REVIEW_FINAL']);
    expect(refused.body.message).toMatch(/^Thời hạn 7 ngày .* đã hết lúc \d\d:\d\d, (T\d|CN) /);
    expect(new Date(refused.body.endedAt!).getTime()).toBeLessThanOrEqual(Date.now());
    expect((await reviewsOf(hotel.id)).body.content[0]).toMatchObject(good);
  });

  test('what was never written cannot be changed', async () => {
    const { traveller, bookingId } = await visitedHouse();
    expect((await review('PUT', traveller, bookingId, good)).status).toBe(404);
  });
});

describe('what is written', () => {
  test('is composed, trimmed and kept in lines', async () => {
    const { traveller, bookingId } = await visitedHouse();
    const typed = `  ${'Sạch sẽ'.normalize('NFD')}.\r\n\r\n\r\n\r\n😀 Đẹp.\n `;
    const { body } = await review('POST', traveller, bookingId, { rating: 4, comment: typed });
    expect(body.comment).toBe('Sạch sẽ.\n\n😀 Đẹp.');
  });

  test.each([
    ['no stars', { comment: 'Được.' }, 'rating'],
    ['six stars', { rating: 6, comment: 'Được.' }, 'rating'],
    ['half a star', { rating: 4.5, comment: 'Được.' }, 'rating'],
    ['stars as text', { rating: '5', comment: 'Được.' }, 'rating'],
    ['no comment', { rating: 5 }, 'comment'],
    ['blanks', { rating: 5, comment: ' \n ' }, 'comment'],
    ['too much', { rating: 5, comment: 'ă'.repeat(2001) }, 'comment'],
  ])('%s is refused and named', async (_, body, field) => {
    const { traveller, bookingId } = await visited;
    const refused = await review('POST', traveller, bookingId, body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual([field]);
  });

  test.each([
    ['a bell', 'Kêu \u0007 chuông'],
    ['a blank that is none', '\u000b\u0085 Đẹp'],
    ['text turned round', 'Đẹp \u202egnuhc'],
  ])('%s is refused and called what it is', async (_, comment) => {
    const { traveller, bookingId } = await visited;
    const refused = await review('POST', traveller, bookingId, { rating: 5, comment });
    expect([refused.status, refused.body.fieldErrors]).toEqual([
      422,
      { comment: 'Giá trị chứa ký tự không được phép.' },
    ]);
  });

  let visited: ReturnType<typeof visitedHouse>;
  beforeAll(() => {
    visited = visitedHouse();
  });
});
