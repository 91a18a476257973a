import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import {
  book,
  bookingOf,
  stayIn,
  type BookingAnswer,
  type ProblemAnswer,
} from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { act } from '../../support/partnerBookings';
import { mailsCollected, mailTo, tenMinutesLater } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

let lan: TestAccount;
let partner: TestAccount;
let hotel: TestHotel;

beforeAll(async () => {
  lan = await newTraveller();
  partner = await newPartner();
  hotel = await newHotel({ owner: partner.email });
});

function cancel(id: string, { token }: TestAccount = lan) {
  return call<BookingAnswer & ProblemAnswer>('POST', `/api/customer/bookings/${id}/cancel`, {
    token,
  });
}

async function booked(days: number): Promise<string> {
  const body = { ...bookingOf(hotel, hotel.rooms, stayIn(days)), phoneNumber: '0912345678' };
  const answer = await book(lan.token, body);
  expect(answer.status).toBe(201);
  return answer.body.bookingId;
}

test('a traveller cancels: the nights are free, and both sides are told', async () => {
  const id = await booked(20);
  // What waits at the same time would be told in the same mail.
  await mailTo(lan.email, { subject: new RegExp(id) });
  const { status, body } = await cancel(id);
  expect([status, body.status]).toEqual([200, 'CANCELLED']);
  const mail = await mailTo(lan.email, { subject: new RegExp(`đã huỷ đơn đặt phòng ${id}`) });
  expect(mail.text).toContain('huỷ miễn phí');
  // Other places on the same days.
  expect(mail.text).toContain(`/hotels?checkIn=${stayIn(20).checkInDate}`);
  // The very same nights.
  await booked(20);

  await tenMinutesLater(partner.email);
  const told = await mailTo(partner.email, { is: (text) => text.includes('has cancelled') });
  expect(told.text).toContain(id);
  const { body: news } = await call<{ content: { kind: string; bookingId: string }[] }>(
    'GET',
    '/api/partner/notifications',
    { token: partner.token },
  );
  expect(news.content).toContainEqual(
    expect.objectContaining({ kind: 'BOOKING_CANCELLED', bookingId: id }),
  );
});

test('the guest reads who cancelled, when, and why where it was not they', async () => {
  const [own, ofHotel, stands] = [await booked(50), await booked(54), await booked(58)];
  const read = async (id: string) => {
    const { token } = lan;
    return (await call<BookingAnswer>('GET', `/api/customer/bookings/${id}`, { token })).body;
  };
  expect((await cancel(own)).body).toMatchObject({ cancellation: { by: 'GUEST' } });
  await act(partner.token, ofHotel, 'cancel', { body: { reason: ' Vỡ ống nước ' } });
  const { cancellation } = (await read(own)) as BookingAnswer & { cancellation: { at: string } };
  expect(cancellation).toEqual({ by: 'GUEST', at: expect.any(String) as string });
  expect(Math.abs(Date.parse(cancellation.at) - Date.now())).toBeLessThan(600_000);
  expect(await read(ofHotel)).toMatchObject({
    cancellation: { by: 'HOTEL', reason: 'Vỡ ống nước' },
  });
  expect(await read(stands)).not.toHaveProperty('cancellation');
});

test('of three clicks at once, one cancels', async () => {
  const id = await booked(30);
  const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an owner who wants no such mails gets none, but the notification', async () => {
  const quiet = await newPartner();
  const house = await newHotel({ owner: quiet.email });
  const settings = { mailOnBooking: false, mailOnCancellation: false };
  await call('PUT', '/api/partner/settings', { token: quiet.token, body: settings });
  const body = { ...bookingOf(house, house.rooms, stayIn(20)), phoneNumber: '0912345678' };
  const { bookingId } = (await book(lan.token, body)).body;
  expect((await cancel(bookingId)).status).toBe(200);
  await mailsCollected();
  const mails = await sql<{ subject: string }>('select subject from outbox where recipient = $1', [
    quiet.email,
  ]);
  expect(mails.filter(({ subject }) => subject.includes(bookingId))).toEqual([]);
});

test('a booking within 72 hours is noted as late, and one after the hold is refused', async () => {
  const late = await booked(1);
  expect((await cancel(late)).status).toBe(200);
  const [event] = await sql<{ reason: string }>(
    `select reason from booking_history where status = 'CANCELLED' and booking_id =
       (select id from bookings where code = $1)`,
    [late],
  );
  expect(event!.reason).toBe('Cancelled late by the guest');

  const over = await booked(1);
  await sql(`update bookings set hold_until = now() - interval '1 minute' where code = $1`, [over]);
  const refused = await cancel(over);
  expect([refused.status, refused.body.code]).toEqual([409, 'TOO_LATE']);
  expect(refused.body.message).toContain('gọi cho khách sạn');
});

test('somebody else’s booking is not found and stays', async () => {
  const id = await booked(50);
  expect((await cancel(id, await newTraveller())).status).toBe(404);
  expect((await cancel(id, partner)).status).toBe(404);
  const { body } = await call<BookingAnswer>('GET', `/api/customer/bookings/${id}`, {
    token: lan.token,
  });
  expect(body.status).toBe('CONFIRMED');
});
