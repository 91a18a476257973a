import { atOnce } from '../atOnce';
import { CALLERS, type Caller, type Operation } from '../contract/contract';
import {
  needs,
  offeredOperations,
  personOf,
  Skipped,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import type { Answer } from '../http/exchange';
import { booked } from '../world/bookings';
import { requestTo } from '../world/requests';
import { textAt } from '../json';
import type { World } from '../world/types';

/** Everybody who is refused asks for everything, and changes nothing. */
export async function access(ctx: Context): Promise<void> {
  const world = worldOf(ctx);
  await step(ctx, 'a booking that others ask for', () => withBooking(ctx, world));
  await step(ctx, 'tokens that nobody was given', () => forged(ctx));
  let known: string | undefined;
  for (const operation of offeredOperations(ctx)) {
    if (!refusesSomebody(operation)) continue;
    await step(ctx, `${operation.id} refuses who may not, and lets in who may`, async () => {
      const isRead = operation.method === 'GET';
      // As the operation before has left it.
      const before = isRead ? undefined : (known ?? (await belongings(ctx, world)));
      if (!isRead) known = undefined;
      await refuses(ctx, operation, world);
      await admits(ctx, operation, world);
      if (before === undefined) return;
      known = await belongings(ctx, world);
      if (known !== before) tellChange(ctx, operation);
    });
  }
}

const refusesSomebody = ({ answers }: Operation) =>
  CALLERS.some((caller) => (answers[caller] ?? 0) >= 400);

async function withBooking(ctx: Context, world: World): Promise<void> {
  const customer = personOf(ctx, 'customer');
  const plan = { hotelId: world.hotelId, rooms: world.rooms.slice(1, 2), from: 70 };
  const { body } = await booked(ctx, customer, plan);
  world.ids['bookingId'] = textAt(body, 'bookingId');
}

async function refuses(ctx: Context, operation: Operation, world: World): Promise<void> {
  const request = requestTo(ctx, operation, world);
  const refused = CALLERS.flatMap((caller): [Caller, number][] => {
    const expected = operation.answers[caller];
    const isRefused = expected !== undefined && expected >= 400 && isKnown(ctx, caller);
    return isRefused ? [[caller, expected]] : [];
  });
  const answers = await atOnce(refused, ([caller]) =>
    ctx.client.call(operation.id, { ...request, token: tokenOf(ctx, caller) }),
  );
  for (const [i, [caller, expected]] of refused.entries()) {
    const answer = answers[i]!;
    if (answer.status === 429 || answer.status === expected) continue;
    tellAccess(ctx, operation, caller, expected, answer);
  }
}

function tellChange(ctx: Context, { id, screens }: Operation): void {
  ctx.findings.report({
    cause: `${id} changes something for those whom it refuses`,
    severity: 'UNSAFE',
    expected: 'everything as it was before the refusals',
    seen: 'a hotel, room, discount or booking that has changed',
    operationId: id,
    screens,
  });
}

/** With nothing to do, so that nothing comes of it: only who may not is told so. */
async function admits(ctx: Context, operation: Operation, world: World): Promise<void> {
  const { id, method, answers, body, isStream } = operation;
  const request = requestTo(ctx, operation, world);
  const isRead = method === 'GET';
  // What needs nothing said would be done.
  const isSaid = (ctx.contract.resolve(body ?? {}).required ?? []).length > 0;
  if (isStream || (!isRead && !isSaid)) return;
  for (const caller of CALLERS) {
    const expected = answers[caller];
    if (expected === undefined || expected >= 300 || !isKnown(ctx, caller)) continue;
    const token = tokenOf(ctx, caller);
    const answer = await ctx.client.call(id, { ...request, token, ...(!isRead && { body: {} }) });
    if (answer.status !== 401 && answer.status !== 403) continue;
    tell(ctx, answer, {
      cause: `${id} refuses ${caller}`,
      severity: 'BREAKS SCREEN',
      expected: String(expected),
      seen: `${answer.status} ${answer.code}`,
    });
  }
}

function tellAccess(
  ctx: Context,
  { id }: Operation,
  caller: Caller,
  expected: number,
  answer: Answer,
): void {
  const isLetIn = answer.status < 300 || answer.status === 409;
  const who = caller === 'expired' ? 'somebody with a token that is not valid' : `${caller}`;
  tell(ctx, answer, {
    cause: isLetIn ? `${id} lets ${who} in` : `${id} refuses ${who} in another way`,
    severity: isLetIn ? 'UNSAFE' : 'WRONG MESSAGE',
    expected: String(expected),
    seen: `${answer.status} ${answer.code}`,
  });
}

/** What its owner, and the guest, see of it. */
async function belongings(ctx: Context, world: World): Promise<string> {
  const { token } = world.owner;
  const reads: [string, Record<string, string | number>][] = [
    ['getPartnerHotel', { id: world.hotelId }],
    ['listPartnerRooms', { hotelId: world.hotelId }],
    ['getPartnerRoom', { roomId: world.rooms[0]?.id ?? 0 }],
    ['listRoomClosures', { hotelId: world.hotelId, roomId: world.rooms[0]?.id ?? 0 }],
    ...(world.voucherId
      ? [['getVoucher', { id: world.voucherId }] as [string, { id: number }]]
      : []),
  ];
  const { bookingId } = world.ids;
  const guest = ctx.people.customer?.token;
  const known = [
    ...reads.map(([id, params]) => ({ id, token, params })),
    ...(bookingId !== undefined && guest
      ? [{ id: 'getBooking', token: guest, params: { bookingId } }]
      : []),
  ].filter(({ id }) => ctx.offered.has(id));
  const answers = await atOnce(known, ({ id, ...call }) => ctx.client.call(id, call));
  return JSON.stringify(answers.map(({ body }) => body ?? null));
}

function isKnown({ people }: Context, caller: Caller): boolean {
  if (caller === 'anonymous') return true;
  if (caller === 'expired') return people.customer !== undefined;
  return people[caller] !== undefined;
}

export function tokenOf({ people }: Context, caller: Caller): string | undefined {
  if (caller === 'anonymous') return undefined;
  if (caller === 'expired') return tampered(people.customer?.token ?? 'x');
  return people[caller]?.token;
}

/** The same with another signature. */
function tampered(token: string): string {
  const [last = ''] = token.slice(-6);
  return token.slice(0, -6) + (last === 'A' ? 'BBBBBB' : 'AAAAAA');
}

/** Made by hand: of others, of a higher role, unsigned, from another time. */
async function forged(ctx: Context): Promise<void> {
  needs(ctx, 'getCurrentUser');
  const { token } = ctx.people.customer ?? personOf(ctx, 'partner');
  const [head = '', payload = '', signature = ''] = token.split('.');
  if (!payload) throw new Skipped('tokens are not of three parts');
  const claims = decoded(payload);
  const made = (header: object, changed: object) =>
    `${encoded(header)}.${encoded({ ...claims, ...changed })}`;
  const tokens: [string, string][] = [
    ['unsigned, alg none', `${made({ alg: 'none', typ: 'JWT' }, {})}.`],
    ['unsigned, alg NONE', `${made({ alg: 'NONE', typ: 'JWT' }, {})}.${signature}`],
    [
      "with somebody else's id",
      `${head}.${encoded({ ...claims, sub: '1', id: 1, userId: 1 })}.${signature}`,
    ],
    [
      'with a role of its own',
      `${head}.${encoded({ ...claims, role: 'ADMIN', roles: ['ADMIN'] })}.${signature}`,
    ],
    ['without a signature', `${head}.${payload}.`],
    ['that is no token', 'a.b.c'],
    ['signed with an empty key', `${head}.${payload}.AAAA`],
  ];
  for (const [what, forgery] of tokens) {
    const answer = await ctx.client.call('getCurrentUser', { token: forgery });
    if (answer.status === 401) continue;
    tell(ctx, answer, {
      cause: `a token ${what} is taken`,
      severity: answer.status < 300 ? 'UNSAFE' : 'WRONG MESSAGE',
      expected: '401 SIGNED_OUT',
      seen: `${answer.status} ${answer.code}`,
    });
  }
  for (const scheme of ['Basic', 'Token']) {
    const headers = { Authorization: `${scheme} ${token}` };
    const answer = await ctx.client.call('getCurrentUser', { headers });
    if (answer.status >= 400 && answer.status < 500) continue;
    tell(ctx, answer, {
      cause: `Authorization: ${scheme} is taken for a token`,
      severity: 'CONTRACT',
      expected: '401: the contract has bearer tokens only',
      seen: `${answer.status}`,
    });
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(part: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
