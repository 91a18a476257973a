import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '../contract/contract';
import {
  needs,
  offeredOperations,
  personOf,
  seemsStatus,
  Skipped,
  step,
  stepsAtOnce,
  tell,
  type Context,
  type NamedStep,
} from '../context';
import { stayIn } from '../days';
import type { Answer } from '../http/exchange';
import { freshEmail, newPerson } from '../people/people';
import { secondHotel } from '../world/world';

const MAX_TRIED = 12;
/** So that seconds tell moments apart. */
const APART_MS = 1100;
/** Where asking costs nothing. */
const MAX_ASKED = 25;

/** Guessing comes to an end; for an address that nobody has, so that nobody is locked out. */
export async function limits(ctx: Context): Promise<void> {
  await step(ctx, 'whoever knows the password signs in as often as they like', () => signIns(ctx));
  await stepsAtOnce(ctx, [
    ...limited(ctx).map(([operation, limit]): NamedStep => [
      `${operation.id} is limited`,
      (own) => tried(own, operation, limit),
    ]),
    ['whoever is guessed at is the only one to wait', others],
    ['signing in gives no tries back but its own', forgiven],
    ...ASKING_AGAIN.map(([id, body]): NamedStep => [
      `the password that ${id} asks for is not guessed`,
      (own) => asked(own, id, body),
    ]),
  ]);
  await step(ctx, 'discount codes are not guessed', () => codes(ctx));
}

function limited(ctx: Context): [Operation, limit: number][] {
  return offeredOperations(ctx).flatMap((operation): [Operation, number][] => {
    const limit = smallest(operation);
    const isOpen = 'email' in propertiesOf(ctx, operation) && operation.answers.anonymous !== 401;
    return isOpen && limit !== undefined && limit <= MAX_TRIED ? [[operation, limit]] : [];
  });
}

/** At a hotel that nobody else asks about. */
async function codes(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote');
  const { rateLimit = {} } = ctx.contract.operations.get('createQuote') ?? {};
  const limit = Number(rateLimit['perPlace'] ?? Number.NaN);
  if (!(limit <= MAX_ASKED)) throw new Skipped('the contract allows more than is tried');
  const { token } = personOf(ctx, 'customer');
  const { hotelId, room } = await secondHotel(ctx, {}, 400_000);
  const body = { hotelId, ...stayIn(500), roomIds: [room.id], voucherCode: 'NOBODYMADETHIS' };
  const { voucherCode: _code, ...bare } = { ...body, adults: 9 };
  await free(ctx, limit, () =>
    ctx.client.call('createQuote', { token, body: bare, isAboutLimits: true }),
  );
  await ends(ctx, 'discount codes may be guessed without end', limit, () =>
    ctx.client.call('createQuote', { token, body, isAboutLimits: true }),
  );
}

/** "`onlyWith` counts only bodies with that field": as often as others are limited, and more. */
async function free(ctx: Context, limit: number, ask: () => Promise<Answer>): Promise<void> {
  for (let round = 0; round <= limit; round++) {
    const answer = await ask();
    if (answer.status !== 429) continue;
    return tell(ctx, answer, {
      cause: 'what has no limit is refused for being asked too often',
      severity: 'BREAKS SCREEN',
      expected: 'no 429 without a discount code',
      seen: `429 after ${round}`,
    });
  }
}

interface Refused {
  /** How many tries came before it. */
  round: number;
  answer: Answer;
}

/** The try that was refused: at the latest the one after so many. */
async function ends(
  ctx: Context,
  cause: string,
  limit: number,
  ask: (round: number) => Promise<Answer>,
): Promise<Refused | undefined> {
  for (let round = 0; ; round++) {
    const answer = await ask(round);
    if (answer.status === 429) return { round, answer };
    // What a busy server refuses is not counted.
    if (answer.status === 503) throw new Skipped('the server is busy');
    if (round < limit) continue;
    tell(ctx, answer, {
      cause,
      severity: 'UNSAFE',
      expected: `429 after ${limit}`,
      seen: `${answer.status} ${answer.code}`,
    });
    return undefined;
  }
}

function smallest({ rateLimit }: Operation): number | undefined {
  const numbers = ['perPlace', 'perAccount'].map((name) => rateLimit?.[name]);
  const known = numbers.filter((value): value is number => typeof value === 'number');
  return known.length > 0 ? Math.min(...known) : undefined;
}

async function tried(ctx: Context, operation: Operation, limit: number): Promise<void> {
  const email = freshEmail();
  const body = {
    ...('password' in propertiesOf(ctx, operation) && { password: 'Khongphai1' }),
  };
  const from = await unusedAddress(ctx);
  const cause = `${operation.id} may be tried without end`;
  const ask = async (round: number) => {
    // So that it is seen which of them the end is counted from.
    if (operation.id === 'login' && (round === 1 || round === 2)) await sleep(APART_MS);
    // The case of an address does not matter.
    const written = round % 2 === 0 ? email : email.toUpperCase();
    const call = { body: { ...body, email: written }, isAboutLimits: true };
    return ctx.client.call(operation.id, { ...call, ...(from && { from }) });
  };
  const refused = await ends(ctx, cause, limit, ask);
  if (refused) isNotCounted(ctx, refused, await ask(refused.round + 1));
  // From any other address something may have been tried before.
  if (!refused || refused.round === limit || !from) return;
  tell(ctx, refused.answer, {
    cause: `${operation.id} is refused sooner than the contract says`,
    severity: 'BREAKS SCREEN',
    expected: `429 after ${limit}`,
    seen: `429 after ${refused.round}`,
  });
}

/** "Such a try is not counted": whoever asks again while they wait does not wait longer for that. */
function isNotCounted(ctx: Context, { answer }: Refused, again: Answer): void {
  const [first, second] = [answer, again].map(({ headers }) => Number(headers.get('Retry-After')));
  if (again.status !== 429 || !(second! > first!)) return;
  tell(ctx, again, {
    cause: 'a try that is refused puts off when the next is taken',
    severity: 'BREAKS SCREEN',
    expected: `Retry-After: ${first} or less`,
    seen: `Retry-After: ${second}`,
  });
}

/** How many wrong passwords one network address has for an account. */
function guessesAt({ contract }: Context): number {
  const { rateLimit = {} } = contract.operations.get('login') ?? {};
  const limit = Number(rateLimit['perPlace'] ?? Number.NaN);
  if (rateLimit['onlyRefused'] === true && limit <= MAX_TRIED) return limit;
  throw new Skipped('the contract counts more, or all of them');
}

/** Where only refusals count, what is right is never refused. */
async function signIns(ctx: Context): Promise<void> {
  const limit = guessesAt(ctx);
  const { email, password } = personOf(ctx, 'customer');
  for (let round = 0; round <= limit; round++) {
    const body = { email, password };
    const answer = await ctx.client.call('login', { body, isAboutLimits: true });
    if (answer.status === 200) continue;
    if (round === 0 || answer.status === 503) {
      throw new Skipped('the address has been counted before, or the server is busy');
    }
    return tell(ctx, answer, {
      cause: 'signing in with the right password is counted as guessing',
      severity: 'BREAKS SCREEN',
      expected: `200 for the ${round + 1}th time`,
      seen: `${answer.status} ${answer.code}`,
    });
  }
}

/** An address of this machine from which nothing has been tried before, where it has more than one. */
async function unusedAddress({ client }: Context): Promise<string | undefined> {
  if (!/^http:\/\/127\.0\.0\.1\b/.test(client.baseUrl)) return undefined;
  const address = `127.${[0, 0, 0].map(() => 2 + Math.floor(Math.random() * 250)).join('.')}`;
  const probe = createServer();
  const isOwn = await new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(0, address, () => probe.close(() => resolve(true)));
  });
  return isOwn ? address : undefined;
}

/** "For one account from one network address": somebody else there may go on. */
async function others(ctx: Context): Promise<void> {
  const { rateLimit = {} } = ctx.contract.operations.get('login') ?? {};
  const [limit, all] = ['perPlace', 'perAddress'].map((name) => Number(rateLimit[name]));
  if (!(limit! <= MAX_TRIED && limit! + 1 < all!))
    throw new Skipped('the contract says no such limit');
  const guess = await guessing(ctx);
  const email = freshEmail();
  for (let round = 0; round <= limit!; round++) {
    if ((await guess(email)).status === 429) break;
  }
  const other = await guess(freshEmail());
  if (other.status !== 429) return;
  tell(ctx, other, {
    cause: 'whoever is guessed at locks out others',
    severity: 'UNSAFE',
    expected: `401 for another account, ${all} tries from one network address`,
    seen: `429 after ${limit}`,
  });
}

/** Signs in with that password, a wrong one unless it is said. */
async function guessing(ctx: Context) {
  const from = await unusedAddress(ctx);
  if (from === undefined) throw new Skipped('another machine, or one with a single address');
  return async (email: string, password = 'Khongphai1') => {
    const call = { body: { email, password }, isAboutLimits: true, from };
    const answer = await ctx.client.call('login', call);
    if (answer.status === 503) throw new Skipped('the server is busy');
    return answer;
  };
}

/** "Gives back the tries that succeed", and no other: whoever has an account does not guess on for that. */
async function forgiven(ctx: Context): Promise<void> {
  const limit = guessesAt(ctx);
  const guess = await guessing(ctx);
  const { email, password } = await newPerson(ctx, 'customer');
  for (let round = 1; round < limit; round++) await guess(email);
  const right = await guess(email, password);
  seemsStatus(ctx, right, 200, { step: 'the last try that is left is the right one' });
  await guess(email);
  const late = await guess(email);
  if (late.status === 429) return;
  tell(ctx, late, {
    cause: 'whoever signs in between guesses on without end',
    severity: 'UNSAFE',
    expected: `429 after ${limit} wrong ones`,
    seen: `${late.status} ${late.code}`,
  });
}

const WRONG = 'Khongphai1';
/** What asks whoever is signed in for the password once more. */
const ASKING_AGAIN: [id: string, body: object][] = [
  [
    'changePassword',
    { currentPassword: WRONG, password: 'Matkhau987', confirmPassword: 'Matkhau987' },
  ],
  ['deleteAccount', { password: WRONG }],
];

/** Whoever finds a device that is signed in does not find out the password. */
async function asked(ctx: Context, id: string, body: object): Promise<void> {
  needs(ctx, id);
  const { rateLimit = {} } = ctx.contract.operations.get(id) ?? {};
  const limit = Number(rateLimit['perAccount'] ?? Number.NaN);
  if (!(limit <= MAX_TRIED)) throw new Skipped('the contract allows more than is tried');
  const { token } = await newPerson(ctx, 'customer');
  await ends(ctx, `${id} lets a password be guessed without end`, limit, () =>
    ctx.client.call(id, { token, body, isAboutLimits: true }),
  );
}

function propertiesOf(ctx: Context, { body }: Operation) {
  return ctx.contract.resolve(body ?? {}).properties ?? {};
}
