import { newPartner, type TestAccount } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import { call, type Answer } from '../../support/client';
import type { House, PageAnswer } from '../../support/partnerBookings';
import { review, visitedHouse, type ReviewAnswer } from '../../support/reviews';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

interface PartnerReview {
  id: number;
  userName: string;
  comment: string;
  answer: string | null;
  answeredAt: string | null;
  bookingId: string | null;
}

let house: House & { bookingId: string };
let reviewId: number;

beforeAll(async () => {
  house = await visitedHouse();
  const words = { rating: 4, comment: 'Bữa sáng rất ngon.' };
  reviewId = (await review('POST', house.traveller, house.bookingId, words)).body.id;
  await sql(
    `insert into reviews (hotel_id, user_name, rating, comment, hotel_response, search_text, created_at)
     values ($1, 'Trần Thu Hà', 2, 'Ồn quá.', 'Xin lỗi bạn.', 'tran thu ha on qua.', now() - interval '1 year')`,
    [house.hotel.id],
  );
});

function list(query = '', { token }: TestAccount = house.partner) {
  return call<PageAnswer<PartnerReview>>('GET', `/api/partner/reviews${query}`, { token });
}

function answer(
  method: 'PUT' | 'DELETE',
  text?: string,
  { token }: TestAccount = house.partner,
): Promise<Answer<PartnerReview & ProblemAnswer>> {
  return call(method, `/api/partner/hotels/${house.hotel.id}/reviews/${reviewId}/answer`, {
    token,
    ...(text !== undefined && { body: { answer: text } }),
  });
}

async function publicAnswers(): Promise<(string | null)[]> {
  const path = `/api/customer/hotels/${house.hotel.id}/reviews`;
  const { body } = await call<PageAnswer<ReviewAnswer>>('GET', path);
  return body.content.map(({ hotelResponse }) => hotelResponse);
}

test.each([
  ['', ['Bữa sáng rất ngon.', 'Ồn quá.']],
  ['?sort=rating', ['Ồn quá.', 'Bữa sáng rất ngon.']],
  ['?answer=waiting', ['Bữa sáng rất ngon.']],
  ['?answer=answered', ['Ồn quá.']],
  ['?rating=4', ['Bữa sáng rất ngon.']],
  ['?rating=5', []],
  ['?text=sang%20NGON', ['Bữa sáng rất ngon.']],
  ['?text=thu%20h%C3%A0', ['Ồn quá.']],
  ['?text=nguyen', ['Bữa sáng rất ngon.']],
])('the list %s finds %j', async (query, comments) => {
  const { body } = await list(query);
  expect(body.content.map(({ comment }) => comment)).toEqual(comments);
  expect(body.totalElements).toBe(comments.length);
});

test('a review is found by its booking and its hotel, not by another', async () => {
  const { bookingId, hotel } = house;
  expect((await list(`?text=${bookingId}`)).body.content[0]).toMatchObject({ bookingId });
  expect((await list(`?hotelId=${hotel.id}`)).body.totalElements).toBe(2);
  expect((await list(`?hotelId=${hotel.id + 1_000_000}`)).body.totalElements).toBe(0);
});

test('the hotel answers, changes the answer and takes it back; travellers read it at once', async () => {
  const first = await answer('PUT', '  Cảm ơn bạn đã ghé.\r\n ');
  expect([first.status, first.body.answer]).toEqual([200, 'Cảm ơn bạn đã ghé.']);
  expect(first.body.answeredAt).not.toBeNull();
  expect(await publicAnswers()).toEqual(['Cảm ơn bạn đã ghé.', 'Xin lỗi bạn.']);
  await answer('PUT', 'Hẹn gặp lại.');
  expect((await publicAnswers())[0]).toBe('Hẹn gặp lại.');
  const gone = await answer('DELETE');
  expect(gone.body).toMatchObject({ answer: null, answeredAt: null });
  expect((await publicAnswers())[0]).toBeNull();
  expect((await list('?answer=waiting')).body.totalElements).toBe(1);
});

test('another partner finds nothing of it', async () => {
  const other = await newPartner();
  expect((await list('', other)).body.totalElements).toBe(0);
  expect((await list(`?hotelId=${house.hotel.id}`, other)).body.totalElements).toBe(0);
  expect((await answer('PUT', 'Đây là tôi.', other)).status).toBe(404);
  expect((await answer('DELETE', undefined, other)).status).toBe(404);
  expect(await publicAnswers()).toContain('Xin lỗi bạn.');
});

test.each([
  ['blanks', ' \n '],
  ['too much', 'a'.repeat(1001)],
  ['a bell', 'Kêu \u0007'],
])('an answer of %s is refused and named', async (_, text) => {
  const refused = await answer('PUT', text);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual(['answer']);
});

test('a review outlives its guest’s account, and leads to nobody', async () => {
  const { partner, traveller, bookingId } = house;
  const { password } = traveller;
  await call('POST', '/api/auth/account/delete', { token: traveller.token, body: { password } });
  const { body } = await list();
  const left = body.content.find(({ id }) => id === reviewId);
  expect(left).toMatchObject({ userName: '', comment: 'Bữa sáng rất ngon.', bookingId: null });
  expect(left).not.toHaveProperty('stay');
  for (const text of ['nguyen', '0912345678', bookingId]) {
    expect((await list(`?text=${text}`)).body.totalElements).toBe(0);
  }
  type News = { kind: string; bookingId: string | null; reviewId: number | null };
  const path = '/api/partner/notifications';
  const news = await call<PageAnswer<News>>('GET', path, { token: partner.token });
  expect(news.body.content.filter((one) => one.reviewId === reviewId)).toEqual([
    expect.objectContaining({ kind: 'REVIEW_WRITTEN', bookingId: null }),
  ]);
});
