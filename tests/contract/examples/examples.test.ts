import addFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020';
import { contract, examples, objectsIn, places, type Json, type JsonObject } from './written';

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(contract, 'contract');

/** With its references found where they point to. */
function withBase(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
  return JSON.parse(text) as object;
}

const cases = examples.map((example) => [example.name, example] as const);

test.each(places.map((place) => [place.name, place] as const))(
  '%s has an example',
  (_, { media }) => {
    expect(Object.keys(media.examples ?? {})).not.toEqual([]);
  },
);

test.each(cases)('%s is what its schema says', (_, { schema, value }) => {
  ajv.validate(withBase(schema), value);
  expect(ajv.errors ?? []).toEqual([]);
});

/** The rows of a list or a page; none for anything else. */
function rowsOf(value: Json): Json[] | undefined {
  if (Array.isArray(value)) return value;
  return (value as JsonObject | null)?.content as Json[] | undefined;
}

const lists = cases.filter(([, { isAnswer, value }]) => isAnswer && rowsOf(value));

test.each(lists)('%s has rows, and counts them', (_, { value }) => {
  const rows = rowsOf(value)!;
  expect(rows.length).toBeGreaterThan(0);
  if (Array.isArray(value)) return;
  const { numberOfElements, totalElements, totalPages } = value as JsonObject;
  expect(numberOfElements).toBe(rows.length);
  expect(totalElements).toBeGreaterThanOrEqual(rows.length);
  expect(totalPages).toBeGreaterThan(0);
});

interface Money {
  roomTotal?: number;
  discount?: number;
  totalPrice?: number;
  taxAndFee?: number;
  total?: number;
  totalAmount?: number;
}

const sums = cases.flatMap(([name, { value }]) =>
  objectsIn(value)
    .filter(({ object }) => 'taxAndFee' in object && 'totalPrice' in object)
    .map(({ object }) => [name, object as Money] as const),
);

test.each(sums)('what is paid adds up in %s', (_, sum) => {
  const { roomTotal, discount, totalPrice, taxAndFee, total, totalAmount } = sum;
  expect(roomTotal! - discount!).toBe(totalPrice);
  expect(Math.round(totalPrice! / 10)).toBe(taxAndFee);
  expect(totalPrice! + taxAndFee!).toBe(totalAmount ?? total);
});

interface Stay {
  checkInDate: string;
  checkOutDate: string;
  nights: number;
  roomTotal?: number;
  rooms?: { price: number }[];
  selectedRooms?: { price: number }[];
}

const stays = cases.flatMap(([name, { value }]) =>
  objectsIn(value)
    .filter(({ object }) => 'checkOutDate' in object && typeof object.nights === 'number')
    .map(({ object }) => [name, object as unknown as Stay] as const),
);

test.each(stays)('nights lie between the days in %s, and rooms cost what they do', (_, stay) => {
  const { checkInDate, checkOutDate, nights, roomTotal } = stay;
  expect((Date.parse(checkOutDate) - Date.parse(checkInDate)) / 86_400_000).toBe(nights);
  const rooms = stay.rooms ?? stay.selectedRooms;
  if (roomTotal === undefined || !rooms) return;
  expect(rooms.reduce((sum, { price }) => sum + price * nights, 0)).toBe(roomTotal);
});
