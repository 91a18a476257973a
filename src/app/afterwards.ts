import { isBuilt } from '../api/environment';
import { keepFresh } from '../state/keepFresh';
import type { AppStore } from '../state/store';

/** What a visit can do without until the page has come to rest. */
export function startAfterwards(store: AppStore): void {
  keepFresh(store);
  if (isBuilt) keepForOffline();
  const endpoint = document.querySelector('meta[name="vitals"]')?.getAttribute('content');
  if (!endpoint) return;
  import('./vitals').then(
    ({ reportVitals }) => reportVitals(endpoint),
    () => undefined,
  );
}

/** From the next page on, bookings can be read without a network. */
function keepForOffline(): void {
  // A device that refuses (a private window, say) does without.
  navigator.serviceWorker
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}
