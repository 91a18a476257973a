import type { Both } from '../both';
import { among, chance, one, someNights, type House } from '../house';

const CHANGES: [change: string, value: number | undefined][] = [
  ['PRICE', 655_000],
  ['PERCENT', 17],
  ['PERCENT', -9],
  ['AMOUNT', 33_000],
  ['AMOUNT', -20_000],
  ['NONE', undefined],
];
/** Nights that have a price by hand keep it, whatever becomes of their type. */
const PRICED = CHANGES.filter(([change]) => change !== 'NONE');
const RULES = [
  {},
  {},
  {},
  {},
  {},
  { minStay: 4 },
  { minStayThrough: 3 },
  { noArrival: true },
  { noDeparture: true },
  { closed: true },
  { minStay: 3, noDeparture: true },
];
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

const someTypes = (house: House) => house.types.filter(() => chance(house, 0.6));

const someWeekdays = (house: House) =>
  chance(house, 0.4) ? { weekdays: WEEKDAYS.filter(() => chance(house, 0.6)) } : {};

function someSeason(house: House) {
  const [change, value] = one(house, CHANGES)!;
  return {
    ...{ name: `Mùa ${among(house, 90)}`, ...someNights(house), ...someWeekdays(house) },
    ...{ change, ...(value !== undefined && { value }), ...one(house, RULES) },
    ...(chance(house, 0.5) && { typeIds: someTypes(house) }),
  };
}

async function newSeason(house: House) {
  const made = await house.owned('createSeason', { body: someSeason(house) });
  if (made.at('id').reference !== undefined) house.seasons.push(made.at('id'));
}

async function versionOf(house: House, seasonId: Both) {
  const now = await house.owned('listSeasons');
  const season = now.rows().find((row) => row.at('id').reference === seasonId.reference);
  return season?.at('version');
}

async function changeSeason(house: House) {
  const seasonId = one(house, house.seasons);
  if (!seasonId) return;
  const version = chance(house, 0.9) ? await versionOf(house, seasonId) : 77;
  const body = { version, ...someSeason(house) };
  await house.owned('updateSeason', { params: { seasonId }, body });
}

async function arrange(house: House) {
  const seasonIds = house.seasons.toSorted(() => house.random() - 0.5);
  if (seasonIds.length > 1) await house.owned('arrangeSeasons', { body: { seasonIds } });
}

async function dropSeason(house: House) {
  const seasonId = one(house, house.seasons);
  if (!seasonId) return;
  const version = await versionOf(house, seasonId);
  await house.owned('deleteSeason', { params: { seasonId }, query: { version } });
  house.seasons = house.seasons.filter((season) => season !== seasonId);
}

async function setNights(house: House) {
  const [change, value] = one(house, PRICED)!;
  const body = {
    ...{ typeIds: someTypes(house), ...someNights(house), ...someWeekdays(house) },
    ...{ change, value, ...one(house, RULES) },
  };
  await house.owned('changeNights', { body });
}

async function setRulesAside(house: House) {
  const cleared = [
    { closed: false },
    { noArrival: false, minStay: null },
    { minStayThrough: null },
  ];
  const [change, value] = one(house, PRICED)!;
  const typeIds = house.types.slice(0, 2);
  const body = { typeIds, ...someNights(house), ...one(house, cleared), change, value };
  await house.owned('changeNights', { body });
}

async function resetNights(house: House) {
  const body = { typeIds: someTypes(house), ...someNights(house), ...someWeekdays(house) };
  await house.owned('resetNights', { body });
}

export const PRICE_MOVES = [
  newSeason,
  newSeason,
  changeSeason,
  arrange,
  dropSeason,
  setNights,
  setNights,
  setRulesAside,
  resetNights,
];
