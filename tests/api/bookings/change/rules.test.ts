import { changesOf } from '../../../support/bookingChanges';
import { book, bookingOf, stayIn } from '../../../support/bookings';
import { call } from '../../../support/client';
import { bookedIn, newHouse, type House } from '../../../support/partnerBookings';
import { fifteenSecondsLater, mailTo, tenMinutesLater } from '../../../support/server/outbox';
import { sharedServer } from '../../../support/server/serverControl';
import { priceByNights } from '../../../support/typePrices';

const { sql } = sharedServer();

let house: House;
let code: string;
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }, { price: 400_000 }] });
  code = await bookedIn(house, { days: 10 });
});

const desk = () => changesOf({ code, token: house.partner.token });
const guest = () => changesOf({ code, token: house.traveller.token, side: 'customer' });
const longer = () => ({ checkOutDate: stayIn(10, 3).checkOutDate });

test('who saw an older version, another price or nothing new is told so, and nothing changes', async () => {
  await desk().changed(longer());
  const again = { checkOutDate: stayIn(10, 4).checkOutDate };
  const answers = [
    await guest().change({ version: 1, ...again, totalPrice: 2_400_000 }),
    await guest().preview({ version: 1, ...again }),
    await guest().change({ version: 2, ...again, totalPrice: 1_000 }),
    await guest().change({ version: 2, ...longer(), totalPrice: 1_800_000 }),
    await guest().change({ version: 2, ...again }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual([
    ...['STALE', 'STALE', 'PRICE_CHANGED', 'NOTHING_CHANGED', 'INVALID'],
  ]);
  expect(await desk().read()).toMatchObject({ version: 2, totalPrice: 1_800_000 });
});

test('sent twice with its key it changes once', async () => {
  const body = { version: 1, ...longer(), totalPrice: 1_800_000 };
  const key = { 'idempotency-key': `change-${code}` };
  const answers = [await guest().change(body, key), await guest().change(body, key)];
  expect(answers.map(({ status, body: { version } }) => [status, version])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  const other = await guest().change({ ...body, adults: 2 }, key);
  expect(other.status).toBe(422);
});

/** As if the booking had been for a day so near that cancelling is late. */
const soon = () => bookedIn(house, { days: 2 });

test('after free cancellation a traveller gives nothing back, and may stay longer; the desk may do both', async () => {
  code = await soon();
  for (const wish of [
    { checkOutDate: stayIn(2, 1).checkOutDate },
    stayIn(5),
    { lines: [{ position: 0, roomId: house.hotel.rooms[1]!.id }] },
  ]) {
    const { status, body } = await guest().preview({ version: 1, ...wish });
    expect([status, body.code]).toEqual([409, 'CHANGE_TOO_LATE']);
  }
  expect((await guest().changed({ checkOutDate: stayIn(2, 3).checkOutDate })).status).toBe(200);
  expect((await desk().changed({ checkOutDate: stayIn(2, 1).checkOutDate })).status).toBe(200);
});

test('dates that are refused name the nearest others that the booking can be changed to', async () => {
  const typeId = await priceByNights(house.hotel, house.hotel.rooms, {});
  await sql(
    'insert into type_nights (hotel_id, type_id, night, closed) values ($1, $2, $3, true)',
    [house.hotel.id, typeId, stayIn(12).checkInDate],
  );
  const refused = await guest().preview({ version: 1, ...longer() });
  const nearest = { ...stayIn(9), checkOutDate: stayIn(12).checkInDate };
  expect([refused.status, refused.body.nearestStay]).toEqual([422, nearest]);
  expect((await guest().preview({ version: 1, ...nearest })).status).toBe(200);
  const lines = [{ position: 0, roomId: house.hotel.rooms[1]!.id }];
  const moved = await guest().preview({ version: 1, ...longer(), lines });
  expect([moved.status, moved.body.nearestStay]).toEqual([422, undefined]);
});

test('what binds travellers only warns the desk', async () => {
  const typeId = await priceByNights(house.hotel, house.hotel.rooms, {});
  await sql(
    'insert into type_nights (hotel_id, type_id, night, closed) values ($1, $2, $3, true)',
    [house.hotel.id, typeId, stayIn(12).checkInDate],
  );
  const wish = { ...longer(), adults: 9 };
  const refused = await guest().preview({ version: 1, ...wish });
  expect([refused.status, Object.keys(refused.body.fieldErrors ?? {})]).toEqual([
    422,
    ['checkInDate'],
  ]);
  const warned = await desk().preview({ version: 1, ...wish });
  expect([warned.status, warned.body.warnings.length]).toEqual([200, 2]);
  expect((await desk().changed(wish)).status).toBe(200);
  expect((await guest().preview({ version: 2, adults: 10 })).status).toBe(422);
});

test('a hotel that is not on sale changes bookings at its desk only', async () => {
  await sql('update hotels set listed = false where id = $1', [house.hotel.id]);
  expect((await guest().preview({ version: 1, ...longer() })).body.code).toBe('NOT_ON_SALE');
  expect((await desk().changed(longer())).status).toBe(200);
});

test('the mail of a stay that goes on in another room says once in which', async () => {
  const from = stayIn(11).checkInDate;
  await desk().changed({ lines: [{ position: 0, roomId: house.hotel.rooms[1]!.id, from }] });
  await fifteenSecondsLater(house.traveller.email);
  const mail = await mailTo(house.traveller.email, { subject: /đã thay đổi/ });
  expect(mail.text.match(/\b102\b.*/g)).toEqual([expect.stringMatching(/từ/)]);
});

test('the mail of another day of arrival says that the time that was told no longer counts', async () => {
  const { token, email } = house.traveller;
  const path = `/api/customer/bookings/${code}/arrival`;
  expect((await call('PUT', path, { token, body: { arrivalTime: '20:30' } })).status).toBe(200);
  const { checkInDate, checkOutDate } = stayIn(31);
  const { body } = await guest().changed({ checkInDate, checkOutDate });
  expect(body).toMatchObject({ arrivalTime: null });
  await tenMinutesLater(email);
  const mail = await mailTo(email, { subject: /đã thay đổi/ });
  expect(mail.text).toContain('giờ đến 20:30 đã báo không còn hiệu lực');
});

test('both sides hear of what a traveller changes; the calendar file takes the place of the one before', async () => {
  await guest().changed(longer());
  const mail = await mailTo(house.traveller.email, { subject: /đã thay đổi/ });
  expect(mail.text).toMatch(/1\.320\.000.₫ → 1\.980\.000.₫/);
  expect(mail.calendar).toMatch(/^SEQUENCE:1\r?$/m);
  // The desk reads English.
  expect((await desk().read()).history.at(-1)).toMatchObject({
    reason: expect.stringContaining('Total ₫1,320,000 → ₫1,980,000') as string,
  });
  const { token } = house.traveller;
  const read = await call('GET', `/api/customer/bookings/${code}`, { token });
  expect(read.body).toMatchObject({ calendarSequence: 1 });
  // What one guest does within ten minutes is told in one.
  await tenMinutesLater(house.partner.email);
  await mailTo(house.partner.email, { subject: /Booking changed/ });
  const { body } = await call<{ content: { kind: string }[] }>(
    'GET',
    '/api/partner/notifications',
    {
      token: house.partner.token,
    },
  );
  expect(body.content[0]).toMatchObject({ kind: 'BOOKING_CHANGED' });
});

test('a code by percentage counts on new nights, an automatic discount as it is today', async () => {
  const voucher = `V${code.replaceAll('-', '').slice(-8)}`;
  await sql(
    `insert into vouchers (owner_id, code, code_key, discount_percent, start_date, expiration_date, created_at)
     select id, $2, $2, 25, now() - interval '1 day', now() + interval '9 days', now()
     from users where email_key = $1`,
    [house.partner.email, voucher],
  );
  const { hotel, traveller } = house;
  const quoted = {
    ...{ hotelId: hotel.id, ...stayIn(20), voucherCode: voucher, phoneNumber: '0912345678' },
    ...{ totalPrice: 900_000, paymentMethod: { id: 1, type: 'CASH' }, status: 'PENDING' },
    rooms: [{ id: hotel.rooms[0]!.id, price: 600_000, name: hotel.rooms[0]!.name }],
  };
  const made = await call<{ bookingId: string }>('POST', '/api/customer/bookings/create', {
    ...{ token: traveller.token, body: quoted },
  });
  expect(made.status).toBe(201);
  code = made.body.bookingId;
  const { body } = await guest().changed({ checkOutDate: stayIn(20, 3).checkOutDate });
  expect(body).toMatchObject({ roomTotal: 1_800_000, discount: 450_000, totalPrice: 1_350_000 });
});

test('a price by hand takes the automatic discount from no night that is added later', async () => {
  const { hotel } = house;
  await sql(
    `insert into vouchers (owner_id, code, code_key, discount_percent, auto_apply, start_date,
       expiration_date, created_at)
     select id, $2, $2, 15, true, now() - interval '1 day', now() + interval '9 days', now()
     from users where email_key = $1`,
    [house.partner.email, `T${hotel.id}`],
  );
  const wish = bookingOf(hotel, [{ ...hotel.rooms[0]!, price: 510_000 }], stayIn(30), 2);
  const made = await book(house.traveller.token, wish);
  expect(made.status).toBe(201);
  code = made.body.bookingId;
  const longer = { checkOutDate: stayIn(30, 3).checkOutDate };
  const added = async () => {
    const { body } = await guest().preview({ version: (await guest().read()).version, ...longer });
    return body.after.totalPrice - body.before.totalPrice;
  };
  expect(await added()).toBe(510_000);
  const priceByHand = { pricePerNight: 500_000, reason: 'Goodwill' };
  expect((await desk().changed({ priceByHand })).status).toBe(200);
  expect(await added()).toBe(510_000);
});
