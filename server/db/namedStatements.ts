import { sql } from 'kysely';
import type pg from 'pg';

type Query = (...parts: unknown[]) => unknown;

const MARK = '/* planned each time */';
/** A bound for what each connection keeps planned. */
const MAX_NAMES = 1_000;

/**
 * Stands in a statement whose best way depends on its values. All others are planned once for each
 * connection, for any values: planning takes longer than most of them do.
 */
export const plannedEachTime = sql.raw(MARK);

/** A client that names each statement with parameters by its text, so that it is parsed and planned once. */
export function clientWithNamedStatements(Client: typeof pg.Client): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (text.includes(MARK)) return undefined;
    if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `n${names.size}`);
    return names.get(text);
  };
  return class NamingClient extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      const naming: Query = (text, values, ...rest) => {
        const hasValues = Array.isArray(values) && values.length > 0;
        const name = typeof text === 'string' && hasValues ? nameOf(text) : undefined;
        return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
      };
      this.query = naming as typeof this.query;
    }
  };
}
