import type { Contract, Operation } from '../contract/contract';
import type { Json } from '../json';
import { tellDisagreements } from './agrees';
import { examineHeaders, examineWaiting } from './examineHeaders';
import { examineLanguage } from './examineLanguage';
import { examineProblem } from './examineProblem';
import { BYTE_ORDER_MARK, toldIn, type Answer } from './exchange';
import { mediaOf, type Parts, type Tell } from './parts';
import { tellShape } from './tellShape';
import { undeclaredIn } from './undeclared';

/** What no answer holds, whatever was asked. */
const LEAKS = [
  /\$argon2|\$2[aby]\$\d\d\$/,
  /\n\s+at .+\(.+:\d+:\d+\)|node_modules\//,
  /Traceback \(most recent call/,
  /syntax error at or near|SQLITE_ERROR|violates (unique|foreign key|check) constraint/i,
];

/** A mail address in a field that is not meant for one. */
const ADDRESS = /"(?!email")\w+":\s?"[^"\s@/]+@[^"\s@/]+\.[a-z]{2,}"/i;

const isPublic = ({ method, answers }: Operation) =>
  method === 'GET' && (answers.anonymous ?? 500) < 300;

/** Holds one answer against what the contract says of its operation. */
export function examine(operation: Operation, answer: Answer, parts: Parts): void {
  const tell: Tell = (report) =>
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
  if (parts.origin) examineWaiting(parts.origin, answer, tell);
  examineLanguage(operation, answer, tell);
  if (answer.status >= 400) examineProblem(operation, answer, parts, tell);
  else examineContent(operation, answer, parts, tell);
}

function isDeclared({ responses }: Operation, { status }: Answer, contract: Contract): boolean {
  return String(status) in responses || String(status) in contract.codesOfAll;
}

function examineContent(operation: Operation, answer: Answer, parts: Parts, tell: Tell): void {
  const { status, body } = answer;
  const content = operation.responses[String(status)]?.content ?? {};
  const [declared] = Object.keys(content);
  if (declared === undefined || operation.isStream) return;
  if (mediaOf(answer) !== declared) {
    tell({
      cause: 'answers come in another media type',
      severity: 'CONTRACT',
      expected: `${declared} from ${operation.id}`,
      seen: mediaOf(answer) || 'no media type',
    });
  }
  if (declared === 'text/csv' && !answer.text.startsWith(BYTE_ORDER_MARK)) {
    tell({
      cause: `${operation.id} begins without a byte order mark`,
      severity: 'BREAKS SCREEN',
      expected: 'EF BB BF, by which a spreadsheet knows UTF-8',
      seen: answer.text.slice(0, 40),
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
  const schema = content[declared]?.schema;
  if (schema) tellDisagreements(parts.contract, schema, body, tell);
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
