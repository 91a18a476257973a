import { addDays, vietnamToday } from '../../../domain/stays/stay';
import type { HotelConditions } from '../../../server/hotels/search/conditions';
import { callers, contractOperations } from '../../support/contract';
import type { Sample } from '../../support/sample';
import { startServer, type RunningServer } from '../../support/server/server';
import { newPeople, newWorld, type People, type World } from '../../support/world';
import { sampleOf, send } from './sampleCalls';

const today = vietnamToday(new Date());
const party = { adults: 1, children: 0 };
/** Among them the nights that the world's booking and closure take. */
const searches: readonly HotelConditions[] = [
  { sort: 'priceAsc' },
  { stay: { ...party, checkIn: today, checkOut: addDays(today, 1) } },
  { stay: { ...party, checkIn: addDays(today, 40), checkOut: addDays(today, 41) } },
];

// They end the tokens of the people that the other operations need.
const endTokens = ['changePassword', 'signOutEverywhere', 'deleteAccount'];

let server: RunningServer;
let people: People;

beforeAll(async () => {
  server = await startServer();
  // What is prepared and asked below goes to this one, where nothing else happens.
  process.env.TEST_SERVER = JSON.stringify(server.address);
  people = await newPeople();
}, 120_000);
afterAll(() => server.stop());

async function expectSearched(asked = searches) {
  for (const search of asked) {
    const { index, database } = await server.control.search({ search, page: 0, size: 1_000 });
    expect(index).toMatchObject(database);
  }
}

async function changesOfAny(): Promise<number> {
  const [row] = await server.control.sql<{ n: number }>(
    'select count(*)::int as n from hotel_changes where hotel_id is null',
  );
  return row!.n;
}

type Bars = { bookingId: string; roomId: number; from: string; to: string }[];

const DAYS = 50;

/** The stays of the hotel's calendar from now and from the day on for which the samples book; undefined where it is hidden. */
const calendarBars = (world: World, days: number): Promise<(Bars | undefined)[]> =>
  Promise.all([0, 98].map((first) => barsFrom(addDays(today, first), days, world)));

/** Those that end before the calendar does. */
async function barsFrom(
  from: string,
  days: number,
  { hotel, people }: World,
): Promise<Bars | undefined> {
  const path = `/api/partner/hotels/${hotel.id}/calendar?from=${from}&days=${days}`;
  const headers = { Authorization: `Bearer ${people.tokens.partner}` };
  const answer = await fetch(server.url + path, { headers });
  if (!answer.ok) return undefined;
  const { bars } = (await answer.json()) as { bars: Bars };
  const placeOf = ({ bookingId, roomId, from }: Bars[number]) => `${bookingId} ${roomId} ${from}`;
  return bars
    .filter(({ to }) => to < addDays(from, DAYS))
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

const changing = contractOperations().filter(({ method }) => method !== 'GET');

test.each(changing.map((operation) => [operation.id, operation] as const))(
  'after %s the search knows, and of no other hotel than its own, and so does the calendar',
  async (id, operation) => {
    const [caller] = callers.filter((name) => operation.answers[name] < 300);
    const world = await newWorld(endTokens.includes(id) ? await newPeople() : people);
    const sample = await sampleOf(id, world, caller!);
    // Any search learns what has changed before.
    await expectSearched(searches.slice(0, 1));
    await calendarBars(world, DAYS);
    const before = await changesOfAny();
    expect(await send(operation, sample, world.people.tokens[caller!])).toBeLessThan(300);
    expect(await changesOfAny()).toBe(before);
    await expectSearched();
    // Days that nobody has asked for are read anew.
    expect(await calendarBars(world, DAYS)).toEqual(await calendarBars(world, DAYS + 1));
  },
);

/** The number of the newest change that is told. */
async function newestChange(): Promise<number> {
  const [row] = await server.control.sql<{ id: number | null }>(
    'select max(id) as id from hotel_changes',
  );
  return row!.id ?? 0;
}

/** As whoever has an older one on the screen sends it; undefined where no version is said. */
function stale({ body, query, ...sample }: Sample): Sample | undefined {
  const isSaid = (part?: object) => part !== undefined && 'version' in part;
  if (!isSaid(body) && !isSaid(query)) return undefined;
  const version = 1_000;
  return {
    ...sample,
    ...(body && { body: { ...body, ...(isSaid(body) && { version }) } }),
    ...(query && { query: { ...query, ...(isSaid(query) && { version }) } }),
  };
}

const owned = changing.filter(
  ({ answers }) => answers.partner < 300 && answers.otherPartner === 404,
);

test.each(owned.map((operation) => [operation.id, operation] as const))(
  'of %s that is refused nobody is told, and no server forgets anything',
  async (id, operation) => {
    const world = await newWorld(people);
    const sample = await sampleOf(id, world, 'partner');
    const { partner, otherPartner } = world.people.tokens;
    const before = await newestChange();
    expect(await send(operation, sample, otherPartner)).toBe(404);
    const older = stale(sample);
    if (older) expect(await send(operation, older, partner)).toBe(409);
    expect(await newestChange()).toBe(before);
  },
);
