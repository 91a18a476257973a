import fc from 'fast-check';
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
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();
const good = { rating: 5, comment: 'Phòng sạch, nhân viên chu đáo.' };

interface ReviewPage {
  content: ReviewAnswer[];
  totalElements: number;
  totalPages: number;
  totalRatings: number;
  totalReviews: number;
  distribution: number[];
}

function reviewsOf(hotelId: number, query = '') {
  return call<ReviewPage>('GET', `/api/customer/hotels/${hotelId}/reviews${query}`);
}

/** The hotel's average and count, on every surface that shows them. */
async function shownRatings(hotelId: number, roomId: number): Promise<[number, number][]> {
  const hotel = await call<{ totalRatings: number; totalReviews: number; name: string }>(
    'GET',
    `/api/customer/hotels/${hotelId}`,
  );
  const list = await call<{ content: { id: number; rating: number; totalReviews: number }[] }>(
    'GET',
    `/api/customer/hotels?text=${encodeURIComponent(hotel.body.name)}`,
  );
  const room = await call<{ totalRating: number; totalReviews: number }>(
    'GET',
    `/api/customer/rooms/${roomId}`,
  );
  const page = await reviewsOf(hotelId);
  const card = list.body.content.find(({ id }) => id === hotelId)!;
  return [
    [hotel.body.totalRatings, hotel.body.totalReviews],
    [card.rating, card.totalReviews],
    [room.body.totalRating, room.body.totalReviews],
    [page.body.totalRatings, page.body.totalReviews],
  ];
}

test('a guest reviews a completed stay, and every surface counts it at once', async () => {
  const { hotel, traveller, bookingId } = await visitedHouse();
  await sql(
    `insert into reviews (hotel_id, user_name, rating, comment, created_at)
     values ($1, 'Trần Thu Hà', 2, 'Từ trang cũ.', now() - interval '1 year')`,
    [hotel.id],
  );
  const written = await review('POST', traveller, bookingId, good);
  expect(written.status).toBe(201);
  expect(written.body).toMatchObject({ ...good, changedAt: null, hotelResponse: null });
  const shown = await shownRatings(hotel.id, hotel.rooms[0]!.id);
  expect(shown).toEqual(shown.map(() => [3.5, 2]));

  const { body } = await reviewsOf(hotel.id);
  expect(body.distribution).toEqual([0, 1, 0, 0, 1]);
  const [mine, imported] = body.content;
  expect(mine).toMatchObject({ id: written.body.id, userName: 'Nguyễn Lan', ...good });
  expect(mine!.stay).toMatchObject({ nights: 2, rooms: [hotel.rooms[0]!.name] });
  expect(mine!.stay!.month).toMatch(/^\d{4}-\d\d$/);
  expect(imported).not.toHaveProperty('stay');

  const booking = await call<{ review: ReviewAnswer }>(
    'GET',
    `/api/customer/bookings/${bookingId}`,
    { token: traveller.token },
  );
  expect(booking.body.review).toEqual(written.body);
  const past = await call<{ content: { bookingId: string; review: ReviewAnswer }[] }>(
    'GET',
    '/api/customer/bookings?when=past',
    { token: traveller.token },
  );
  expect(past.body.content.map((row) => [row.bookingId, row.review])).toEqual([
    [bookingId, written.body],
  ]);
});

test('the owner is told of a review, and again when one that was answered has changed', async () => {
  const { hotel, partner, traveller, bookingId } = await visitedHouse();
  const { body } = await review('POST', traveller, bookingId, good);
  const news = async () => {
    const answer = await call<{ content: { kind: string; reviewId: number; text: string }[] }>(
      'GET',
      '/api/partner/notifications',
      { token: partner.token },
    );
    return answer.body.content.filter(({ reviewId }) => reviewId === body.id);
  };
  expect((await news()).map(({ kind }) => kind)).toEqual(['REVIEW_WRITTEN']);
  expect((await news())[0]!.text).toContain(good.comment);

  // Nobody has answered yet: the owner will read what it says then.
  await review('PUT', traveller, bookingId, { ...good, rating: 4 });
  expect(await news()).toHaveLength(1);
  const address = `/api/partner/hotels/${hotel.id}/reviews/${body.id}/answer`;
  await call('PUT', address, { token: partner.token, body: { answer: 'Cảm ơn bạn.' } });
  await review('PUT', traveller, bookingId, { ...good, rating: 2 });
  await review('PUT', traveller, bookingId, { ...good, rating: 1 });
  expect((await news()).map(({ kind }) => kind)).toEqual(['REVIEW_CHANGED', 'REVIEW_WRITTEN']);
});

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
      `update booking_history e set created_at = e.created_at - interval '25 days' from bookings b
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

test('fifty guests at once leave the right average and count', async () => {
  const house = await newHouse();
  const [{ id: traveller }] = (await sql<{ id: number }>(
    'select id from users where email_key = $1',
    [house.traveller.email],
  )) as [{ id: number }];
  const codes = await copiedStays(await completedStay(house), 50, traveller);
  const stars = fc.sample(fc.integer({ min: 1, max: 5 }), { numRuns: 50, seed: 5 });
  const answers = await Promise.all(
    codes.map((code, i) => review('POST', house.traveller, code, { ...good, rating: stars[i]! })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  await expectAverage(house.hotel.id, stars);

  const changed = stars.map((rating) => 6 - rating);
  await Promise.all(
    codes.map((code, i) => review('PUT', house.traveller, code, { ...good, rating: changed[i]! })),
  );
  await expectAverage(house.hotel.id, changed);
});

test('the list is paged, newest first, and knows no hotel that is not on sale', async () => {
  const { hotel } = await newHouse();
  await sql(
    `insert into reviews (hotel_id, rating, comment, created_at)
     select $1, 3, 'Số ' || n, now() - n * interval '1 day' from generate_series(1, 12) n`,
    [hotel.id],
  );
  await sql('update hotels set rating = 3, review_count = 12 where id = $1', [hotel.id]);
  const { body } = await reviewsOf(hotel.id, '?page=2&size=5');
  expect(body.content.map(({ comment }) => comment)).toEqual(['Số 11', 'Số 12']);
  // A guest whose account is gone has no name.
  expect(body.content.map(({ userName }) => userName)).toEqual(['', '']);
  expect([body.totalElements, body.totalPages]).toEqual([12, 3]);
  await sql('update hotels set listed = false where id = $1', [hotel.id]);
  expect((await reviewsOf(hotel.id)).status).toBe(404);
});

async function expectAverage(hotelId: number, stars: number[]): Promise<void> {
  const { body } = await reviewsOf(hotelId);
  const average = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  expect(body.totalReviews).toBe(stars.length);
  expect(body.totalRatings).toBeCloseTo(average, 1);
  const counts = [1, 2, 3, 4, 5].map((n) => stars.filter((rating) => rating === n).length);
  expect(body.distribution).toEqual(counts);
}

/** More completed stays like this one, which hold no nights any more; their ids. */
async function copiedStays(code: string, count: number, userId: number): Promise<string[]> {
  const rows = await sql<{ code: string }>(
    `insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
       guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
       tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at)
     select hotel_id, copy, $3, status, check_in, check_out, adults, children, guest_first_name,
       guest_last_name, guest_email,
       guest_phone, room_total, total_price, tax_and_fee_percent, tax_and_fee, total_amount,
       hold_until, created_at
     from bookings, generate_series(1, $2::int + 1) n,
       lateral (select left(code, -2) || lpad(translate(n::text, '01', 'XY'), 2, 'Z') as copy) c
     where code = $1 and copy <> code limit $2::int returning code`,
    [code, count, userId],
  );
  return rows.map((row) => row.code);
}
