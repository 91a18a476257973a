import { demo, freshEmail, newPartner, newTraveller, signIn } from '../../support/accounts';
import { book, bookingOf, stayIn, type BookingAnswer } from '../../support/bookings';
import { changesOf } from '../../support/bookingChanges';
import { calendarValue } from '../../support/calendar';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { fifteenSecondsLater, mailTo } from '../../support/server/outbox';
import { act } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

const ENGLISH = { 'Accept-Language': 'en' };
const VIETNAMESE_LETTERS = /[ăđơưạảấầẩậắằặẹẻẽếềểệịọỏốồổộớờợụủứừửựỳỵ]/i;

/** Without the names, which stay as they are. */
const freeTextOf = ({ text }: { text: string }) =>
  text.replaceAll(/Nghỉ Đâu|Nguyễn Lan|Phòng \d+|Địa điểm|12 Trần Phú.*$/gm, '');

async function englishGuest(): Promise<{ email: string; token: string }> {
  const account = { email: freshEmail(), password: 'Matkhau123' };
  const person = { ...account, confirmPassword: account.password, role: null };
  await call('POST', '/api/auth/signup', {
    headers: ENGLISH,
    body: { ...person, firstName: 'Lan', lastName: 'Nguyễn', phone: '0912345678' },
  });
  const { link } = await mailTo(account.email, { subject: /^Verify/ });
  const token = new URL(link).searchParams.get('token') ?? '';
  await call('GET', `/api/auth/verify-account?token=${token}`);
  return { email: account.email, token: await signIn(account) };
}

async function booked(hotel: TestHotel, token: string, days: number, headers = {}) {
  const body = bookingOf(hotel, hotel.rooms, stayIn(days));
  const path = '/api/customer/bookings/create';
  const answer = await call<BookingAnswer>('POST', path, { token, body, headers });
  expect(answer.status).toBe(201);
  return answer.body.bookingId;
}

test('who signed up in English is written to in English, whoever asks for the mail', async () => {
  const { email } = await englishGuest();
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  expect((await mailTo(email, { subject: /^Set a new password/ })).html).toContain('lang="en"');
  await call('POST', '/api/auth/signup', {
    body: {
      ...{ email, password: 'Matkhau123', confirmPassword: 'Matkhau123', role: null },
      ...{ firstName: 'Ai', lastName: 'Đó' },
    },
  });
  await mailTo(email, { subject: /^You already have an account/ });
});

test('a booking made in English is told of in English to its end', async () => {
  const [guest, partner] = [await newTraveller(), await newPartner()];
  const hotel = await newHotel({ owner: partner.email, name: 'Sea House' });
  const { token, email } = guest;

  const id = await booked(hotel, token, 20, ENGLISH);
  const confirmed = await mailTo(email, { subject: new RegExp(`^Booked at Sea House: ${id}`) });
  expect(freeTextOf(confirmed)).not.toMatch(VIETNAMESE_LETTERS);
  expect(confirmed.calendar).toContain('Payable at the counter');
  await call('PUT', `/api/customer/bookings/${id}/arrival`, {
    token,
    body: { arrivalTime: '21:30' },
  });
  const arrival = await mailTo(email, { subject: new RegExp(`^Arrival time 21:30 noted: ${id}`) });
  expect(freeTextOf(arrival)).not.toMatch(VIETNAMESE_LETTERS);
  await call('POST', `/api/customer/bookings/${id}/cancel`, { token });
  const cancelled = await mailTo(email, { subject: new RegExp(`^You have cancelled.*${id}`) });
  expect(freeTextOf(cancelled)).not.toMatch(VIETNAMESE_LETTERS);

  const other = await booked(hotel, token, 20, ENGLISH);
  const ended = await act(partner.token, other, 'cancel', { body: { reason: 'A burst pipe' } });
  expect(ended.status).toBe(200);
  await fifteenSecondsLater(email);
  const byHotel = await mailTo(email, { subject: new RegExp(`has cancelled.*${other}`) });
  expect(freeTextOf(byHotel)).not.toMatch(VIETNAMESE_LETTERS);
});

test('who changes the language is written to in the new one, about what was booked before too', async () => {
  const { token, email } = await newTraveller();
  const hotel = await newHotel();
  const id = await booked(hotel, token, 25);
  await mailTo(email, { subject: new RegExp(`^Đã đặt phòng.*${id}`) });
  const chosen = await call('PUT', '/api/auth/language', { token, body: { language: 'en' } });
  expect([chosen.status, chosen.body]).toEqual([200, { language: 'en' }]);
  await call('POST', `/api/customer/bookings/${id}/cancel`, { token });
  await mailTo(email, { subject: new RegExp(`^You have cancelled.*${id}`) });
});

test('also who is in the house already, whose stay the desk changes', async () => {
  const [{ token, email }, partner] = [await newTraveller(), await newPartner()];
  const hotel = await newHotel({ owner: partner.email });
  const id = await booked(hotel, token, 0);
  expect((await act(partner.token, id, 'check-in')).status).toBe(200);
  await call('PUT', '/api/auth/language', { token, body: { language: 'en' } });
  const desk = changesOf({ code: id, token: partner.token, side: 'partner' });
  const { checkOutDate } = stayIn(0, 4);
  expect((await desk.changed({ checkOutDate })).status).toBe(200);
  await fifteenSecondsLater(email);
  const changed = await mailTo(email, { subject: new RegExp(`changed.*${id}`) });
  expect(changed.text).toContain('has changed your booking');
});

test('a cancelled booking leaves the calendar that its confirmation put it into', async () => {
  const { token, email } = await newTraveller();
  const hotel = await newHotel();
  const id = (await book(token, bookingOf(hotel, hotel.rooms, stayIn(22)))).body.bookingId;
  const first = (await mailTo(email, { subject: new RegExp(`^Đã đặt phòng.*${id}`) })).calendar;
  await call('POST', `/api/customer/bookings/${id}/cancel`, { token });
  const last = (await mailTo(email, { subject: new RegExp(`đã huỷ.*${id}`) })).calendar;

  const read = (file: string) =>
    ['METHOD', 'STATUS', 'SEQUENCE', 'UID', 'DTSTART'].map((name) => calendarValue(file, name));
  const [uid, starts] = read(first).slice(3);
  expect(read(first)).toEqual(['PUBLISH', 'CONFIRMED', '0', `${id}@nghi-dau`, starts]);
  expect(read(last)).toEqual(['CANCEL', 'CANCELLED', '1', uid, starts]);
});

test('what befalls the house is told in English too, to the end of the stay in the calendar', async () => {
  const [guest, owner] = [await newTraveller(), await newPartner()];
  const { token, email } = guest;
  const hotel = await newHotel({ owner: owner.email, name: 'Sea House' });
  const id = await booked(hotel, token, 30, ENGLISH);
  const entry = (await mailTo(email, { subject: new RegExp(`^Booked.*${id}`) })).calendar;
  const admin = await signIn(demo.admin);
  const decide = async (subject: string) => {
    const body = { reason: 'Fire safety' };
    const path = `/api/admin/${subject}`;
    expect((await call('POST', path, { token: admin, body })).status).toBe(200);
  };
  const [person] = await sharedServer().sql<{ id: number }>(
    'select id from users where email_key = $1',
    [owner.email],
  );

  await decide(`users/${person!.id}/suspend`);
  const held = await mailTo(email, { subject: new RegExp(`^About your booking ${id}`) });
  await decide(`users/${person!.id}/restore`);
  const kept = await mailTo(email, { subject: new RegExp(`^Your booking ${id} .* stands`) });
  await decide(`users/${person!.id}/suspend`);
  await decide(`bookings/${id}/cancel`);
  const over = await mailTo(email, { subject: new RegExp(`has cancelled your booking ${id}`) });
  for (const mail of [held, kept, over]) {
    expect(mail.html).toContain('<html lang="en">');
    expect(freeTextOf(mail)).not.toMatch(VIETNAMESE_LETTERS);
  }
  // The stay still stands in the first two.
  expect([held.calendars, kept.calendars]).toEqual([[], []]);
  const read = (name: string) => calendarValue(over.calendar, name);
  expect([read('METHOD'), read('STATUS'), read('UID'), read('DTSTART')]).toEqual([
    'CANCEL',
    'CANCELLED',
    calendarValue(entry, 'UID'),
    calendarValue(entry, 'DTSTART'),
  ]);
});

test('verifying tells whose login comes next', async () => {
  const email = freshEmail();
  const person = { name: 'Trần Văn Minh', hotelName: 'Nhà nghỉ Minh', role: 'PARTNER' };
  const body = { email, password: 'Matkhau123', ...person };
  await call('POST', '/api/auth/signup', { headers: ENGLISH, body });
  const { link } = await mailTo(email, { subject: /^Verify/ });
  const token = new URL(link).searchParams.get('token') ?? '';
  const verified = await call('GET', `/api/auth/verify-account?token=${token}`);
  expect(verified.body).toMatchObject({ role: 'PARTNER' });
});
