import type { Contract, Operation } from '../contract/contract';
import type { ShapeError, Shapes } from '../contract/shapes';
import type { Findings, Report, Severity } from '../findings';
import { isObject, textAt, type Json, type JsonObject } from '../json';
import { toldIn, type Answer } from './exchange';
import { undeclaredIn } from './undeclared';

interface Parts {
  contract: Contract;
  shapes: Shapes;
  findings: Findings;
  /** Which code a message was said of, by operation. */
  spoken: Map<string, string>;
}

/** What no answer holds, whatever was asked. */
const LEAKS = [
  /\$argon2|\$2[aby]\$\d\d\$/,
  /\n\s+at .+\(.+:\d+:\d+\)|node_modules\//,
  /Traceback \(most recent call/,
  /syntax error at or near|SQLITE_ERROR|violates (unique|foreign key|check) constraint/i,
];

/** A mail address in a field that is not meant for one. */
const ADDRESS = /"(?!email")\w+":\s?"[^"\s@]+@[^"\s@]+\.[a-z]{2,}"/i;

const isPublic = ({ method, answers }: Operation) =>
  method === 'GET' && (answers.anonymous ?? 500) < 300;

/** Holds one answer against what the contract says of its operation. */
export function examine(operation: Operation, answer: Answer, parts: Parts): void {
  const tell = (report: Omit<Report, 'operationId' | 'exchange'>) =>
    parts.findings.report({
      ...report,
      operationId: operation.id,
      screens: operation.screens,
      exchange: answer.exchange,
    });
  const told = toldIn(answer);
  if (LEAKS.some((leak) => leak.test(told))) {
    tell({
      cause: 'an answer tells what is inside the server',
      severity: 'UNSAFE',
      expected: 'no traces, statements or hashes in any answer',
      seen: answer.text.slice(0, 120),
    });
  }
  if (isPublic(operation) && ADDRESS.test(told)) {
    tell({
      cause: `${operation.id} tells an account's address to everybody`,
      severity: 'UNSAFE',
      expected: "no mail address but a hotel's own",
      seen: ADDRESS.exec(told)?.[0] ?? '',
    });
  }
  if (!isDeclared(operation, answer, parts.contract)) {
    const failed = answer.status >= 500;
    tell({
      cause: failed
        ? `the server fails by itself (${answer.status}) at ${operation.id}`
        : `${operation.id} answers ${answer.status}, which the contract does not know`,
      severity: failed ? 'BREAKS SCREEN' : 'CONTRACT',
      expected: `one of ${Object.keys(operation.responses).join(', ')}`,
      seen: `${answer.status} ${answer.text.slice(0, 120)}`,
    });
    return;
  }
  if (answer.status === 500) {
    tell({
      cause: `the server fails by itself (500) at ${operation.id}`,
      severity: 'BREAKS SCREEN',
      expected: 'an answer of its own to whatever is sent',
      seen: answer.text.slice(0, 120),
    });
  }
  examineHeaders(operation, answer, tell);
  if (answer.status >= 400) examineProblem(operation, answer, parts, tell);
  else examineContent(operation, answer, parts, tell);
}

type Tell = (report: Omit<Report, 'operationId' | 'exchange'>) => void;

function isDeclared({ responses }: Operation, { status }: Answer, contract: Contract): boolean {
  return String(status) in responses || String(status) in contract.codesOfAll;
}

function examineHeaders({ isCacheable }: Operation, { status, headers }: Answer, tell: Tell): void {
  const kept = headers.get('Cache-Control') ?? '';
  if (!isCacheable && !kept.includes('no-store')) {
    tell({
      cause: 'what is not for everybody may be kept on the way',
      severity: status < 300 ? 'UNSAFE' : 'CONTRACT',
      expected: 'Cache-Control: no-store',
      seen: kept === '' ? 'no Cache-Control' : `Cache-Control: ${kept}`,
    });
  }
  if (isCacheable && /max-age=[1-9]|immutable/.test(kept)) {
    tell({
      cause: 'what changes is kept without asking again',
      severity: 'CONTRACT',
      expected: 'Cache-Control: no-cache, with an ETag',
      seen: `Cache-Control: ${kept}`,
    });
  }
  if ((status === 429 || status === 503) && !/^\d+$/.test(headers.get('Retry-After') ?? '')) {
    tell({
      cause: `${status} without Retry-After`,
      severity: 'WRONG MESSAGE',
      expected: 'Retry-After in whole seconds: the client says when to try again',
      seen: `Retry-After: ${headers.get('Retry-After') ?? 'none'}`,
    });
  }
}

function examineProblem(operation: Operation, answer: Answer, parts: Parts, tell: Tell): void {
  const { status, body, code } = answer;
  const media = mediaOf(answer);
  if (media !== 'application/problem+json') {
    tell({
      cause: 'a refusal is not application/problem+json',
      severity: isObject(body) ? 'CONTRACT' : 'WRONG MESSAGE',
      expected: 'application/problem+json (RFC 9457)',
      seen: media || 'no media type',
    });
  }
  if (!isObject(body)) return;
  const allowed = [
    ...(operation.codes[String(status)] ?? []),
    ...(parts.contract.codesOfAll[String(status)] ?? []),
  ];
  if (allowed.length > 0 && !allowed.includes(code)) {
    tell({
      cause: `${status} carries ${code || 'no code'}, which it may not at ${operation.id}`,
      severity: 'WRONG MESSAGE',
      expected: `${status} with ${allowed.join(' or ')}`,
      seen: `${status} ${code || 'without a code'}`,
    });
  }
  if (body['status'] !== undefined && body['status'] !== status) {
    tell({
      cause: 'a problem says another status than its answer',
      severity: 'CONTRACT',
      expected: `"status": ${status}`,
      seen: `"status": ${JSON.stringify(body['status'])}`,
    });
  }
  const message = textAt(body, 'message').trim();
  const said = `${operation.id} ${message}`;
  const other = parts.spoken.get(said) ?? code;
  parts.spoken.set(said, other);
  if (other !== code) {
    tell({
      cause: `${code} and ${other} say the same to the reader`,
      severity: 'WRONG MESSAGE',
      expected: 'words of its own: what happened, and what to do next',
      seen: `"${message}" at ${operation.id}`,
    });
  }
  if (message === '') {
    tell({
      cause: 'a refusal says nothing to the reader',
      severity: 'WRONG MESSAGE',
      expected: 'a message that says what happened',
      seen: '"message" is empty or missing',
    });
  }
  tellMissing(operation, body, code, parts.contract, tell);
  const schemaStatus = operation.responses[String(status)] ? String(status) : undefined;
  if (schemaStatus) tellShape(operation, answer, 'application/problem+json', parts, tell);
}

/** Some problems carry what the page needs to go on; "unless the code is …" says which. */
function tellMissing(
  operation: Operation,
  body: JsonObject,
  code: string,
  contract: Contract,
  tell: Tell,
): void {
  const schema = Object.values(operation.responses)
    .map(({ content }) => content?.['application/problem+json']?.schema)
    .find((one) => one !== undefined);
  const { properties = {} } = contract.resolve(schema ?? {});
  for (const [name, { 'x-absent': absent = '' }] of Object.entries(properties)) {
    const [, codes, ofTravellers] =
      /^unless the code is (.+?)(, and a traveller asks)?$/.exec(absent) ?? [];
    if (ofTravellers && asksAgain(operation, contract)) continue;
    if (!codes?.split(/, | or /).includes(code) || name in body) continue;
    tell({
      cause: `${code} does not say "${name}"`,
      severity: 'WRONG MESSAGE',
      expected: `"${name}": the page shows it`,
      seen: Object.keys(body).join(', '),
    });
  }
}

/** The desk asks for free rooms anew, and whoever has a preview for another one: what there is instead stands there. */
function asksAgain({ tag, path }: Operation, { operations }: Contract): boolean {
  const preview = `${path}/preview`;
  return tag.startsWith('partner') || [...operations.values()].some((one) => one.path === preview);
}

function examineContent(operation: Operation, answer: Answer, parts: Parts, tell: Tell): void {
  const { status, body } = answer;
  const content = operation.responses[String(status)]?.content ?? {};
  const [declared] = Object.keys(content);
  if (declared === undefined || operation.isStream) return;
  if (mediaOf(answer) !== declared) {
    tell({
      cause: `${operation.id} answers in another media type`,
      severity: 'CONTRACT',
      expected: declared,
      seen: mediaOf(answer) || 'no media type',
    });
  }
  if (declared !== 'application/json') return;
  if (body === undefined) {
    tell({
      cause: `${operation.id} answers what is no JSON`,
      severity: 'BREAKS SCREEN',
      expected: 'JSON',
      seen: answer.text.slice(0, 120),
    });
    return;
  }
  tellShape(operation, answer, declared, parts, tell);
  tellUndeclared(operation, answer, body, parts, tell);
}

function tellShape(
  operation: Operation,
  answer: Answer,
  media: string,
  { shapes }: Parts,
  tell: Tell,
): void {
  const { status, body } = answer;
  if (body === undefined) return;
  for (const error of shapes.errorsOf(operation.id, String(status), media, body)) {
    const [last = ''] = error.property.split('.').slice(-1);
    const { severity, lost } = weightOf(operation, status, error);
    tell({
      cause:
        status >= 400
          ? `a problem's ${error.property || 'body'} ${error.message}`
          : `"${last || 'the body'}" ${error.message} in ${error.property.includes('.') ? 'answers' : operation.id}`,
      severity,
      expected: `${error.property || 'the body'} as the schema of ${operation.id} ${status} says${lost}`,
      seen: `${error.property || 'the body'} ${error.message}`,
    });
  }
}

const LOST = {
  page: ': without it the page cannot be shown',
  section: ': without it a part of the page is missing',
};

/** What is wrong with an answer's property, as the reader sees it: the client shows no answer with a wrong type. */
export function weightOf(
  { needed }: Operation,
  status: number,
  { property, isMissing }: ShapeError,
): { severity: Severity; lost: string } {
  if (status >= 400) return { severity: 'WRONG MESSAGE', lost: '' };
  if (!needed || !isMissing) return { severity: 'BREAKS SCREEN', lost: '' };
  const loss = needed.get(property);
  return loss
    ? { severity: 'BREAKS SCREEN', lost: LOST[loss] }
    : { severity: 'CONTRACT', lost: '' };
}

function tellUndeclared(
  operation: Operation,
  { status }: Answer,
  body: Json,
  { contract }: Parts,
  tell: Tell,
): void {
  const schema = operation.responses[String(status)]?.content?.['application/json']?.schema;
  if (!schema) return;
  for (const { property, isSensitive } of undeclaredIn(contract, schema, body)) {
    tell({
      cause: isSensitive
        ? `answers tell "${property}", which nobody asked for`
        : 'answers hold fields that the contract does not know',
      severity: isSensitive ? 'UNSAFE' : 'ADVICE',
      expected: `no "${property}" in ${operation.id}`,
      seen: `"${property}"`,
    });
  }
}

function mediaOf({ headers }: Answer): string {
  return (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
