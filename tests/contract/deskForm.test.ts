import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { ValidationError } from 'yup';
import { deskSchema } from '../../src/backoffice/partner/bookings/desk/deskSchema';
import {
  deskOf,
  newBookingOf,
  roomsOf,
  stayOf,
  type DeskValues,
} from '../../src/backoffice/partner/bookings/desk/deskValues';
import type { FreeRoom } from '../../src/api/partner';

const TODAY = '2026-11-23';
const YESTERDAY = '2026-11-22';
const DAYS = { today: TODAY, firstDay: YESTERDAY };
const contract = load(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as object;
const ajv = addFormats(new Ajv2020({ strict: false }));
ajv.addSchema({ $id: 'contract', ...contract });
const taken = ajv.compile({ $ref: 'contract#/components/schemas/NewPartnerBooking' });

const room = (id: number, stayPrice: number): FreeRoom => ({
  capacity: 2,
  ...{ id, roomNumber: String(id), name: 'Phòng', roomType: 'Standard', price: stayPrice },
  ...{ stayPrice, numberOfAdults: 2, numberOfChildren: 1 },
});
const free = [room(7, 500_000), room(8, 600_000)];
const filled: DeskValues = { ...deskOf(TODAY, undefined), guestName: 'Trần Văn Bình' };

/** The form's messages by field; Formik hands an empty text on as none. */
function messages(changes: Partial<DeskValues>): Record<string, string> {
  const values = Object.entries({ ...filled, ...changes }).filter(([, value]) => value !== '');
  try {
    deskSchema(TODAY, YESTERDAY).validateSync(Object.fromEntries(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const sent = (values: DeskValues) =>
  newBookingOf(values, {
    stay: stayOf(values, DAYS)!,
    rooms: roomsOf(values.roomIds, free),
    today: TODAY,
  });

test.each<[string, Partial<DeskValues>, string[]]>([
  ['a name suffices', {}, []],
  ['no name', { guestName: '' }, ['guestName']],
  ['blanks', { guestName: '   ' }, ['guestName']],
  ['a long name', { guestName: 'x'.repeat(101) }, ['guestName']],
  ['last night, of who stands there', { checkIn: YESTERDAY }, []],
  ['last night, of who calls', { checkIn: YESTERDAY, source: 'PHONE' }, ['checkIn']],
  ['the day before', { checkIn: '2026-11-21' }, ['checkIn']],
  ['no day', { checkIn: '31/02' }, ['checkIn']],
  ['in three years', { checkIn: '2029-11-23' }, ['checkIn']],
  ['no night', { nights: 0 }, ['nights']],
  ['nobody knows how many', { nights: null }, ['nights']],
  ['half a night', { nights: 1.5 }, ['nights']],
  ['more than a year', { nights: 366 }, ['nights']],
  ['a foreign phone', { phone: '+49 170 1234567' }, ['phone']],
  ['a phone', { phone: '0912 345 678' }, []],
  ['no address', { email: 'lan' }, ['email']],
  ['a price without a reason', { priceByHand: 400_000 }, ['priceReason']],
  ['a price with one', { priceByHand: 400_000, priceReason: 'Khách quen' }, []],
  ['who comes', { arrivingName: 'Trần Mai', arrivingPhone: '0912 345 678' }, []],
  ['who comes, without a name', { arrivingPhone: '0912 345 678' }, ['arrivingName']],
  ['wishes', { bed: 'TWIN_BEDS', floor: 'HIGH_FLOOR', quiet: true }, []],
  ['a late arrival', { arrived: false, arrivalTime: '22:30' }, []],
  ['an early one', { arrivalTime: '09:30' }, ['arrivalTime']],
  ['who sleeps there', { occupants: { 7: { adults: 1, ages: '4, ?' } } }, []],
  ['no age', { occupants: { 7: { adults: 1, ages: 'four' } } }, ['occupants.7.ages']],
  ['a code', { voucherCode: 'TET10' }, []],
  ['nothing', { priceByHand: 0, priceReason: 'Khách quen' }, ['priceByHand']],
])('%s', (_, changes, fields) => {
  expect(Object.keys(messages(changes))).toEqual(fields);
  if (fields.length > 0) return;
  expect(taken(sent({ ...filled, ...changes }))).toBe(true);
});

test('the cheapest free room unless one is chosen; one that is gone is not sent', () => {
  expect(sent(filled)).toMatchObject({ roomIds: [7], totalPrice: 500_000, checkInNow: true });
  expect(sent({ ...filled, roomIds: [8, 9] })).toMatchObject({ roomIds: [8], totalPrice: 600_000 });
});

test('a stay that begins another day begins without the guest', () => {
  expect(sent({ ...filled, checkIn: '2026-11-24' }).checkInNow).toBe(false);
});

test.each<[string, Partial<DeskValues>, boolean]>([
  ['tonight', {}, true],
  ['last night', { checkIn: YESTERDAY }, true],
  ['the day before', { checkIn: '2026-11-21' }, false],
  ['in three years', { checkIn: '2029-11-23' }, false],
  ['no day', { checkIn: '' }, false],
  ['no night', { nights: 0 }, false],
  ['a year', { nights: 365 }, true],
  ['more than a year', { nights: 366 }, false],
  ['more nights than there are days', { nights: 9_999_999 }, false],
])('rooms are looked for only where they can be booked: %s', (_, changes, isAsked) => {
  expect(stayOf({ ...filled, ...changes }, DAYS) !== undefined).toBe(isAsked);
});
