import fc from 'fast-check';
import { addDays } from '../../../domain/stays/stay';
import { ask, hotelIn, inDays } from '../rooms/partnerSetup';
import { changed, newType, typesOf, type RoomType } from '../rooms/typeSetup';
import { inHotel, nightsOf, span, type Season } from './priceSetup';

const DAYS = 14;
const NAMES = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** One act of an owner; numbers choose among what is there. */
interface Act {
  kind: 'add' | 'change' | 'delete' | 'arrange' | 'price' | 'type' | 'hand' | 'reset';
  pick: number;
  from: number;
  nights: number;
  value: number;
  weekdays: string[];
  change: 'PERCENT' | 'PRICE' | 'AMOUNT' | 'NONE';
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'add', 'change', 'delete', 'arrange', 'price', 'type'] as const),
    ...(['hand', 'reset'] as const),
  ),
  pick: fc.nat(9),
  from: fc.integer({ min: 20, max: 28 }),
  nights: fc.integer({ min: 1, max: 6 }),
  value: fc.integer({ min: -90, max: 300 }),
  weekdays: fc.subarray(NAMES, { minLength: 1 }),
  change: fc.constantFrom('PERCENT', 'PRICE', 'AMOUNT', 'NONE'),
});

type Priced = RoomType & { weekdayPrices: (number | null)[] };

/** What is in the way of rules: nights by hand, as `type night`. */
type ByHand = Map<string, number>;

const seasonsOf = async (hotel: { id: number }) =>
  (await ask<Season[]>('GET', inHotel(hotel, 'seasons'))).body;
const typesIn = async (hotel: { id: number }) => (await ask<Priced[]>('GET', typesOf(hotel))).body;

function fieldsOf({ from, nights, value, weekdays, change, pick }: Act, types: Priced[]) {
  const values = { PERCENT: value, PRICE: 500_000 + value, AMOUNT: value * 1000, NONE: null };
  const typeIds = pick % 2 === 0 ? [] : [types[pick % types.length]!.id];
  return {
    name: `M${pick}`,
    ...span(from, nights),
    weekdays,
    change,
    value: values[change],
    typeIds,
  };
}

async function perform(hotel: { id: number }, what: Act, byHand: ByHand): Promise<void> {
  const types = await typesIn(hotel);
  const seasons = await seasonsOf(hotel);
  const season = seasons[what.pick % Math.max(1, seasons.length)];
  const type = types[what.pick % types.length]!;
  const fields = fieldsOf(what, types);
  const nights = { typeIds: [type.id], ...span(what.from, what.nights) };
  const acts: Record<Act['kind'], () => Promise<{ status: number } | undefined>> = {
    add: () => ask('POST', inHotel(hotel, 'seasons'), fields),
    change: async () => {
      if (!season) return undefined;
      const changes = { ...fields, version: season.version };
      return ask('PUT', inHotel(hotel, `seasons/${season.id}`), changes);
    },
    delete: async () =>
      season && ask('DELETE', inHotel(hotel, `seasons/${season.id}?version=${season.version}`)),
    arrange: async () => {
      if (!season) return undefined;
      const seasonIds = seasons.map(({ id }) => id).reverse();
      return ask('PUT', inHotel(hotel, 'seasons/order'), { seasonIds });
    },
    price: () => {
      const pricePerNight = 600_000 + what.value * 100;
      const weekdayPrices = NAMES.map((day) => (what.weekdays.includes(day) ? 700_000 : null));
      return changed(hotel, type, { name: type.name, pricePerNight, weekdayPrices });
    },
    type: async () => {
      const name = `T${types.length} ${what.from}`;
      await newType(hotel, { name, roomNumbers: `${types.length}${what.from}${what.pick}` });
      return undefined;
    },
    hand: async () => {
      eachOf(what).forEach((night) => byHand.set(`${type.id} ${night}`, 444_000));
      return ask('PUT', inHotel(hotel, 'nights'), { ...nights, change: 'PRICE', value: 444_000 });
    },
    reset: async () => {
      eachOf(what).forEach((night) => byHand.delete(`${type.id} ${night}`));
      return ask('PUT', inHotel(hotel, 'nights/reset'), nights);
    },
  };
  const answer = await acts[what.kind]();
  if (answer && answer.status >= 400) throw new Error(JSON.stringify([what, answer]));
}

const eachOf = ({ from, nights }: Act) =>
  Array.from({ length: nights }, (_, index) => inDays(from + index));

/** By the letter of the rule, one night at a time. */
function expected(type: Priced, seasons: Season[], byHand: ByHand, night: string): number {
  const own = byHand.get(`${type.id} ${night}`);
  if (own !== undefined) return own;
  const weekday = (new Date(night).getUTCDay() + 6) % 7;
  const usual = type.weekdayPrices[weekday] ?? type.pricePerNight;
  const season = seasons.find(
    ({ firstNight, lastNight, weekdays, typeIds }) =>
      firstNight <= night &&
      night <= lastNight &&
      weekdays.includes(NAMES[weekday]!) &&
      (typeIds.length === 0 || typeIds.includes(type.id)),
  );
  const value = season?.value ?? 0;
  if (season?.change === 'PRICE') return value;
  if (season?.change === 'AMOUNT') return Math.max(1, usual + value);
  if (season?.change !== 'PERCENT') return usual;
  return Math.max(1000, Math.floor((usual * (100 + value)) / 100_000 + 0.5) * 1000);
}

test('whatever an owner does, nights cost what the rules say of each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (acts) => {
      const hotel = await hotelIn('VND');
      const byHand: ByHand = new Map();
      await newType(hotel, {});
      await newType(hotel, { name: 'Khác', roomNumbers: '9', pricePerNight: 333_333 });
      for (const one of acts) await perform(hotel, one, byHand);
      const seasons = await seasonsOf(hotel);
      const nights = await nightsOf(hotel, 20, DAYS);
      for (const type of await typesIn(hotel)) {
        const shown = nights.get(type.id)!.map(({ price }) => price);
        const ruled = Array.from({ length: DAYS }, (_, index) =>
          expected(type, seasons, byHand, addDays(inDays(20), index)),
        );
        expect(shown).toEqual(ruled);
      }
    }),
    { numRuns: 12 },
  );
});
