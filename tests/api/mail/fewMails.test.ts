import { stayText } from '../../../domain/stays/stayText';
import {
  fifteenSecondsLater,
  mailsCollected,
  mailTo,
  tenMinutesLater,
} from '../../support/server/outbox';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { calendarValue } from '../../support/calendar';
import { changesOf } from '../../support/bookingChanges';
import { call } from '../../support/client';
import { act, newHouse, type House } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

let house: House;
beforeEach(async () => {
  house = await newHouse();
});

/** `heard`: the hotel has read of the booking before it is cancelled. */
async function bookAndCancel({ heard = false } = {}): Promise<string> {
  const { hotel, partner, traveller } = house;
  const { body } = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(20)));
  if (heard) await mailTo(partner.email, { subject: new RegExp(`^New .+ ${body.bookingId}`) });
  const path = `/api/customer/bookings/${body.bookingId}/cancel`;
  expect((await call('POST', path, { token: traveller.token })).status).toBe(200);
  return body.bookingId;
}

/**
 * How many mails about bookings there are to an address, by whether they have to wait: a batch is one. One that is on
 * its way does not wait, though its next attempt is later.
 */
async function mailsTo(email: string): Promise<{ waiting: number; others: number }> {
  await mailsCollected();
  const [row] = await sharedServer().sql<{ waiting: number; others: number }>(
    `select count(*) filter (where waits)::int as waiting,
       (count(distinct sent_at) + count(*) filter (where sent_at is null and not waits))::int as others
     from (
       select sent_at, sent_at is null and attempts = 0 and next_attempt_at > now() as waits
       from outbox where recipient = $1 and topic is not null
     ) mail`,
    [email],
  );
  return row!;
}

test('booking and cancelling in a loop sends neither side more than a few mails', async () => {
  const { partner, traveller } = house;
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(await bookAndCancel({ heard: n === 0 }));
  // The hotel hears of the first booking at once, the guest of the first few.
  expect((await mailsTo(partner.email)).others).toBeLessThanOrEqual(1);
  expect((await mailsTo(traveller.email)).others).toBeLessThanOrEqual(3);

  await tenMinutesLater(partner.email);
  const together = await mailTo(partner.email, { subject: /\(\+5\)$/ });
  // Each booking as it stands now, once.
  for (const id of ids) {
    expect(together.text.match(new RegExp(`Booking: ${id}`, 'g'))).toHaveLength(1);
    expect(together.html).toContain(id);
  }
  expect(together.text.match(/has cancelled/g)).toHaveLength(6);
  expect(together.text).not.toContain('has a new booking');
  expect(together.html.match(/<html/g)).toHaveLength(1);
});

test('what is told together keeps its languages, and of each stay the last entry in the calendar', async () => {
  const { hotel, traveller } = house;
  const { email, token } = traveller;
  const inEnglish = { 'Accept-Language': 'en' };
  // The first three go at once.
  for (const days of [40, 50, 60]) {
    const told = await book(token, bookingOf(hotel, hotel.rooms, stayIn(days)));
    await mailTo(email, { subject: new RegExp(told.body.bookingId) });
  }

  const gone = await bookAndCancel();
  const body = bookingOf(hotel, hotel.rooms, stayIn(20));
  const path = '/api/customer/bookings/create';
  const kept = await call<{ bookingId: string }>('POST', path, { token, body, headers: inEnglish });
  await tenMinutesLater(email);
  const together = await mailTo(email, { subject: /^Booked at .* \(\+1\)$/ });

  const entries = together.calendars.map((file) =>
    ['UID', 'METHOD', 'STATUS'].map((name) => calendarValue(file, name)),
  );
  expect(entries).toEqual([
    [`${gone}@nghi-dau`, 'CANCEL', 'CANCELLED'],
    [`${kept.body.bookingId}@nghi-dau`, 'PUBLISH', 'CONFIRMED'],
  ]);
  const languages = [...together.html.matchAll(/<(\w+) lang="(\w+)">/g)].map(
    ([, ...found]) => found,
  );
  expect(languages).toEqual([
    ['html', 'en'],
    ['div', 'vi'],
    ['div', 'en'],
  ]);
  expect(together.text).toContain('đã được huỷ miễn phí');
  expect(together.text).toContain('Hello ');
});

test('of several changes each is told, also those that wait: none says only what the last one did', async () => {
  const { hotel, partner, traveller } = house;
  const { body } = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(60)));
  await mailTo(partner.email, { subject: /^New / });
  const guest = changesOf({ code: body.bookingId, token: traveller.token, side: 'customer' });
  for (const nights of [3, 4, 5, 1]) {
    expect((await guest.changed({ checkOutDate: stayIn(60, nights).checkOutDate })).status).toBe(
      200,
    );
  }
  const stay = (nights: number, language: 'vi' | 'en') => {
    const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(60, nights);
    return stayText({ checkIn, checkOut }, language);
  };
  const told = (language: 'vi' | 'en') => {
    const now = { vi: '; nay là ', en: ', now ' }[language];
    return [2, 3, 4, 5].map((n, i) =>
      [n, [3, 4, 5, 1][i]!].map((nights) => stay(nights, language)).join(now),
    );
  };
  await tenMinutesLater(partner.email);
  const toOwner = await mailTo(partner.email, { subject: /^Booking changed .*\(\+3\)$/ });
  for (const step of told('en')) expect(toOwner.text).toContain(step);
  await tenMinutesLater(traveller.email);
  // The booking and two changes have gone at once.
  const toGuest = await mailTo(traveller.email, { subject: /đã thay đổi.*\(\+1\)$/ });
  for (const step of told('vi').slice(2)) expect(toGuest.text).toContain(step);
  expect(toGuest.calendars.map((file) => calendarValue(file, 'SEQUENCE'))).toEqual(['4']);
});

test('what changes while it waits is told as it stands, and another guest does not wait', async () => {
  const { partner, hotel } = house;
  const first = await bookAndCancel({ heard: true });
  await mailsCollected();
  const [waiting] = await sharedServer().sql<{ subject: string; about: string }>(
    `select subject, about from outbox
     where recipient = $1 and topic is not null and next_attempt_at > now() and sent_at is null`,
    [partner.email],
  );
  expect(waiting).toEqual({ subject: `Cancelled at ${hotel.name}: ${first}`, about: first });
  const { traveller } = await newHouse();
  const other = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(40)));
  const news = await mailTo(partner.email, { subject: new RegExp(other.body.bookingId) });
  expect(news.subject).toBe(`New booking at ${hotel.name}: ${other.body.bookingId}`);
});

describe('what the desk does with a booking of which its guest has not read yet', () => {
  async function booked(days: number): Promise<string> {
    const { hotel, traveller } = house;
    const { body } = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(days)));
    return body.bookingId;
  }

  /** The fourth of a guest: the first three are told at once. */
  async function waiting(): Promise<string> {
    const { traveller } = house;
    for (const days of [20, 30, 40]) {
      const subject = new RegExp(await booked(days));
      await mailTo(traveller.email, { subject });
    }
    const fourth = await booked(50);
    expect((await mailsTo(traveller.email)).waiting).toBe(1);
    return fourth;
  }

  test('it was cancelled: that it is held is told before, and stays true where the desk undoes it', async () => {
    const { partner, traveller } = house;
    const id = await waiting();
    await act(partner.token, id, 'cancel', { body: { reason: 'A burst pipe' } });
    expect((await mailsTo(traveller.email)).waiting).toBe(0);
    const held = await mailTo(traveller.email, { subject: new RegExp(id) });
    expect(held.subject).toMatch(/^Đã đặt phòng/);
    const undone = await changesOf({ code: id, token: partner.token }).undo(2);
    expect(undone.body.status).toBe('CONFIRMED');
    await act(partner.token, id, 'cancel', { body: { reason: 'A burst pipe' } });
    await fifteenSecondsLater(traveller.email);
    const gone = await mailTo(traveller.email, { subject: /đã huỷ/ });
    expect(gone.text).toContain('burst');
  });

  test('the guest has cancelled: only that is told', async () => {
    const { traveller } = house;
    const id = await waiting();
    await call('POST', `/api/customer/bookings/${id}/cancel`, { token: traveller.token });
    await tenMinutesLater(traveller.email);
    const mail = await mailTo(traveller.email, { subject: new RegExp(id) });
    expect(mail.subject).toMatch(/^Bạn đã huỷ/);
    expect(mail.subject).not.toMatch(/\(\+\d\)$/);
  });

  test('it was moved: what it was before is told before', async () => {
    const { partner, traveller } = house;
    const id = await waiting();
    const desk = changesOf({ code: id, token: partner.token, side: 'partner' });
    const { checkOutDate } = stayIn(50, 3);
    expect((await desk.changed({ checkOutDate })).status).toBe(200);
    expect((await mailsTo(traveller.email)).waiting).toBe(0);
    const mail = await mailTo(traveller.email, { subject: new RegExp(id) });
    expect(mail.subject).toMatch(/^Đã đặt phòng/);
  });
});

describe('a booking that is over before its owner has read of it', () => {
  /** One that waits behind another that has been told. */
  async function waiting(): Promise<string> {
    const { hotel, partner, traveller } = house;
    const first = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(40)));
    await mailTo(partner.email, { subject: new RegExp(first.body.bookingId) });
    const second = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(50)));
    await mailsCollected();
    expect((await mailsTo(partner.email)).waiting).toBe(1);
    return second.body.bookingId;
  }

  test('is not told of as a new one once the desk has cancelled it', async () => {
    const { partner } = house;
    const body = { reason: 'A burst pipe' };
    expect((await act(partner.token, await waiting(), 'cancel', { body })).status).toBe(200);
    expect((await mailsTo(partner.email)).waiting).toBe(0);
  });

  test('nor once its guest has, where the owner wants no mails of that', async () => {
    const { partner, traveller } = house;
    const id = await waiting();
    const settings = { mailOnBooking: true, mailOnCancellation: false };
    await call('PUT', '/api/partner/settings', { token: partner.token, body: settings });
    await call('POST', `/api/customer/bookings/${id}/cancel`, { token: traveller.token });
    expect((await mailsTo(partner.email)).waiting).toBe(0);
  });
});
