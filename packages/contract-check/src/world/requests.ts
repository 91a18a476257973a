import type { Contract, Operation, Parameter } from '../contract/contract';
import { Skipped, type Context } from '../context';
import { dayIn } from '../days';
import type { Call } from '../http/exchange';
import { isObject, type Json } from '../json';
import { freshEmail } from '../people/people';
import { formOf, picture } from './picture';
import { freshCode } from './world';
import type { World } from './types';

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;
/** Where dates of examples begin. */
const FROM = 200;

/** What addresses and bodies name. */
export type Things = Pick<World, 'hotelId' | 'rooms' | 'voucherId' | 'ids'>;

/**
 * A request as the contract shows it, about what the world has; undefined where the world lacks what
 * the address names.
 */
export function requestOf(ctx: Context, operation: Operation, world: Things): Call | undefined {
  const params: Record<string, string | number> = {};
  const query: Record<string, string | number> = {};
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') {
      const id = idOf(operation, parameter.name, world);
      if (id === undefined || Number.isNaN(id)) return undefined;
      params[parameter.name] = id;
    } else if (parameter.in === 'query' && parameter.required) {
      query[parameter.name] = valueOf(ctx.contract, parameter);
    }
  }
  const body = operation.body && exampleOf(operation, world);
  if (operation.takesForm) return { params, query, ...formOf([{ content: picture() }]) };
  return { params, query, ...(body !== undefined && { body }) };
}

/** The same, of what is about nothing else. */
export function requestTo(ctx: Context, operation: Operation, world: World): Call {
  const request = requestOf(ctx, operation, world);
  if (request) return request;
  const [name] = /\{\w+\}[^{]*$/.exec(operation.path) ?? [operation.path];
  throw new Skipped(`nothing was made that ${name} names`);
}

/** What `{id}` means is said by the address before it. */
function idOf({ path }: Operation, name: string, world: Things): string | number | undefined {
  if (name === 'hotelId') return world.hotelId;
  if (name === 'roomId') return world.rooms[0]?.id;
  if (name !== 'id') return world.ids[name];
  if (path.includes('/vouchers/')) return world.voucherId;
  if (path.includes('/rooms/')) return world.rooms[0]?.id;
  if (path.includes('/hotels/')) return world.hotelId;
  return world.ids['userId'];
}

const DATES: Record<string, number> = { checkIn: FROM, checkOut: FROM + 2, from: 1, firstNight: 1 };

function valueOf(contract: Contract, { name, schema }: Parameter): string | number {
  if (name in DATES) return dayIn(DATES[name] ?? 1);
  const { minimum, type, enum: values, minLength = 1 } = contract.resolve(schema);
  const [first] = values ?? [];
  if (typeof first === 'string' || typeof first === 'number') return first;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return '1'.repeat(Math.max(1, minLength));
}

function exampleOf({ bodyExample }: Operation, world: Things): Json {
  const earliest = daysIn(bodyExample ?? null).toSorted()[0];
  const shift = earliest ? FROM - daysUntil(earliest) : 0;
  return fitted(bodyExample ?? {}, world, shift);
}

function daysUntil(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(dayIn(0))) / DAY_MS);
}

function daysIn(value: Json): string[] {
  if (typeof value === 'string') return DAY.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(daysIn);
}

/** The same with ids that exist, and days that are still to come. */
function fitted(value: Json, world: Things, shift: number, name = ''): Json {
  const [room] = world.rooms;
  if (name === 'hotelId') return world.hotelId;
  if (name === 'roomId' && room) return room.id;
  if (name === 'roomIds' && room) return [room.id];
  if (name === 'hotelIds') return [world.hotelId];
  if (name === 'code') return freshCode();
  if (name === 'email') return freshEmail();
  if (Array.isArray(value)) return value.map((one) => fitted(one, world, shift));
  if (typeof value === 'string' && DAY.test(value)) return dayIn(daysUntil(value) + shift);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fitted(inner, world, shift, key)]),
  );
}
