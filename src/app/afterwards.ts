import { isBuilt } from '../api/environment';
import { builtLanguage } from '../i18n/catalogue';
import { writeStored } from '../state/persistence/storage';
import { keepFresh } from '../state/keepFresh';
import { catchLostFocus } from '../ui/lostFocus';
import type { AppStore } from '../state/store';

/** What a visit can do without until the page has come to rest. */
export function startAfterwards(store: AppStore): void {
  keepFresh(store);
  catchLostFocus(document);
  if (isBuilt) keepForOffline();
  if (document.documentElement.dataset['fonts'] === 'later') void fetchFonts();
  const endpoint = document.querySelector('meta[name="vitals"]')?.getAttribute('content');
  if (!endpoint) return;
  import('./vitals').then(
    ({ reportVitals }) => reportVitals(endpoint),
    () => undefined,
  );
}

/** They would have held up the page, in which they could only have come too late; the next one has them. */
async function fetchFonts(): Promise<void> {
  const fonts = await Promise.allSettled([...document.fonts].map((font) => font.load()));
  if (fonts.every(({ status }) => status === 'fulfilled')) writeStored('nghi-dau:fonts', 'fetched');
}

/** From the next page on, bookings can be read without a network. */
function keepForOffline(): void {
  // A device that refuses (a private window, say) does without.
  navigator.serviceWorker
    ?.register(`/service-worker.js?language=${builtLanguage}`, { updateViaCache: 'none' })
    .catch(() => undefined);
}
