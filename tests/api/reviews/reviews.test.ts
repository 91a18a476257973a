import fc from 'fast-check';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';
import { completedStay, review, visitedHouse, type ReviewAnswer } from '../../support/reviews';
import { good, reviewsOf, shownRatings, sql } from './setup';

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
    `with copied as (
       insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
         guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
         tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at)
       select hotel_id, copy, $3, status, check_in, check_out, adults, children, guest_first_name,
         guest_last_name, guest_email,
         guest_phone, room_total, total_price, tax_and_fee_percent, tax_and_fee, total_amount,
         hold_until, created_at - interval '22 days'
       from bookings, generate_series(1, $2::int + 1) n,
         lateral (select left(code, -2) || lpad(translate(n::text, '01', 'XY'), 2, 'Z') as copy) c
       where code = $1 and copy <> code limit $2::int returning hotel_id, id, code, status
     ), rooms as (
       insert into booking_rooms (hotel_id, booking_id, room_id, position, name, description, price,
         adults, children, beds, services)
       select c.hotel_id, c.id, k.room_id, k.position, k.name, k.description, k.price, k.adults,
         k.children, k.beds, k.services
       from copied c, bookings b join booking_rooms k on k.hotel_id = b.hotel_id and k.booking_id = b.id
       where b.code = $1
     ), events as (
       insert into booking_history (hotel_id, booking_id, status, created_at)
       select hotel_id, id, status, now() - interval '22 days' from copied
     )
     select code from copied`,
    [code, count, userId],
  );
  return rows.map((row) => row.code);
}
