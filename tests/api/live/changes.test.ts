import { randomUUID } from 'node:crypto';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { call } from '../../support/client';
import { callers, contractOperations } from '../../support/contract';
import { watch } from '../../support/live';
import { sharedServer } from '../../support/server/serverControl';
import { newPeople, newWorld, type World } from '../../support/world';
import { sampleOf, send } from '../operations/sampleCalls';
import { told } from './told';

const changing = contractOperations().filter(({ method }) => method !== 'GET');

test('of every operation that changes something it is said what owners are told', () => {
  expect(Object.keys(told).sort()).toEqual(changing.map(({ id }) => id).sort());
});

const telling = changing.filter(({ id }) => told[id] !== null);

const today = vietnamToday(new Date());
const DAYS = 59;

interface Bar {
  from: string;
  to: string;
}

/** The hotel's bars of the first days, in any order, asked for with more of them or as they are. */
async function barsIn({ hotel, people }: World, more = 0): Promise<Set<string> | number> {
  const path = `/api/partner/hotels/${hotel.id}/calendar?from=${today}&days=${DAYS + more}`;
  const { token } = people.partner;
  const { status, body } = await call<{ bars: Bar[] }>('GET', path, { token });
  if (status !== 200) return status;
  const end = addDays(today, DAYS);
  const shown = body.bars.filter(({ from, to }) => from <= end && to >= today);
  return new Set(shown.map((bar) => JSON.stringify(bar)));
}

test.concurrent.each(telling.map((operation) => [operation.id, operation] as const))(
  'of %s the owner of the hotel is told, and the calendar that was asked for before knows it',
  async (id, operation) => {
    const world = await newWorld(await newPeople());
    const caller = callers.find((name) => operation.answers[name] < 300)!;
    const sample = await sampleOf(id, world, caller);
    const { event, events, close } = await watch(world.people.tokens.partner);
    // What the world was made of is told before.
    const ids = [randomUUID()];
    await sharedServer().sql(
      `insert into hotel_changes (hotel_id, what) values ($1, $2)
       returning hotel_id as "hotelId", what, shown as "isShown"`,
      [world.hotel.id, JSON.stringify({ kind: 'REVIEWS', ids })],
    );
    await event({ ids });
    events.length = 0;
    await barsIn(world);
    expect(await send(operation, sample, world.people.tokens[caller])).toBeLessThan(300);
    expect((await event({ kind: told[id]! })).hotelId).not.toBeNull();
    expect(await barsIn(world)).toEqual(await barsIn(world, 1));
    await close();
  },
);
