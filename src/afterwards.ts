import { isBuilt } from './api/environment';

/** What a visit can do without until the page has come to rest. */
export function startAfterwards(): void {
  if (isBuilt) keepForOffline();
}

/** From the next page on, bookings can be read without a network. */
function keepForOffline(): void {
  // A device that refuses (a private window, say) does without.
  navigator.serviceWorker
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}
