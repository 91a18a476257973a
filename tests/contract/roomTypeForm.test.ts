import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { ValidationError } from 'yup';
import { newTypeSchema } from '../../src/backoffice/partner/rooms/types/typeSchema';
import {
  emptyType,
  typeFieldsOf,
  type TypeValues,
} from '../../src/backoffice/partner/rooms/types/typeValues';

const contract = load(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as object;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'contract', ...contract });
const taken = ajv.compile({ $ref: 'contract#/components/schemas/NewRoomType' });

const filled: TypeValues = {
  ...emptyType('VND'),
  name: 'Deluxe',
  roomType: 'Deluxe',
  pricePerNight: 850_000,
  roomNumbers: '101-120',
};

/** The form's messages by field; Formik hands an empty text on as none. */
function messages(changes: Partial<TypeValues>): Record<string, string> {
  const values = Object.entries({ ...filled, ...changes }).filter(([, value]) => value !== '');
  try {
    newTypeSchema.validateSync(Object.fromEntries(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

test.each<[Partial<TypeValues>, Record<string, string>]>([
  [{}, {}],
  [{ roomNumbers: '' }, { roomNumbers: 'Room numbers are required' }],
  [{ roomNumbers: ' , ' }, { roomNumbers: 'Enter at least one room number' }],
  [{ roomNumbers: '20-10' }, { roomNumbers: '“20-10” is the wrong way round' }],
  [
    { roomNumbers: 'A1-B2' },
    { roomNumbers: '“A1-B2” is neither one room number nor a range such as 101-120 or B1-B4' },
  ],
  [
    { roomNumbers: '1-900' },
    { roomNumbers: 'You can add up to 500 rooms at once; “1-900” goes over that' },
  ],
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: 'x'.repeat(121) }, { name: 'Name must be at most 120 characters' }],
  [{ roomType: '' }, { roomType: 'Category is required' }],
  [{ pricePerNight: 0.5 }, { pricePerNight: 'A price in dong must be a whole number' }],
])('the form of a type says to %j: %j', (changes, expected) => {
  expect(messages(changes)).toEqual(expected);
});

test('whatever the form of a type lets through, the contract takes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 25 }),
    fc.constantFrom(' ', '101-120 except 113', 'ă'.repeat(121), '1,'.repeat(1001)),
  );
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('name', 'roomNumbers', 'services' as const),
      text,
      (field, value) => {
        const values: TypeValues = { ...filled, [field]: value };
        if (Object.keys(messages({ [field]: value })).length > 0) return;
        accepted += 1;
        const request = { ...typeFieldsOf(values), roomNumbers: values.roomNumbers };
        expect([request, taken(request) ? null : taken.errors]).toEqual([request, null]);
      },
    ),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(50);
});
