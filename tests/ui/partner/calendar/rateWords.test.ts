import { textOfNight } from '../../../../src/backoffice/partner/calendar/grid/rateWords';
import type { NightOfType, NightsOfType } from '../../../../src/api/partner';

const night = {
  ...{ night: '2027-11-01', price: 1_250_000, source: 'BY_HAND', roomsLeft: 80 },
  ...{ minStay: 2, minStayThrough: 3, noArrival: false, noDeparture: false, closed: false },
} as NightOfType;
const type = {
  typeId: 1,
  name: 'Deluxe',
  rooms: 80,
  currency: 'VND',
  nights: [night],
} as NightsOfType;

test.each([
  ['left', ['80', '1,250', '≥2≥3*✎']],
  ['price', ['1,250', '✎']],
  ['minStay', ['≥2', '≥3*']],
] as const)('what is said of a night has lines that fit into a narrow day: %s', (said, lines) => {
  expect(textOfNight(night, type, said).split('\n')).toEqual(lines);
});
