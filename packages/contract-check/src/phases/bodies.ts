import type { Operation } from '../contract/contract';
import {
  offeredOperations,
  seemsStatus,
  Skipped,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { BYTE_ORDER_MARK, type Answer, type Call } from '../http/exchange';
import { isObject, textOf, type Json } from '../json';
import { requestTo } from '../world/requests';
import { tokenOf } from './access';

const JSON_TYPE = 'application/json';
const LARGE = 200_000;
const TEXT = 'a text that holds JSON';

/** What nobody should send is refused as such, and harmless differences are not. */
export async function bodies(ctx: Context): Promise<void> {
  await step(ctx, 'a large body that may be so large', () => large(ctx));
  for (const operation of offeredOperations(ctx)) {
    if (operation.body) {
      await step(ctx, `${operation.id} takes its JSON as JSON only`, () => wrong(ctx, operation));
    } else if (operation.takesForm) {
      await step(ctx, `${operation.id} takes a form only`, () => wrongForms(ctx, operation));
    }
  }
}

/** "413 for a body over 256 KB": this one is not. */
async function large(ctx: Context): Promise<void> {
  const unknownField = 'a'.repeat(LARGE);
  const answer = await ctx.client.call('login', { body: { unknownField } });
  seemsStatus(ctx, answer, 422, { step: 'a body of 200 KB', code: 'INVALID' });
}

interface Sent {
  what: string;
  call: Call;
  statuses: number[];
  code?: string;
}

async function wrong(ctx: Context, operation: Operation): Promise<void> {
  const request = asWhoMay(ctx, operation);
  const { body, ...rest } = request;
  const text = JSON.stringify(body);
  const sent: Sent[] = [
    { what: 'no body', call: {}, statuses: [422] },
    {
      what: 'a body of another media type',
      call: { type: 'text/plain', content: text },
      statuses: [415],
      code: 'UNSUPPORTED_TYPE',
    },
    {
      what: 'a form',
      call: { type: 'application/x-www-form-urlencoded', content: 'a=b' },
      statuses: [415],
      code: 'UNSUPPORTED_TYPE',
    },
    {
      what: 'another character set',
      call: { type: `${JSON_TYPE}; charset=utf-16`, content: Buffer.from(text, 'utf16le') },
      statuses: [415],
    },
    {
      what: 'what is no JSON',
      call: { type: JSON_TYPE, content: '{"a":' },
      statuses: [400, 422],
    },
    {
      what: 'a list',
      call: { type: JSON_TYPE, content: `[${text}]` },
      statuses: [422],
      code: 'INVALID',
    },
    {
      what: 'in UTF-8 that says so, an unknown field',
      call: { type: `${JSON_TYPE}; charset=utf-8`, content: withUnknown(body) },
      statuses: [422],
      code: 'INVALID',
    },
    operation.takesText
      ? asText(body)
      : { what: TEXT, call: asText(body).call, statuses: [400, 422] },
    { what: 'null', call: { type: JSON_TYPE, content: 'null' }, statuses: [422], code: 'INVALID' },
    {
      what: 'in pieces, an unknown field',
      call: { type: JSON_TYPE, content: withUnknown(body), chunked: true },
      statuses: [422],
      code: 'INVALID',
    },
    {
      what: 'behind a byte order mark, an unknown field',
      call: { type: JSON_TYPE, content: BYTE_ORDER_MARK + withUnknown(body) },
      statuses: [422],
      code: 'INVALID',
    },
  ];
  for (const one of sent) {
    // Whoever only asks is counted no less.
    if (operation.rateLimit && operation.isPasswordWork && one.statuses[0] !== 422) continue;
    const answer = await ctx.client.call(operation.id, { ...rest, ...one.call });
    tellWrong(ctx, operation, one, answer);
    if (one.what === TEXT) isNotRead(ctx, operation, answer);
    else if (one.what.includes('unknown field')) namesUnknown(ctx, operation, answer);
  }
  await namesNested(ctx, operation, request);
}

/** A JSON text that holds the JSON. */
const asText = (body: unknown): Sent => ({
  what: 'as a text of JSON, an unknown field',
  call: { type: JSON_TYPE, content: JSON.stringify(withUnknown(body)) },
  statuses: [422],
  code: 'INVALID',
});

/** Where `x-tolerates-json-string` is not said, a text is no object, whatever it holds. */
function isNotRead(ctx: Context, operation: Operation, answer: Answer): void {
  if (!fieldsOf(answer).includes('unknownField')) return;
  tell(ctx, answer, {
    cause: 'a text that holds JSON is read as JSON where the contract does not say so',
    severity: 'CONTRACT',
    expected: '422 without "unknownField"',
    seen: `${operation.id}: ${answer.text.slice(0, 120)}`,
  });
}

/** "Nested names are joined with dots." */
async function namesNested(ctx: Context, operation: Operation, { body, ...rest }: Call) {
  if (!isObject(body) || operation.isPasswordWork) return;
  for (const [name, inner] of Object.entries(body)) {
    const [within] =
      Object.entries(isObject(inner) ? inner : {}).find(([, one]) => typeof one === 'string') ?? [];
    if (within === undefined || !isObject(inner)) continue;
    const sent = { ...body, [name]: { ...inner, [within]: 5 } };
    const answer = await ctx.client.call(operation.id, { ...rest, body: sent });
    if (answer.status !== 422 || fieldsOf(answer).includes(`${name}.${within}`)) continue;
    tell(ctx, answer, {
      cause: 'a refused field within another is not named by both',
      severity: 'WRONG MESSAGE',
      expected: `fieldErrors with "${name}.${within}"`,
      seen: `${operation.id}: ${answer.text.slice(0, 160)}`,
    });
  }
}

function withUnknown(body: unknown): string {
  return JSON.stringify({ ...(isObject(body) ? body : {}), unknownField: 1 });
}

function namesUnknown(ctx: Context, operation: Operation, answer: Answer): void {
  if (answer.status !== 422 || fieldsOf(answer).includes('unknownField')) return;
  tell(ctx, answer, {
    cause: 'a refused field is not named',
    severity: 'WRONG MESSAGE',
    expected: 'fieldErrors with "unknownField"',
    seen: `${operation.id}: ${answer.text.slice(0, 120)}`,
  });
}

/** The names in `fieldErrors`, whether an object or a list. */
export function fieldsOf({ body }: Answer): string[] {
  const errors = isObject(body) ? body['fieldErrors'] : undefined;
  if (isObject(errors)) return Object.keys(errors);
  if (!Array.isArray(errors)) return [];
  return errors.map((error: Json) => (isObject(error) ? textOf(error['field']) : ''));
}

async function wrongForms(ctx: Context, operation: Operation): Promise<void> {
  const request = asWhoMay(ctx, operation);
  const sent: Sent[] = [
    { what: 'no form', call: {}, statuses: [415, 422] },
    { what: 'JSON in place of a form', call: { type: JSON_TYPE, content: '{}' }, statuses: [415] },
    {
      what: 'text in place of a form',
      call: { type: 'text/plain', content: 'a' },
      statuses: [415],
    },
    {
      what: 'a form that breaks off',
      call: { type: 'multipart/form-data; boundary=x', content: '--x\r\n' },
      statuses: [400, 422],
    },
  ];
  for (const one of sent) {
    const { params = {}, query = {}, token } = request;
    const answer = await ctx.client.call(operation.id, { params, query, token, ...one.call });
    tellWrong(ctx, operation, one, answer);
  }
}

function tellWrong(
  ctx: Context,
  { id }: Operation,
  { what, statuses, code }: Sent,
  answer: Answer,
) {
  if (answer.status === 429) return;
  if (statuses.includes(answer.status) && (code === undefined || answer.code === code)) return;
  const isTaken = answer.status < 300;
  tell(ctx, answer, {
    cause: `${what} is ${isTaken ? 'taken' : `answered with ${answer.status}`}`,
    severity: isTaken ? 'CONTRACT' : 'WRONG MESSAGE',
    expected: `${statuses.join(' or ')} ${code ?? ''}`.trim(),
    seen: `${answer.status} ${answer.code} at ${id}`,
  });
}

/** By the first who is let in. */
export function asWhoMay(ctx: Context, operation: Operation): Call {
  const request = requestTo(ctx, operation, worldOf(ctx));
  const caller = (['anonymous', 'customer', 'partner', 'admin'] as const).find(
    (name) => (operation.answers[name] ?? 500) < 300 && (name === 'anonymous' || ctx.people[name]),
  );
  if (caller === undefined) throw new Skipped('nobody who is let in');
  return { ...request, token: tokenOf(ctx, caller) };
}
