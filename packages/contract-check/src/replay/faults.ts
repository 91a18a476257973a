import type { Contract } from '../contract/contract';
import type { Shapes } from '../contract/shapes';
import type { Report } from '../findings';
import { weightOf } from '../http/tellShape';
import type { Entry } from '../record/recording';
import type { Look } from './looks';
import type { Requests } from './stage';
import type { Visit } from './visits';

/** What was found on one page, at one width. */
export interface Seen {
  visit: Visit;
  width: number;
  look: Look;
  requests: Requests;
  /** What the page itself complained of. */
  errors: string[];
}

interface Held {
  contract: Contract;
  shapes: Shapes;
}

type Fault = [kind: 'blank' | 'wrong' | 'wide', expected: string, seen: string];

/** Which of its answers are to blame is said by their schemas. */
export function reportsOf(seen: Seen, { contract, shapes }: Held): Report[] {
  const { visit, width, requests } = seen;
  const blamed = [...requests.answered].flatMap((entry) => wrongIn(entry, { contract, shapes }));
  const faults = faultsOf(seen);
  // A part that is missing leaves no trace.
  if (faults.length === 0 && blamed.some(({ isNeeded }) => isNeeded)) {
    faults.push(['wrong', 'all that the answers tell', 'what needs that is left out']);
  }
  return faults.map(([kind, expected, what]) => ({
    cause: `${visit.screen} is ${kind}`,
    severity: 'BREAKS SCREEN',
    expected,
    seen: `at ${width} px: ${[...blamed.map(({ told }) => told), what].join('; ')}`,
    operationId: blamed[0]?.operationId,
    screens: [visit.screen],
  }));
}

function faultsOf({ visit, look, requests, errors }: Seen): Fault[] {
  const faults: Fault[] = [];
  const wrong = (expected: string, seen: string) => faults.push(['wrong', expected, seen]);
  const [part] = look.emptyParts;
  if (look.isEmpty) faults.push(['blank', 'a page', 'nothing in it']);
  else if (look.isWaiting) faults.push(['blank', 'all of the page', 'a part that loads for ever']);
  else if (part !== undefined) faults.push(['blank', 'no part without anything', part]);
  const [nonsense] = look.nonsense;
  if (nonsense !== undefined) wrong('words and numbers', `"${nonsense.trim()}"`);
  const [error] = errors;
  if (error !== undefined) wrong('no error in the browser', error);
  const [failure] = withoutAnswer(requests).length === 0 ? failuresOf(visit, look) : [];
  if (failure !== undefined) wrong('no error on answers as they are', failure);
  if (look.tooWide > 0) {
    faults.push(['wide', 'no scrolling sideways', `${look.tooWide} px more than there is`]);
  }
  return faults;
}

/** What a page tells of answers that it cannot use, or could not have. */
export function failuresOf({ at = '' }: Visit, { alerts, path }: Look): string[] {
  const leadsAway = path === at.split('?')[0] ? [] : [`leads to ${path}`];
  return [...leadsAway, ...alerts.map((alert) => `"${alert}"`)];
}

/** Operations that a page may rightly say it could not ask: not recorded, not offered or refused. */
export function withoutAnswer({ answered, missing }: Requests): string[] {
  const refused = [...answered].filter(({ status }) => status >= 400 && status < 500);
  return [
    ...[...missing].map((id) => `${id} was not recorded`),
    ...refused.map(({ operationId, status }) => `${operationId} answered ${status}`),
  ];
}

interface Wrong {
  operationId: string;
  told: string;
  /** A screen has use for it. */
  isNeeded: boolean;
}

function wrongIn({ operationId, status, type, body }: Entry, held: Held): Wrong[] {
  const operation = held.contract.operations.get(operationId);
  const all = (told: string) => [{ operationId, told: `${operationId} ${told}`, isNeeded: true }];
  if (status >= 500) return all(`answered ${status}`);
  if (status >= 400 || !operation) return [];
  if (body === undefined) return all('is no JSON');
  const media = type.split(';')[0]?.trim() ?? '';
  return held.shapes.errorsOf(operationId, String(status), media, body).map((error) => ({
    operationId,
    told: `${operationId}: ${error.property || 'the body'} ${error.message}`,
    isNeeded: weightOf(operation, status, error).severity === 'BREAKS SCREEN',
  }));
}
