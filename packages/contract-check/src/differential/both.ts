import { at, type Json } from '../json';

/** What the server and the reference call one and the same thing: each has numbers and codes of its own. */
export class Both {
  constructor(
    readonly server: Json | undefined,
    readonly reference: Json | undefined,
  ) {}

  /** What lies there in both. */
  at(...path: (string | number)[]): Both {
    return new Both(at(this.server, ...path), at(this.reference, ...path));
  }

  /** Both are lists, and as long as each other where nothing is wrong. */
  rows(): Both[] {
    const { server, reference } = this;
    if (!Array.isArray(server) || !Array.isArray(reference)) return [];
    const length = Math.min(server.length, reference.length);
    return Array.from({ length }, (_, i) => this.at(i));
  }

  /** What is the same in both. */
  get text(): string {
    return typeof this.reference === 'string' ? this.reference : '';
  }

  get number(): number {
    return typeof this.reference === 'number' ? this.reference : Number.NaN;
  }
}

export type Side = 'server' | 'reference';

/** The same in the words of one of them, in whatever depth. */
export function sideOf(value: unknown, side: Side): unknown {
  if (value instanceof Both) return value[side];
  if (Array.isArray(value)) return value.map((one) => sideOf(one, side));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, sideOf(inner, side)]),
  );
}
