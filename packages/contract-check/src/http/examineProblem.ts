import type { Contract, Operation } from '../contract/contract';
import { at, isObject, listAt, textAt, textOf, type JsonObject } from '../json';
import type { Answer } from './exchange';
import { mediaOf, type Parts, type Tell } from './parts';
import { tellShape } from './tellShape';

export function examineProblem(
  operation: Operation,
  answer: Answer,
  parts: Parts,
  tell: Tell,
): void {
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
  tellCode(operation, answer, parts.contract, tell);
  if (body['status'] !== undefined && body['status'] !== status) {
    tell({
      cause: 'a problem says another status than its answer',
      severity: 'CONTRACT',
      expected: `"status": ${status}`,
      seen: `"status": ${JSON.stringify(body['status'])}`,
    });
  }
  tellWords(operation, body, code, parts, tell);
  tellNames(answer, body, tell);
  tellBrackets(body, tell);
  tellUnasked(operation, body, tell);
  tellTakenOffered(body, tell);
  tellMissing(operation, body, code, parts.contract, tell);
  const schemaStatus = operation.responses[String(status)] ? String(status) : undefined;
  if (schemaStatus) tellShape(operation, answer, 'application/problem+json', parts, tell);
}

function tellCode(
  operation: Operation,
  { status, code }: Answer,
  contract: Contract,
  tell: Tell,
): void {
  const allowed = [
    ...(operation.codes[String(status)] ?? []),
    ...(contract.codesOfAll[String(status)] ?? []),
  ];
  if (allowed.length > 0 && !allowed.includes(code)) {
    tell({
      cause: `${status} carries ${code || 'no code'}, where it may not`,
      severity: 'WRONG MESSAGE',
      expected: `${status} with ${allowed.join(' or ')} from ${operation.id}`,
      seen: `${status} ${code || 'without a code'}`,
    });
  }
}

/** What the reader reads: something, and for each code something else. */
function tellWords(
  operation: Operation,
  body: JsonObject,
  code: string,
  parts: Parts,
  tell: Tell,
): void {
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
}

/** By its code for programs, by its number for who looks into the log. */
function tellNames({ headers, code }: Answer, body: JsonObject, tell: Tell): void {
  const expected: [string, string][] = [
    ['requestId', headers.get('X-Request-Id') ?? ''],
    ['type', `tag:nghi-dau.example,2026:${code}`],
  ];
  for (const [name, right] of expected) {
    const seen = textAt(body, name);
    // What is missing is told by its shape.
    if (seen === '' || right === '' || seen === right) continue;
    tell({
      cause: `a problem's "${name}" names another`,
      severity: 'CONTRACT',
      expected: `${name}: ${right}`,
      seen: `${name}: ${seen}`,
    });
  }
}

function tellBrackets(body: JsonObject, tell: Tell): void {
  const named = Object.keys(isObject(body['fieldErrors']) ? body['fieldErrors'] : {});
  const bracketed = named.find((name) => /\w\[\w+\]/.test(name));
  if (bracketed === undefined) return;
  tell({
    cause: 'a refused field within another is not named by both',
    severity: 'WRONG MESSAGE',
    expected: 'nested names are joined with dots',
    seen: bracketed,
  });
}

/** A question has no other fields than its parameters. */
function tellUnasked({ method, parameters }: Operation, body: JsonObject, tell: Tell): void {
  if (method !== 'GET') return;
  const named = Object.keys(isObject(body['fieldErrors']) ? body['fieldErrors'] : {});
  const other = named.find((name) => !parameters.some((one) => one.name === name.split('.')[0]));
  if (other === undefined) return;
  tell({
    cause: 'a refused question names a field that it does not have',
    severity: 'WRONG MESSAGE',
    expected: `one of ${parameters.map(({ name }) => name).join(', ')}`.slice(0, 120),
    seen: other,
  });
}

function tellTakenOffered(body: JsonObject, tell: Tell): void {
  const taken = listAt(body, 'takenRoomIds');
  const offered = listAt(body, 'alternatives').find((room) => taken.includes(at(room, 'id') ?? ''));
  if (offered === undefined) return;
  tell({
    cause: 'a room that is taken is offered instead of itself',
    severity: 'BREAKS SCREEN',
    expected: `other rooms than ${textOf(taken)}`,
    seen: `room ${textOf(at(offered, 'id'))}`,
  });
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
