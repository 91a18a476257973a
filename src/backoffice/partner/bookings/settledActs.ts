/** Something that was done with a booking although no answer came. */
export interface SettledAct {
  sentAt: number;
  /** Takes back what was done last. */
  isUndo: boolean;
}

type Listener = (act: SettledAct) => void;

const listeners = new Set<Listener>();

/** Calls it from now on for each, until what this answers is called. */
export function onSettled(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSettled(act: SettledAct): void {
  for (const listener of listeners) listener(act);
}
