import type { Operation } from '../contract/contract';
import type { Answer, Call } from '../http/exchange';
import type { People } from '../world/types';
import type { Asker, Entry } from './recording';
import { redacted, redactedQuery, redactedText } from './redact';

/** An operation that was called, and what came of it. */
export interface Called {
  operation: Operation;
  call: Call;
  /** Below the address of the server. */
  address: string;
  answer: Answer;
}

export interface Recorder {
  /** Kept as one of its kind: the first of an operation with that status and code, to that asker. */
  note(called: Called): void;
  /** Kept for the screens, before all that was noted. */
  keep(called: Called): void;
  entries(): Entry[];
}

/** A list of fifty hotels is a tenth of it; whatever is longer draws no screen of ours. */
const MAX_ANSWER_BYTES = 1_000_000;
/** So that a recording can be mailed. Beyond it only what the screens need is kept. */
const MAX_NOTED_BYTES = 4_000_000;
const HEADERS = ['Retry-After', 'Allow', 'Cache-Control', 'Location', 'Content-Disposition'];

export function newRecorder(people: People): Recorder {
  const kept = new Map<string, Entry>();
  const noted = new Map<string, Entry>();
  let bytes = 0;
  return {
    note(called) {
      const { operation, answer } = called;
      const key = [operation.id, askerOf(people, called), answer.status, answer.code].join(' ');
      const size = answer.text.length;
      if (noted.has(key) || isLeftOut(called) || bytes + size > MAX_NOTED_BYTES) return;
      bytes += size;
      noted.set(key, entryOf(people, called));
    },
    keep(called) {
      if (isLeftOut(called)) return;
      const entry = entryOf(people, called);
      kept.set([entry.asker, entry.method, entry.path, entry.query].join(' '), entry);
    },
    entries: () => [...kept.values(), ...noted.values()],
  };
}

/** What tells nothing by itself, or too much. */
function isLeftOut({ operation, answer }: Called): boolean {
  return operation.isStream || answer.status === 304 || answer.text.length > MAX_ANSWER_BYTES;
}

function entryOf(people: People, called: Called): Entry {
  const { operation, address, answer } = called;
  const [path = '', query = ''] = address.split('?');
  const headers = HEADERS.map((name) => [name, answer.headers.get(name)] as const);
  return {
    operationId: operation.id,
    asker: askerOf(people, called),
    method: operation.method,
    path,
    query: redactedQuery(query),
    status: answer.status,
    type: answer.headers.get('Content-Type') ?? '',
    headers: Object.fromEntries(headers.flatMap(([name, value]) => (value ? [[name, value]] : []))),
    ...(answer.body === undefined
      ? { text: redactedText(answer.text) }
      : { body: redacted(answer.body) }),
  };
}

function askerOf(people: People, { call }: Called): Asker {
  if (call.token === undefined) return 'anonymous';
  const names = ['customer', 'partner', 'admin'] as const;
  return names.find((name) => people[name]?.token === call.token) ?? 'somebody else';
}
