const PATIENCE_MS = 2000;

/** What is said beside something else, and waits no longer than that can: then it is left out. */
export function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, otherwise));
  return Promise.race([answer, late]);
}
