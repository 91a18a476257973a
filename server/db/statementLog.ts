import type { LogEvent } from 'kysely';

/** A statement that the database has answered or refused. */
interface LoggedStatement {
  /** What it does to which table, as OpenTelemetry's `db.query.summary`: few for many texts. */
  summary: string;
  /** Without its values. */
  text: string;
  ms: number;
  error?: unknown;
}

export type StatementListener = (statement: LoggedStatement) => void;

/** A bound for the summaries that are remembered. */
const MAX_TEXTS = 1_000;

/** Tells whoever listens of each statement; `log` is for Kysely. */
export function statementLog() {
  const listeners: StatementListener[] = [];
  const summaries = new Map<string, string>();
  const known = (text: string): string => {
    const summary = summaries.get(text) ?? summaryOf(text);
    if (summaries.size < MAX_TEXTS) summaries.set(text, summary);
    return summary;
  };
  const log = (event: LogEvent) => {
    if (listeners.length === 0) return;
    const { sql: text } = event.query;
    const error = event.level === 'error' ? { error: event.error } : {};
    const statement = { summary: known(text), text, ms: event.queryDurationMillis, ...error };
    for (const listen of listeners) listen(statement);
  };
  return { log, onStatement: (listener: StatementListener) => void listeners.push(listener) };
}

const NAMED_ROWS = /(?:\bwith\s|,\s*)(\w+)(?:\s*\([^()]*\))?\s+as\s+(?:materialized\s+)?\(/gi;
const WRITES =
  /\b(insert)\s+into\s+"?(\w+)|\b(delete)\s+from\s+"?(\w+)|\b(update)\s+"?(\w+)"?\s+(?:\w+\s+)?set\b/i;
const READS = /\b(?:from|join)\s+"?(\w+)\b(?!\s*\()/gi;

/** `insert bookings`, `select hotels`: its first write, otherwise the first table that it reads. */
export function summaryOf(text: string): string {
  const written = WRITES.exec(text);
  if (written) {
    const [, insert, inserted, remove, removed, update, updated] = written;
    return `${insert ?? remove ?? update} ${inserted ?? removed ?? updated}`.toLowerCase();
  }
  const named = new Set([...text.matchAll(NAMED_ROWS)].map(([, name]) => name));
  const [table] = [...text.matchAll(READS)].map(([, name]) => name!).filter((n) => !named.has(n));
  return table ? `select ${table.toLowerCase()}` : (/\w+/.exec(text)?.[0].toLowerCase() ?? '');
}
