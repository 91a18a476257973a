import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Everybody that the contract tells apart. */
export const callers = [
  'anonymous',
  'expired',
  'customer',
  'partner',
  'otherPartner',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The status that each caller is promised. */
  answers: Record<Caller, number>;
  takesJson: boolean;
}

interface Written {
  operationId: string;
  'x-answers': Record<Caller, number>;
  requestBody?: { content: object };
}

/** All operations of `openapi.yaml`. */
export function contractOperations(): Operation[] {
  const text = readFileSync(path.join(__dirname, '../../openapi.yaml'), 'utf8');
  const { paths } = parse(text) as { paths: Record<string, Record<string, Written>> };
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, written]) => ({
      id: written.operationId,
      method: method.toUpperCase(),
      path: address,
      answers: written['x-answers'],
      takesJson: 'application/json' in (written.requestBody?.content ?? {}),
    })),
  );
}
