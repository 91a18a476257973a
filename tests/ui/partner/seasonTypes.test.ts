import {
  emptySeason,
  seasonFieldsOf,
  seasonSchema,
  seasonValuesOf,
} from '../../../src/backoffice/partner/prices/seasons/seasonValues';
import type { Season } from '../../../src/api/partner';

const today = '2027-02-01';
const tet = {
  ...{ name: 'Tết', firstNight: '2027-02-04', lastNight: '2027-02-07' },
  ...{ change: 'PERCENT', value: 40, version: 3 },
} as const;

test('a season whose last type is taken out does not become one for all types', async () => {
  const season = { ...emptySeason, ...tet, id: 1, weekdays: ['MON'], typeIds: [7] } as Season;
  const values = seasonValuesOf(season);
  const schema = seasonSchema('VND', today);
  expect(seasonFieldsOf(values).typeIds).toEqual([7]);
  await expect(schema.validate({ ...values, typeIds: [] })).rejects.toThrow('at least one room');
  const all = { ...values, reach: 'ALL' as const };
  await expect(schema.validate(all)).resolves.toBeDefined();
  expect(seasonFieldsOf(all).typeIds).toEqual([]);
});
