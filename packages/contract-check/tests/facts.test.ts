import path from 'node:path';
import { readContract } from '../src/contract/contract';
import { factsIn } from '../src/told/facts';
import type { Json } from '../src/json';

const contract = readContract(path.resolve('openapi.yaml'));
const said = (schema: string, value: Json) =>
  factsIn(contract, { $ref: `#/components/schemas/${schema}` }, value);
const keysOf = (schema: string, value: Json, name: string) =>
  said(schema, value)
    .filter((one) => one.name === name)
    .map(({ of, key }) => `${of} ${key}`);

it('knows what two answers call differently and describe alike', () => {
  const own = keysOf('PartnerHotel', { id: 7, rating: 4.5 }, 'rating');
  const page = keysOf('Hotel', { id: 7, totalRatings: 4.5 }, 'totalRatings');
  expect(own.filter((key) => page.includes(key))).toHaveLength(1);
});

it('does not take the price of one stay for that of another', () => {
  expect(keysOf('Room', { id: 3, price: 500_000, name: 'Phòng' }, 'price')).toEqual([]);
});

it('tells pictures apart by their addresses: each table counts its own', () => {
  const [one, other] = ['/a.webp', '/b.webp'].map((url) =>
    said('StoredImage', { id: 1, url, srcSet: `${url} 60w`, width: 60, height: 40 }),
  );
  const keysOfBoth = [one!, other!].map((facts) => facts.map(({ of, key }) => `${of} ${key}`));
  expect(keysOfBoth[0]!.some((key) => keysOfBoth[1]!.includes(key))).toBe(false);
  expect(one!.map(({ name }) => name)).toContain('width');
});

it('holds nights by themselves, as other nights may have been asked for', () => {
  const value = { typeId: 5, nights: [{ night: '2026-12-07', price: 1 }] };
  expect(keysOf('NightsOfType', value, 'nights')).toEqual(['room type 5 night 2026-12-07']);
});

it('names a hotel by what stands beside its number', () => {
  const beside = keysOf('PartnerBooking', { hotelId: 7, hotelName: 'Nhà' }, 'hotelName');
  const own = keysOf('PartnerHotel', { id: 7, name: 'Nhà' }, 'name');
  expect(own.some((key) => beside.includes(key))).toBe(true);
});
