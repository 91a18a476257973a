import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { ValidationError } from 'yup';
import { roomSchema } from '../../src/backoffice/partner/rooms/roomSchema';
import {
  emptyRoom,
  newRoomOf,
  type RoomValues,
} from '../../src/backoffice/partner/rooms/roomValues';

const contract = load(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as object;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'contract', ...contract });
const taken = ajv.compile({ $ref: 'contract#/components/schemas/NewRoom' });

const filled: RoomValues = {
  ...emptyRoom({ id: 3, currency: 'VND' }),
  roomNumber: '101',
  name: 'Phòng vườn',
  roomType: 'Deluxe',
  pricePerNight: 850_000,
};

/** The form's messages by field; Formik hands an empty text on as none. */
function messages(changes: Partial<RoomValues>): Record<string, string> {
  const values = Object.entries({ ...filled, ...changes }).filter(([, value]) => value !== '');
  try {
    roomSchema.validateSync(Object.fromEntries(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

test.each<[Partial<RoomValues>, Record<string, string>]>([
  [{}, {}],
  [{ roomNumber: ' ' }, { roomNumber: 'Room number is required' }],
  [{ name: '' }, { name: 'Room name is required' }],
  [{ roomType: '' }, { roomType: 'Room type is required' }],
  [{ hotelId: '' }, { hotelId: 'Hotel selection is required' }],
  [{ pricePerNight: null }, { pricePerNight: 'Price per night is required' }],
  [{ pricePerNight: 0 }, { pricePerNight: 'Price must be greater than 0' }],
  [{ pricePerNight: -1 }, { pricePerNight: 'Price must be greater than 0' }],
  [{ pricePerNight: 0.5 }, { pricePerNight: 'A price in dong must be a whole number' }],
  [{ pricePerNight: 0.5, currency: 'USD' }, {}],
  [
    { pricePerNight: 0.005, currency: 'USD' },
    { pricePerNight: 'A price may have two decimals at most' },
  ],
  [{ numberOfAdults: 11 }, { numberOfAdults: 'Max adults must be a whole number from 1 to 10' }],
  [
    { numberOfChildren: 7 },
    { numberOfChildren: 'Max children must be a whole number from 0 to 6' },
  ],
  [{ numberOfBeds: 6 }, { numberOfBeds: 'Number of beds must be a whole number from 1 to 5' }],
  [
    { numberOfAdults: 4, capacity: 3 },
    { capacity: 'Capacity may not be smaller than the number of adults' },
  ],
])('the room form says to %j: %j', (changes, expected) => {
  expect(messages(changes)).toEqual(expected);
});

test('whatever the room form lets through, the contract takes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 25 }),
    fc.constantFrom('', ' ', 'ă'.repeat(121), 'é'.normalize('NFD').repeat(2000)),
  );
  const number = fc.option(fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constant(2.5)));
  const typed = fc.record<Partial<RoomValues>>({
    roomNumber: text,
    name: text,
    currency: fc.constantFrom('VND', 'USD'),
    pricePerNight: fc.oneof(number, fc.constantFrom(1e9, 1e9 + 1, 19.99)),
    numberOfAdults: number,
    numberOfChildren: number,
    numberOfBeds: number,
    capacity: number,
    description: text,
    services: fc.array(text, { maxLength: 60 }).map((names) => names.join(',')),
  });
  let accepted = 0;
  fc.assert(
    fc.property(typed, (changes) => {
      // Most of a form is filled in well; one or two fields at a time are not.
      for (const field of Object.keys(changes) as (keyof RoomValues)[]) {
        const values = { ...filled, [field]: changes[field] };
        if (Object.keys(messages(values)).length > 0) continue;
        accepted += 1;
        const request = newRoomOf(values);
        expect([request, taken(request) ? null : taken.errors]).toEqual([request, null]);
      }
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(200);
});
