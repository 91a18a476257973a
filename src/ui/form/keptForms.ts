import { documentMemory } from '../../state/persistence/documentMemory';

/** What was typed and not saved, while its form is not on the screen; gone with the document. */
const kept = documentMemory<unknown>('forms');

export function keptValues<V>(key: string): V | undefined {
  return kept.get(key) as V | undefined;
}

export function keepValues(key: string, values: unknown): void {
  kept.set(key, values);
}

export function forgetValues(key: string): void {
  kept.delete(key);
}
