import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { ValidationError } from 'yup';
import { hotelSchema } from '../../src/backoffice/partner/hotels/hotelSchema';
import {
  emptyHotel,
  newHotelOf,
  valuesOf,
  type HotelValues,
} from '../../src/backoffice/partner/hotels/hotelValues';
import type { PartnerHotel } from '../../src/api/partner';

const contract = load(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as {
  components: { examples: { PartnerHotel: { value: PartnerHotel } } };
};
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'contract', ...contract });
const taken = ajv.compile({ $ref: 'contract#/components/schemas/NewHotel' });

const filled: HotelValues = {
  ...emptyHotel,
  name: 'Nhà Bên Sông',
  businessName: 'Công ty Bên Sông',
  description: 'Yên tĩnh, nhìn ra sông.',
  address: { number: '12', street: 'Trần Phú', district: 'Hải Châu', city: 'Đà Nẵng' },
  phone: '0236 312 3456',
  email: 'bensong@example.com',
  totalRooms: 4,
  priceRange: { min: 300_000, max: 900_000 },
};

/** The form's messages by field; Formik hands an empty text on as none. */
function messages(values: HotelValues): Record<string, string> {
  try {
    hotelSchema.validateSync(withoutEmpty(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = [...error.inner].reverse();
    return Object.fromEntries(first.map(({ path, message }) => [path ?? '', message]));
  }
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === '' || inner === null ? [] : [[name, withoutEmpty(inner)]],
    ),
  );
}

const { address, priceRange } = filled;

test.each<[Partial<HotelValues>, Record<string, string>]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'Hotel name is required' }],
  [{ businessName: '' }, { businessName: 'Business name is required' }],
  [{ description: '' }, { description: 'Description is required' }],
  [
    { description: 'ă'.repeat(401) },
    { description: 'Description must be less than 400 characters' },
  ],
  // Composed, it is 400 characters long.
  [{ description: 'ă'.normalize('NFD').repeat(400) }, {}],
  [{ address: { ...address, number: '' } }, { 'address.number': 'House number is required' }],
  [{ address: { ...address, street: '' } }, { 'address.street': 'Street address is required' }],
  [{ address: { ...address, district: '' } }, { 'address.district': 'District is required' }],
  [{ address: { ...address, city: '' } }, { 'address.city': 'City is required' }],
  [{ phone: '' }, { phone: 'Phone number is required' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'lan@' }, { email: 'Invalid email address' }],
  [{ email: 'lân@example.com' }, { email: 'Invalid email address' }],
  [{ priceRange: { ...priceRange, min: null } }, { 'priceRange.min': 'Price range is required' }],
  [{ priceRange: { ...priceRange, max: null } }, { 'priceRange.max': 'Price range is required' }],
  [
    { priceRange: { min: 900_000, max: 300_000 } },
    { 'priceRange.max': 'Minimum price cannot be greater than maximum price' },
  ],
  [
    { priceRange: { min: 0.5, max: 900_000 } },
    { 'priceRange.min': 'A price in dong must be a whole number' },
  ],
  [{ currency: 'USD', priceRange: { min: 0.5, max: 20.25 } }, {}],
  [{ website: 'example.com' }, { website: 'The address must begin with https:// or http://' }],
  [{ totalRooms: 0 }, { totalRooms: 'Total rooms must be a whole number from 1 to 10,000' }],
])('the hotel form says to %j: %j', (changes, expected) => {
  expect(messages({ ...filled, ...changes })).toEqual(expected);
});

test('whatever the hotel form lets through, the contract takes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('', ' ', 'ă'.repeat(121), 'é'.normalize('NFD').repeat(120)),
  );
  const number = fc.option(fc.oneof(fc.integer({ min: -1, max: 12_000 }), fc.constant(2.5)));
  const link = fc.oneof(text, fc.webUrl());
  const typed = fc.record<Partial<HotelValues>>({
    name: text,
    businessName: text,
    description: text,
    address: fc.record({ number: text, street: text, district: text, city: text }),
    phone: fc.oneof(
      text,
      fc.constantFrom('1900 1234', '(+84) 236-312.345', '\u202d1900 1234\u202c'),
    ),
    email: fc.oneof(text, fc.emailAddress()),
    website: link,
    fax: text,
    totalRooms: number,
    priceRange: fc.record({ min: number, max: number }),
  });
  let accepted = 0;
  fc.assert(
    fc.property(typed, (changes) => {
      // Most of a form is filled in well; one or two fields at a time are not.
      for (const field of Object.keys(changes) as (keyof HotelValues)[]) {
        const values = { ...filled, [field]: changes[field] };
        if (Object.keys(messages(values)).length > 0) continue;
        accepted += 1;
        const request = newHotelOf(values);
        expect([request, taken(request) ? null : taken.errors]).toEqual([request, null]);
      }
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(200);
});

test.each([
  ['camel case', { freeParking: true, wifi: true }],
  ['upper case', { FREEPARKING: true, WIFI: true, POOL: false }],
  ['upper case with underscores', { FREE_PARKING: true, WIFI: true }],
])('the flags of a hotel are read in %s', (_, services) => {
  const hotel = contract.components.examples.PartnerHotel.value;
  const { amenities } = valuesOf({ ...hotel, services: services as never });
  const set = Object.entries(amenities).filter(([, value]) => value);
  expect(set.map(([flag]) => flag).sort()).toEqual(['freeParking', 'wifi']);
});
