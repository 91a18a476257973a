import { momentText } from '../../../domain/stays/dayText';
import { addDays, vietnamInstant, vietnamToday } from '../../../domain/stays/stay';
import { newTraveller } from '../../support/accounts';
import type { BookingAnswer, ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { mailsCollected, mailTo, tenMinutesLater } from '../../support/server/outbox';
import {
  act,
  bookedIn,
  newHouse,
  partnerBooking,
  type House,
  type PageAnswer,
  setStatus,
  type PartnerBookingAnswer,
} from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

let house: House;
beforeAll(async () => {
  house = await newHouse();
});

type Answered = BookingAnswer & ProblemAnswer & { arrivalTime: string | null };

function arrive(id: string, arrivalTime: unknown, { token } = house.traveller) {
  const path = `/api/customer/bookings/${id}/arrival`;
  return call<Answered>('PUT', path, { token, body: { arrivalTime } });
}

const at = (days: number, time: string) =>
  vietnamInstant(addDays(vietnamToday(new Date()), days), time).toISOString();

test('a guest who comes late says so once: the rooms wait, and both sides know', async () => {
  const { traveller, partner, hotel } = house;
  const id = await bookedIn(house, { days: 5 });
  const { status, body } = await arrive(id.toLowerCase(), '21:30');
  expect([status, body.arrivalTime, body.holdUntil]).toEqual([200, '21:30', at(5, '21:30')]);
  const path = `/api/customer/bookings/${id}`;
  expect((await call('GET', path, { token: traveller.token })).body).toEqual(body);

  const again = await arrive(id, '22:30');
  expect([again.status, again.body.code]).toEqual([409, 'ARRIVAL_SET']);
  expect(again.body.message).toContain('gọi cho khách sạn');

  const seen = await partnerBooking(partner.token, id);
  expect(seen.body).toMatchObject({ arrivalTime: '21:30', holdUntil: at(5, '21:30') });
  expect(seen.body.history.at(-1)).toMatchObject({
    status: 'CONFIRMED',
    reason: 'Arrives at 21:30; the rooms are held until 21:30',
  });
  const list = await call<{ content: PartnerBookingAnswer[] }>(
    'GET',
    `/api/partner/bookings?text=${id}`,
    { token: partner.token },
  );
  expect(list.body.content).toEqual([expect.objectContaining({ arrivalTime: '21:30' })]);

  const mail = await mailTo(traveller.email, { subject: new RegExp(`giờ đến 21:30: ${id}`) });
  const hold = momentText(new Date(at(5, '21:30')), 'vi');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(hotel.name);
    expect(form).toContain(hold);
  }
  expect(mail.link).toMatch(new RegExp(`/bookings/${id}$`));
  expect(mail.calendar).toMatch(new RegExp(`UID:${id}@`));
  expect(mail.calendar).toContain('SEQUENCE:1\r\n');
});

type News = { kind: string; bookingId: string | null; title: string; text: string };

async function newsAbout(id: string): Promise<News[]> {
  const { token } = house.partner;
  const path = '/api/partner/notifications?size=50';
  const { body } = await call<PageAnswer<News>>('GET', path, { token });
  return body.content.filter(({ bookingId }) => bookingId === id);
}

test('the hotel is told, in its list and by mail', async () => {
  const { hotel, partner } = house;
  const id = await bookedIn(house, { days: 70 });
  await arrive(id, '20:15');
  expect(await newsAbout(id)).toMatchObject([
    { kind: 'ARRIVAL_SET', title: `Arrival time for ${hotel.name}` },
    { kind: 'BOOKING_CREATED' },
  ]);
  const [news] = await newsAbout(id);
  expect(news!.text).toMatch(
    /^Nguyễn Lan arrives at 20:15; the rooms are held until 20:15\. .+ → /,
  );
  await tenMinutesLater(partner.email);
  const mail = await mailTo(partner.email, { subject: new RegExp(`^Arrival .+: ${id}`) });
  // The same guest's other bookings of these minutes are in it.
  expect(mail.subject).toContain(`Arrival time for ${hotel.name}: ${id}`);
  expect(mail.text).toContain('Arrives at: 20:15');
  expect(mail.text).toContain('Nguyễn Lan, 0912345678');
  expect(mail.text).toContain(`${sharedServer().url}/partner/bookings?booking=${id}`);
});

test('an owner who wants no mails of bookings gets none of arrivals, and is told in the list', async () => {
  const { token, email } = house.partner;
  const id = await bookedIn(house, { days: 80 });
  const path = '/api/partner/settings';
  const set = (mailOnBooking: boolean) =>
    call('PUT', path, { token, body: { mailOnBooking, mailOnCancellation: true } });
  await set(false);
  await arrive(id, '20:15');
  await set(true);
  await mailsCollected();
  const mails = await sql('select 1 from outbox where recipient = $1 and subject like $2', [
    email,
    `Arrival%${id}`,
  ]);
  expect(mails).toEqual([]);
  expect((await newsAbout(id)).map(({ kind }) => kind)).toEqual(['ARRIVAL_SET', 'BOOKING_CREATED']);
});

test('every answer says how the booking stands, not how it began', async () => {
  const { token } = house.traveller;
  type Said = { data: { message: string } };
  const path = (id: string) => `/api/customer/bookings/${id}`;
  const saidOf = async (id: string) =>
    (await call<Said>('GET', path(id), { token })).body.data.message;
  const id = await bookedIn(house, { days: 90 });
  expect(await saidOf(id)).toBe('Đặt phòng thành công. Phòng của bạn đã được giữ.');
  await arrive(id, '21:30');
  expect(await saidOf(id)).toBe('Đã ghi giờ đến 21:30. Phòng của bạn đã được giữ.');
  const gone = await call<Said>('POST', `${path(id)}/cancel`, { token });
  expect(gone.body.data.message).toBe('Đặt phòng đã được huỷ.');
  const other = await bookedIn(house, { days: 94 });
  for (const status of ['CHECKED_IN', 'COMPLETED', 'NO_SHOW']) {
    await setStatus(other, status);
    expect(await saidOf(other)).not.toContain('đã được giữ');
  }
});

test('an early arrival shortens no hold, and the last minute of the day is the longest', async () => {
  const early = await bookedIn(house, { days: 10 });
  expect((await arrive(early, '14:00')).body.holdUntil).toBe(at(10, '18:00'));
  const late = await bookedIn(house, { days: 14 });
  expect((await arrive(late, '23:59')).body.holdUntil).toBe(at(14, '23:59'));
});

test('of two at once, one is noted', async () => {
  const id = await bookedIn(house, { days: 20 });
  const answers = await Promise.all([
    arrive(id, '20:00'),
    arrive(id, '21:00'),
    arrive(id, '22:00'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const noted = answers.find(({ status }) => status === 200)!.body;
  expect((await partnerBooking(house.partner.token, id)).body.history).toHaveLength(2);
  const { body } = await partnerBooking(house.partner.token, id);
  expect(body).toMatchObject({ arrivalTime: noted.arrivalTime, holdUntil: noted.holdUntil });
});

test.each(['13:59', '00:00', '24:00', '9:30', '21:30:00', '', null, 2130])(
  'no such arrival: %j',
  async (arrivalTime) => {
    const id = await bookedIn(house, { days: 30 });
    const { status, body } = await arrive(id, arrivalTime);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['arrivalTime']]);
    expect(
      (await call('POST', `/api/customer/bookings/${id}/cancel`, house.traveller)).status,
    ).toBe(200);
  },
);

test('it is refused after the hold, and for a booking that waits for nobody', async () => {
  const over = await bookedIn(house, { days: 40 });
  await sql(`update bookings set hold_until = now() - interval '1 minute' where code = $1`, [over]);
  const late = await arrive(over, '21:30');
  expect([late.status, late.body.code]).toEqual([409, 'HOLD_OVER']);

  const cancelled = await bookedIn(house, { days: 44 });
  await call('POST', `/api/customer/bookings/${cancelled}/cancel`, house.traveller);
  const gone = await arrive(cancelled, '21:30');
  expect([gone.status, gone.body.code]).toEqual([409, 'STATUS_CHANGED']);
});

test('somebody else’s booking is not found and stays as it is', async () => {
  const id = await bookedIn(house, { days: 50 });
  expect((await arrive(id, '21:30', await newTraveller())).status).toBe(404);
  expect((await arrive(id, '21:30', house.partner)).status).toBe(404);
  expect((await arrive('ND-1-AAAAAAAAAA', '21:30')).status).toBe(404);
  const { body } = await partnerBooking(house.partner.token, id);
  expect(body).toMatchObject({ arrivalTime: null });
  expect(body.history).toHaveLength(1);
});

test('a guest whose rooms were released reads so', async () => {
  const id = await bookedIn(house, { days: 60 });
  await sql(`update bookings set hold_until = now() - interval '1 minute' where code = $1`, [id]);
  expect((await act(house.partner.token, id, 'release')).status).toBe(200);
  const subject = new RegExp(`không còn giữ phòng cho đơn ${id}`);
  expect((await mailTo(house.traveller.email, { subject })).text).toContain('Đã giữ phòng đến');
});
