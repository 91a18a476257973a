import type { Contract, Operation, Schema } from './contract/contract';
import type { Answer, Call } from './http/exchange';
import type { Raw } from './http/send';
import { isObject, textOf, type Json } from './json';

export interface Share {
  name: string;
  seen: number;
  of: number;
  missing: string[];
}

export interface Coverage {
  saw(operation: Operation, raw: Raw, call: Call, answer: Answer): void;
  shares(operations: Operation[]): Share[];
}

const STATES = ['BookingStatus', 'RoomStatus', 'HotelState', 'VoucherStatus'];

/** Which parts of the contract a run has met. */
export function newCoverage(contract: Contract): Coverage {
  const answered = new Set<string>();
  const parameters = new Set<string>();
  const codes = new Set<string>();
  const properties = new Set<string>();
  const values = new Set<string>();

  const mark = (id: string, value: Json, at: string): void => {
    if (Array.isArray(value)) return value.slice(0, 20).forEach((row) => mark(id, row, at));
    if (isObject(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const place = at ? `${at}.${name}` : name;
        properties.add(`${id} ${place}`);
        mark(id, inner, place);
      }
    } else if (typeof value === 'string') values.add(value);
  };

  return {
    saw(operation, _, call, { status, body, code }) {
      if (status < 300) answered.add(operation.id);
      for (const name of Object.keys({ ...call.params, ...call.query, ...call.headers })) {
        parameters.add(`${operation.id} ${name}`);
      }
      if (code) codes.add(`${operation.id} ${code}`);
      if (status < 300 && body !== undefined) mark(operation.id, body, '');
    },
    shares(operations) {
      const states = STATES.flatMap((name) => {
        const schema = (contract.written.components['schemas'] as Record<string, Schema>)[name];
        return (schema?.enum ?? []).map((value) => `${name} ${textOf(value)}`);
      });
      const seenState = (state: string) => values.has(state.split(' ')[1] ?? '');
      return [
        shareOf(
          'operations',
          operations.map(({ id }) => id),
          (id) => answered.has(id),
        ),
        shareOf('parameters', operations.flatMap(parametersOf), (name) => parameters.has(name)),
        shareOf('codes', operations.flatMap(codesOf), (name) => codes.has(name)),
        shareOf(
          'properties',
          operations.flatMap((operation) => propertiesOf(contract, operation)),
          (name) => properties.has(name),
        ),
        shareOf('states', states, seenState),
      ];
    },
  };
}

function shareOf(name: string, all: string[], isSeen: (one: string) => boolean): Share {
  const missing = all.filter((one) => !isSeen(one));
  return { name, seen: all.length - missing.length, of: all.length, missing };
}

function parametersOf({ id, parameters }: Operation): string[] {
  return parameters.map(({ name }) => `${id} ${name}`);
}

function codesOf({ id, codes }: Operation): string[] {
  return Object.values(codes)
    .flat()
    .map((code) => `${id} ${code}`);
}

const MAX_DEPTH = 4;

function propertiesOf(contract: Contract, operation: Operation): string[] {
  const found = new Set<string>();
  const walk = (written: Schema, at: string, depth: number): void => {
    const schema = contract.resolve(written);
    if (schema.items) walk(schema.items, at, depth);
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) walk(part, at, depth);
    if (depth >= MAX_DEPTH) return;
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const place = at ? `${at}.${name}` : name;
      found.add(`${operation.id} ${place}`);
      walk(inner, place, depth + 1);
    }
  };
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = status < '300' ? response.content?.['application/json']?.schema : undefined;
    if (schema) walk(schema, '', 0);
  }
  return [...found];
}
