import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { sharedServer } from './server/serverControl';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  token?: string;
  /** Sent as JSON; a string and bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The server to ask; the shared one when absent. */
  url?: string;
}

/** One request; `path` starts with a slash. The answer's body is parsed when it is JSON. */
export async function call<Body = unknown>(
  method: string,
  path: string,
  { token, body, headers = {}, url = sharedServer().url }: CallOptions = {},
): Promise<Answer<Body>> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      // Visitors come from everywhere: one test's tries are not counted with another's.
      ...(path.startsWith('/api/') && { 'X-Forwarded-For': anyAddress() }),
      ...headers,
    },
    ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
  });
  const { status, headers: answered } = response;
  const answer = parsed(await response.text(), answered);
  if (status >= 400 && path.startsWith('/api/')) expectProblem(status, answered, answer);
  return { status, headers: answered, body: answer as Body };
}

const isReady = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Whatever a test asks: each refusal is one that RFC 9457 describes. */
function expectProblem(status: number, headers: Headers, body: unknown): void {
  assert.match(headers.get('Content-Type') ?? '', /^application\/problem\+json/);
  // The answer to HEAD has none.
  if (body === '') return;
  const problem = body as Record<string, unknown>;
  assert.equal(problem.status, status);
  assert.equal(problem.type, `tag:nghi-dau.example,2026:${String(problem.code)}`);
}

/** One of the addresses that are set aside for examples, in a network of its own. */
export function anyAddress(): string {
  const hex = randomBytes(4).toString('hex');
  return `2001:db8:${hex.slice(0, 4)}:${hex.slice(4)}::1`;
}

function parsed(text: string, headers: Headers): unknown {
  const isJson = headers.get('Content-Type')?.includes('json') && text !== '';
  return isJson ? JSON.parse(text) : text;
}
