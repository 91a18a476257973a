/**
 * Runs one at a time. Whoever asks while one is on its way, which may have looked too early for them, waits
 * for the next; one next serves all who wait.
 */
export function oneAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = () => {
    running = run().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
