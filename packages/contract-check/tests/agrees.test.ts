import { contractOf } from '../src/contract/contract';
import { tellDisagreements } from '../src/http/agrees';
import type { Json } from '../src/json';

const contract = contractOf({
  paths: {},
  components: {
    schemas: {
      TypeBed: { type: 'string' },
      BedType: { type: 'string', description: 'The same as `TypeBed`, in capitals.' },
      Room: {
        type: 'object',
        properties: {
          price: { type: 'number' },
          pricePerNight: { type: 'number', description: 'The same number as `price`.' },
          typeBed: { $ref: '#/components/schemas/TypeBed' },
          bedType: { $ref: '#/components/schemas/BedType' },
        },
      },
    },
  },
});

function told(value: Json): string[] {
  const causes: string[] = [];
  const rooms = { type: 'array', items: { $ref: '#/components/schemas/Room' } };
  tellDisagreements(contract, rooms, [value], ({ cause }) => causes.push(cause));
  return causes;
}

it.each<[string, Json]>([
  ['one number under two names', { price: 5, pricePerNight: 5 }],
  ['one of two names alone', { pricePerNight: 5 }],
  ['a bed in capitals', { typeBed: 'Double', bedType: 'DOUBLE' }],
  [
    'money that adds up',
    {
      ...{ roomTotal: 100_007, discount: 0, totalPrice: 100_007, taxAndFeePercent: 10 },
      ...{ taxAndFee: 10_001, total: 110_008 },
    },
  ],
  ['a name without its parts', { fullName: 'Nguyễn Lan' }],
  [
    'somebody who has come',
    { source: 'WALK_IN', checkInDate: '2026-12-07', holdUntil: '2026-12-08T05:00:00Z' },
  ],
])('finds nothing wrong with %s', (_, value) => {
  expect(told(value)).toEqual([]);
});

it.each<[string, Json]>([
  ['"pricePerNight" is not the same as "price"', { price: 5, pricePerNight: 6 }],
  ['"bedType" is not the same as "TypeBed"', { typeBed: 'Double', bedType: 'SINGLE' }],
  [
    'an answer contradicts itself: taxAndFee',
    { totalPrice: 100_007, taxAndFeePercent: 10, taxAndFee: 10_000 },
  ],
  ['an answer contradicts itself: totalPrice', { roomTotal: 10, discount: 3, totalPrice: 10 }],
  [
    'an answer contradicts itself: nights',
    { checkInDate: '2026-12-07', checkOutDate: '2026-12-10', nights: 2 },
  ],
  [
    'an answer contradicts itself: stayPrice',
    { price: 5, stayNights: 2, stayPrice: 9, nights: [{ price: 5 }, { price: 5 }] },
  ],
  [
    'an answer contradicts itself: history',
    { status: 'CHECKED_IN', history: [{ status: 'CONFIRMED', at: '2026-12-07T03:00:00Z' }] },
  ],
  [
    'an answer contradicts itself: fullName',
    { firstName: 'Lan', lastName: 'Nguyễn', fullName: 'Lan Nguyễn' },
  ],
  [
    'an answer contradicts itself: totalRatings',
    { distribution: [0, 0, 0, 1, 1], totalReviews: 2, totalElements: 2, totalRatings: 4 },
  ],
  [
    'an answer contradicts itself: holdUntil',
    { checkInDate: '2026-12-07', holdUntil: '2026-12-07T18:00:00Z' },
  ],
])('says that %s', (cause, value) => {
  expect(told(value)).toEqual([cause]);
});
