import type { Operation } from '../contract/contract';
import {
  expectStatus,
  needs,
  offeredOperations,
  personOf,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { freshEmail, newPerson } from '../people/people';
import { book, priceOf } from '../world/bookings';

const MAX_TRIED = 12;

/** Guessing comes to an end; for an address that nobody has, so that nobody is locked out. */
export async function limits(ctx: Context): Promise<void> {
  await step(ctx, 'whoever knows the password signs in as often as they like', () => signIns(ctx));
  await step(ctx, 'one account does not take all rooms', () => manyBookings(ctx));
  for (const operation of offeredOperations(ctx)) {
    const limit = smallest(operation);
    if (limit === undefined || limit > MAX_TRIED) continue;
    const names = ctx.contract.resolve(operation.body ?? {}).properties ?? {};
    if (!('email' in names) || operation.answers.anonymous === 401) continue;
    await step(ctx, `${operation.id} is limited`, () => tried(ctx, operation, limit));
  }
}

function smallest({ rateLimit }: Operation): number | undefined {
  const numbers = ['perPlace', 'perAccount'].map((name) => rateLimit?.[name]);
  const known = numbers.filter((value): value is number => typeof value === 'number');
  return known.length > 0 ? Math.min(...known) : undefined;
}

async function tried(ctx: Context, operation: Operation, limit: number): Promise<void> {
  const body = {
    email: freshEmail(),
    ...('password' in propertiesOf(ctx, operation) && { password: 'Khongphai1' }),
  };
  for (let round = 0; round <= limit; round++) {
    const answer = await ctx.client.call(operation.id, { body, isAboutLimits: true });
    if (answer.status === 429) return;
    if (round < limit) continue;
    tell(ctx, answer, {
      cause: `${operation.id} may be tried without end`,
      severity: 'UNSAFE',
      expected: `429 after ${limit}`,
      seen: `${answer.status} ${answer.code}`,
    });
  }
}

/** Where only refusals count, what is right is never refused. */
async function signIns(ctx: Context): Promise<void> {
  const { rateLimit = {} } = ctx.contract.operations.get('login') ?? {};
  const limit = Number(rateLimit['perPlace'] ?? Number.NaN);
  if (rateLimit['onlyRefused'] !== true || !(limit <= MAX_TRIED)) return;
  const { email, password } = personOf(ctx, 'customer');
  for (let round = 0; round <= limit; round++) {
    const body = { email, password };
    const answer = await ctx.client.call('login', { body, isAboutLimits: true });
    if (answer.status === 200) continue;
    return tell(ctx, answer, {
      cause: 'signing in with the right password is counted as guessing',
      severity: 'BREAKS SCREEN',
      expected: `200 for the ${round + 1}th time`,
      seen: `${answer.status} ${answer.code}`,
    });
  }
}

/** Of open bookings, as the contract has it unless an operator says otherwise. */
const MOST_BOOKINGS = 12;

async function manyBookings(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking', 'cancelBooking');
  const { hotelId, rooms } = worldOf(ctx);
  const guest = await newPerson(ctx, 'customer');
  for (let count = 0; count <= MOST_BOOKINGS; count++) {
    // A room after the other of one night, then the next night.
    const room = rooms[count % rooms.length]!;
    const plan = {
      hotelId,
      rooms: [room],
      from: 270 + Math.floor(count / rooms.length),
      nights: 1,
    };
    const answer = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
    if (answer.code === 'BOOKING_LIMIT' || answer.status === 429) return;
    expectStatus(ctx, answer, 201, { step: 'a traveller books free rooms at their price' });
    if (count < MOST_BOOKINGS) continue;
    tell(ctx, answer, {
      cause: 'one account may take all rooms',
      severity: 'UNSAFE',
      expected: `409 BOOKING_LIMIT after ${MOST_BOOKINGS} open bookings`,
      seen: `${answer.status}`,
    });
  }
}

function propertiesOf(ctx: Context, { body }: Operation) {
  return ctx.contract.resolve(body ?? {}).properties ?? {};
}
