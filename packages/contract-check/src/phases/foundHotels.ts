import type { Operation } from '../contract/contract';
import { needs, Skipped, step, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../json';
import { get, idOf, SIZE, sums, whole, wrong } from './pages';

export type Query = Record<string, string | number | string[]>;
export type Right = (row: Json) => boolean;

/** Hotels are what was asked for: all of them, and nothing else. */
export async function foundHotels(ctx: Context): Promise<void> {
  await step(ctx, 'hotels are found by what is asked for', () => hotels(ctx));
  await step(ctx, 'hotels are found by several choices', () => several(ctx));
  await step(ctx, 'hotels are found by their place', () => destinations(ctx));
}

export function operationOf(ctx: Context, id: string): Operation {
  needs(ctx, id);
  return ctx.contract.operations.get(id)!;
}

async function hotels(ctx: Context): Promise<void> {
  const operation = operationOf(ctx, 'listHotels');
  const all = await whole(ctx, operation);
  const rows = listAt(all.body, 'content');
  const prices = rows
    .map((row) => numberAt(row, 'price'))
    .filter((price) => price > 0)
    .toSorted((a, b) => a - b);
  const middle = Math.round(prices[Math.floor(prices.length / 2)] ?? 500_000);
  const type = textAt(rows[0], 'propertyType') || 'HOTEL';
  // One that a hotel has, which is among those that are so or better.
  const rating = rows.map((row) => numberAt(row, 'rating')).find((one) => one >= 1) ?? 4;
  const cases: [string, Query, Right][] = [
    ['minPrice', { minPrice: middle }, (row) => numberAt(row, 'price') >= middle],
    ['maxPrice', { maxPrice: middle }, (row) => numberAt(row, 'price') <= middle],
    ['minRating', { minRating: rating }, (row) => numberAt(row, 'rating') >= rating],
    ['propertyType', { propertyType: type }, (row) => textAt(row, 'propertyType') === type],
  ];
  for (const [name, query, isRight] of cases) {
    await chosen(ctx, operation, all, { name, query, isRight });
  }
}

interface Choice {
  name: string;
  query: Query;
  isRight: Right;
}

/** On one page, and again on small ones: each is full but the last. */
async function chosen(ctx: Context, operation: Operation, all: Answer, choice: Choice) {
  const { name, query, isRight } = choice;
  if (!operation.parameters.some((one) => one.name === name)) return;
  const cause = `hotels are not chosen by ${name}`;
  const answer = await get(ctx, operation, { ...query, size: SIZE });
  if (!answer) return wrong(ctx, all, cause, JSON.stringify(query), 'no answer');
  const rows = listAt(answer.body, 'content');
  const expected = listAt(all.body, 'content').filter(isRight).length;
  const isWhole = numberAt(all.body, 'totalPages') === 1;
  if (!rows.every(isRight) || (isWhole && rows.length !== expected)) {
    wrong(ctx, answer, cause, `${expected} for ${JSON.stringify(query)}`, `${rows.length} hotels`);
  }
  const total = numberAt(answer.body, 'totalElements');
  for (const page of [0, 1]) {
    const size = Math.max(1, Math.ceil(total / 2));
    const part = await get(ctx, operation, { ...query, page, size: Math.min(SIZE, size) });
    if (part) sums(ctx, operation, part, { page, size: Math.min(SIZE, size), total });
  }
}

async function idsFor(ctx: Context, query: Query): Promise<{ answer: Answer; ids: string[] }> {
  const answer = await whole(ctx, operationOf(ctx, 'listHotels'), query);
  const ids = listAt(answer.body, 'content').map((row) => JSON.stringify(idOf(row)));
  return { answer, ids };
}

const VALUES = /^(propertyType|amenities)$/;

/** "Any of these" finds what either does, "all of these" what both do. */
async function several(ctx: Context): Promise<void> {
  const { answer: all } = await idsFor(ctx, {});
  if (numberAt(all.body, 'totalPages') > 1) throw new Skipped('its hotels are not on one page');
  const { parameters } = operationOf(ctx, 'listHotels');
  for (const { name, schema } of parameters.filter((one) => VALUES.test(one.name))) {
    const items = ctx.contract.resolve(ctx.contract.resolve(schema).items ?? {});
    const values = (items.enum ?? []).map(String).slice(0, 6);
    const single = new Map<string, string[]>();
    for (const value of values) single.set(value, (await idsFor(ctx, { [name]: [value] })).ids);
    const pairs = values.flatMap((a, i) => values.slice(i + 1).map((b) => [a, b] as const));
    for (const [a, b] of pairs.slice(0, 6)) {
      const [left, right] = [single.get(a) ?? [], single.get(b) ?? []];
      const either = [...new Set([...left, ...right])];
      const both = left.filter((id) => right.includes(id));
      const { answer, ids } = await idsFor(ctx, { [name]: [a, b] });
      const expected = (name === 'amenities' ? both : either).toSorted().join();
      if (ids.toSorted().join() === expected) continue;
      wrong(ctx, answer, `hotels are not chosen by several of ${name}`, expected, ids.join());
    }
  }
}

async function destinations(ctx: Context): Promise<void> {
  needs(ctx, 'listDestinations');
  const operation = operationOf(ctx, 'listHotels');
  const { body } = await ctx.client.call('listDestinations');
  const [place] = Array.isArray(body) ? body : listAt(body, 'content');
  const slug = textAt(place, 'slug');
  if (slug === '') throw new Skipped('no place has hotels');
  const there = await whole(ctx, operation, { destination: slug });
  const nowhere = await whole(ctx, operation, { destination: 'no-such-place' });
  const count = numberAt(nowhere.body, 'totalElements');
  if (count !== 0) wrong(ctx, nowhere, 'an unknown place has hotels', '0', String(count));
  const told = numberAt(place, 'hotelCount');
  const total = numberAt(there.body, 'totalElements');
  if (Number.isNaN(told) || told === total) return;
  wrong(ctx, there, 'a destination has another number of hotels', String(told), String(total));
}
