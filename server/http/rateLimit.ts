import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './errors';

/** `x-rate-limit` of the contract: how often an operation may be tried within so many seconds. */
export interface RateLimit {
  seconds: number;
  /** For one network address, whatever the account. */
  perAddress: number;
  /** For one account, wherever from. */
  perAccount: number;
  /** The field of the body that stands for the account of whoever has not signed in. */
  accountField?: string;
  /** For one account from one network address. */
  perPlace?: number;
  /** What every place keeps when `perAccount` is used up by others. */
  spare?: number;
  /** Only tries that are refused are counted: not those that succeed, nor those that the server fails. */
  onlyRefused?: boolean;
  /** Only requests whose body has this field are counted. */
  onlyWith?: string;
}

/** Where tries are counted, for all server processes together. */
export interface RateLimitStore {
  /** Adds one try under each name and answers what they have come to. */
  add(names: readonly string[], seconds: number): Promise<Map<string, Tally>>;
  takeBack(names: readonly string[]): Promise<void>;
  /** What e-mail addresses are compared by. */
  emailKey(email: string): string;
}

export interface Tally {
  count: number;
  /** Until the count begins again. */
  secondsLeft: number;
}

/** What one try is counted under; an anonymous one whose body names no account has none. */
interface Names {
  address: string;
  account?: string;
  place?: string;
}

type Limited = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Lets the work of an operation run only so often. A try is counted before the work begins, so that
 * many at the same moment get no further than one after the other.
 *
 * @throws ApiError 429, with `Retry-After`; such a try is not counted
 */
export function limitRate(operationId: string, rule: RateLimit, store: RateLimitStore): Limited {
  return async (request, reply, work) => {
    if (!counts(rule, request)) return work();
    const names = namesOf(operationId, rule, request, store);
    const all = Object.values(names) as string[];
    const seconds = secondsToWait(rule, names, await store.add(all, rule.seconds));
    if (seconds > 0) {
      await takeBack(all, request, store);
      reply.header('Retry-After', seconds);
      throw new ApiError('TOO_MANY_REQUESTS');
    }
    const giveBack = () => (rule.onlyRefused ? takeBack(all, request, store) : undefined);
    try {
      const answer = await work();
      await giveBack();
      return answer;
    } catch (error) {
      // What the server could not do says nothing of what was tried.
      if (!isRefused(error)) await giveBack();
      throw error;
    }
  };
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/** What has been done stays done, even if its try goes on being counted. */
async function takeBack(
  names: string[],
  { log }: FastifyRequest,
  store: RateLimitStore,
): Promise<void> {
  try {
    await store.takeBack(names);
  } catch (error) {
    log.warn({ err: error }, 'a try was not taken back');
  }
}

function counts({ onlyWith }: RateLimit, { body }: FastifyRequest): boolean {
  return onlyWith === undefined || fieldOf(body, onlyWith) != null;
}

function namesOf(
  id: string,
  rule: RateLimit,
  request: FastifyRequest,
  store: RateLimitStore,
): Names {
  // Whoever has one IPv6 address has the 2^64 around it; whoever has hung up has none any more.
  const address = normalizeIP(request.ip || 'gone', 64);
  const account = accountOf(rule, request, store);
  return {
    address: `${id} address ${address}`,
    ...(account && { account: `${id} account ${account}` }),
    ...(account && rule.perPlace && { place: `${id} place ${address} ${account}` }),
  };
}

function accountOf(
  { accountField = 'email' }: RateLimit,
  { account, body }: FastifyRequest,
  store: RateLimitStore,
): string | undefined {
  if (account) return String(account.id);
  const named = fieldOf(body, accountField);
  if (typeof named === 'number') return String(named);
  return typeof named === 'string' ? store.emailKey(named) : undefined;
}

function fieldOf(body: unknown, name: string): unknown {
  return (body as Record<string, unknown> | null | undefined)?.[name];
}

/** 0 when the try may go ahead. */
function secondsToWait(rule: RateLimit, names: Names, tallies: Map<string, Tally>): number {
  const wait = (name: string | undefined, limit = Infinity): number => {
    const tally = tallies.get(name ?? '');
    return tally && tally.count > limit ? Math.max(1, tally.secondsLeft) : 0;
  };
  // Who guesses at somebody's password from a thousand places must not lock the owner out.
  const spared = rule.spare !== undefined && wait(names.place, rule.spare) === 0;
  return Math.max(
    wait(names.address, rule.perAddress),
    wait(names.place, rule.perPlace),
    spared ? 0 : wait(names.account, rule.perAccount),
  );
}
