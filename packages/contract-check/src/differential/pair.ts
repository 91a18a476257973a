import { newReference, type Reference } from '@nghi-dau/example-backend/reference';
import { Blocked, nobodysFault, Skipped, tell, type Context } from '../context';
import type { Operation } from '../contract/contract';
import { addressOf } from '../http/client';
import type { Answer, Call } from '../http/exchange';
import { parseJson, textAt, textOf, type Json } from '../json';
import { Both, sideOf } from './both';
import { compare, type Difference } from './compare';
import { compareTables } from './compareTables';
import { newNames, type Names } from './names';

export interface Given {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  /** In place of a body: a form with files. */
  form?: { type: string; content: Buffer };
}

/** Who asks: a token that both have given; nobody without. */
export type Who = Both | undefined;

interface Expected {
  status: number;
  body: Json | undefined;
  text: string;
}

/** The server and the reference, which are asked the same and answer alike. */
export interface Pair {
  ctx: Context;
  reference: Reference;
  /** Counts what is to be like no other of its kind, from 1 on. */
  next(kind: 'picture' | 'price' | 'discount'): number;
  /** What both say. Where they decide otherwise nothing follows: they are no longer alike. */
  ask(id: string, who: Who, given?: Given): Promise<Both>;
  /** Only what the reference would say. */
  expect(id: string, who: Who, given?: Given): Promise<Expected>;
  /** Only what the server says. */
  answer(id: string, who: Who, given?: Given): Promise<Answer>;
  /** Holds the server's answer against what was expected. */
  hold(id: string, given: Given, told: Told): Both;
}

/** To one and the same question. */
interface Told {
  expected: Expected;
  answer: Answer;
}

/** Nothing was done, in neither of them. */
export class NotOffered extends Skipped {}

interface How {
  names: Names;
  isOrdered: boolean;
  isEnglish: boolean;
}

/** Of these no two rows have the same; seasons stand in the order in which they count. */
const ORDERED = /^-?(roomNumber|created|code)$/;

/** How often it is asked in another language than most. */
const IN_ENGLISH = 0.2;
const ENGLISH = { 'Accept-Language': 'en' };

export async function newPair(ctx: Context): Promise<Pair> {
  const reference = await newReference(ctx.input.contractFile);
  const names = newNames();
  const made = { picture: 0, price: 0, discount: 0 };
  const pair: Pair = {
    ctx,
    reference,
    next: (kind) => (made[kind] += 1),
    async expect(id, who, given = {}) {
      const operation = operationOf(ctx, id);
      const call = callOf(who, given, 'reference');
      const response = await reference.fetch(requestOf(operation, call));
      const text = await response.text();
      if (response.status >= 500) throw new Skipped(`the reference itself fails at ${id}`);
      return { status: response.status, body: parseJson(text), text };
    },
    answer: (id, who, given = {}) => ctx.client.call(id, callOf(who, given, 'server')),
    hold(id, given, { expected, answer }) {
      holdAgainst(ctx, operationOf(ctx, id), howOf(names, id, given), answer, expected);
      return new Both(answer.body, expected.body);
    },
    async ask(id, who, given = {}) {
      if (!ctx.offered.has(id)) throw new NotOffered(`not offered: ${id}`);
      const asked = { ...given, ...(ctx.random() < IN_ENGLISH && { headers: ENGLISH }) };
      for (const reason of reasonsIn(asked.body)) names.write(reason);
      // The server works while the reference does.
      const both = [pair.answer(id, who, asked), pair.expect(id, who, asked)] as const;
      const [answer, expected] = await Promise.all(both);
      return pair.hold(id, asked, { expected, answer });
    },
  };
  return pair;
}

function howOf(names: Names, id: string, { query, headers }: Given): How {
  const sort = query?.['sort'];
  const isOrdered = id === 'listSeasons' || (typeof sort === 'string' && ORDERED.test(sort));
  return { names, isOrdered, isEnglish: headers === ENGLISH };
}

/** Of a change, a cancellation, or a price by hand. */
function reasonsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { reason, priceByHand } = body as { reason?: unknown; priceByHand?: unknown };
  return [...(typeof reason === 'string' ? [reason] : []), ...reasonsIn(priceByHand)];
}

function operationOf({ contract }: Context, id: string): Operation {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

function callOf(who: Who, given: Given, side: 'server' | 'reference'): Call {
  const { headers, form, ...rest } = given;
  const token = who?.[side];
  return {
    ...(sideOf(rest, side) as Call),
    ...form,
    ...(typeof token === 'string' && { token }),
    ...(headers && { headers }),
  };
}

function requestOf({ method, path }: Operation, call: Call): Request {
  const { token, body, type, content } = call;
  const sent = body === undefined ? content : JSON.stringify(body);
  return new Request(`http://reference.localhost${addressOf(path, call)}`, {
    method,
    headers: {
      ...call.headers,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { 'Content-Type': type ?? 'application/json' }),
    },
    ...(sent !== undefined && { body: typeof sent === 'string' ? sent : new Uint8Array(sent) }),
  });
}

function holdAgainst(
  ctx: Context,
  operation: Operation,
  how: How,
  answer: Answer,
  expected: Expected,
): void {
  const why = nobodysFault(ctx, answer);
  if (why) throw new Skipped(why);
  const code = textAt(expected.body, 'code');
  if ([code, answer.code].includes('BOOKING_LIMIT') && !ctx.input.hasDefaultLimits) {
    throw new Skipped('what an account may hold is not given: say --default-limits');
  }
  if (answer.status !== expected.status || (expected.status >= 400 && answer.code !== code)) {
    tell(ctx, answer, {
      cause: `${operation.id} is decided otherwise than the reference does`,
      severity: severityOf(answer.status, expected.status),
      expected: `${expected.status} ${expected.status < 400 ? '' : code}`.trim(),
      seen: `${answer.status} ${answer.code}`.trim(),
    });
    throw new Blocked(operation.id);
  }
  const differences = differencesOf(ctx, operation, how, answer, expected);
  for (const one of differences) {
    tell(ctx, answer, {
      cause: `"${one.path || 'the answer'}" in ${operation.id} is not what the reference says`,
      severity: answer.status < 400 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
      expected: textOf(one.expected).slice(0, 200) || 'nothing',
      seen: textOf(one.seen).slice(0, 200) || 'nothing',
    });
  }
}

function severityOf(seen: number, expected: number) {
  if (seen >= 400) return expected >= 400 ? 'WRONG MESSAGE' : 'BREAKS SCREEN';
  return 'UNSAFE';
}

/** The first of each name is enough: rows are many. */
function differencesOf(
  { contract }: Context,
  { responses }: Operation,
  how: How,
  { status, body, text }: Answer,
  expected: Expected,
): Difference[] {
  const content = responses[String(status)]?.content ?? {};
  if ('text/csv' in content) return compareTables(how.names, text, expected.text);
  const [{ schema } = {}] = Object.values(content);
  const all = compare({ contract, ...how }, schema, body, expected.body);
  return [...new Map(all.map((one) => [one.path, one])).values()];
}
