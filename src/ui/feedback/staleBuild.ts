const QUIET_MS = 60_000;

const MESSAGES = [
  'dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Whether the error is a part of the program that is no longer there, as after a new release. */
export function isStaleBuild(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => error.message.includes(message));
}

/**
 * Whether a reload may bring the new release: not when this page is itself a fresh reload (or it
 * would go on for ever), nor without a network to load from.
 */
export function reloadMayHelp(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const reloaded = entry !== undefined && 'type' in entry && entry.type === 'reload';
  return navigator.onLine && !(reloaded && performance.now() < QUIET_MS);
}
