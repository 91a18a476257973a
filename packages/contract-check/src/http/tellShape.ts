import type { Operation } from '../contract/contract';
import type { ShapeError } from '../contract/shapes';
import type { Severity } from '../findings';
import type { Answer } from './exchange';
import type { Parts, Tell } from './parts';

export function tellShape(
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
