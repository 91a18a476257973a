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
 * Reloads the page to get the new release. Answers false, and does nothing, when this page is
 * itself a fresh reload (or it would go on for ever), or when there is no network to load from.
 */
export function reloadForNewBuild(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const reloaded = entry !== undefined && 'type' in entry && entry.type === 'reload';
  if (!navigator.onLine || (reloaded && performance.now() < QUIET_MS)) return false;
  window.location.reload();
  return true;
}
