import { documentMemory } from '../../state/persistence/documentMemory';

/** What was sent, and the key under which it goes out again while nobody knows what became of it. */
export interface Unanswered {
  asked: object;
  key: string;
}

/** What was typed and not saved, while its form is not on the screen; gone with the document. */
const kept = documentMemory<unknown>('forms');
/** What such a form has sent. */
const unanswered = documentMemory<Unanswered>('forms');

export function keptValues<V>(key: string): V | undefined {
  return kept.get(key) as V | undefined;
}

export function keepValues(key: string, values: unknown): void {
  kept.set(key, values);
}

/** With what was sent of them: the next values under this key are others. */
export function forgetValues(key: string): void {
  kept.delete(key);
  unanswered.delete(key);
}

export const unansweredOf = (key: string): Unanswered | undefined => unanswered.get(key);

export function keepUnanswered(key: string, sent: Unanswered | undefined): void {
  if (sent) unanswered.set(key, sent);
  else unanswered.delete(key);
}
