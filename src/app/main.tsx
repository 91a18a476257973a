import '../ui/theme/tokens.css';
import '../ui/theme/fonts.css';
import '../ui/theme/base.css';
import '../ui/theme/shared.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { preloadedAnswers } from '../api/preloadedState';
import { AppRoutes, fetchLandingPage } from './routes';
import { memoryGaveUp } from '../state/deviceSlice';
import { bringTexts, makeStore, type AppStore } from '../state/store';
import { replayClicks } from '../ui/eventReplay';

/** How long a landing page's program is waited for where the server drew nothing. */
const PATIENCE_MS = 1000;

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
const drawn = element.hasChildNodes();
if (drawn) replayClicks(element);
// In a task of its own: on a phone the modules alone have taken as long as a press may wait.
setTimeout(() => start(element));

function start(root: HTMLElement): void {
  const store = makeStore();
  const preloaded = preloadedAnswers(document);
  if (preloaded) store.dispatch(preloaded);
  // The page's program is on its way since the HTML arrived. One that fails says so in its own place;
  // one that is late leaves what the server drew, or else shows its loading state. What this device
  // remembers comes after the first render, which is what the server drew.
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const program = fetchLandingPage(location.pathname, store);
  const texts = store.dispatch(bringTexts(store.getState().language.language));
  // A program that does not arrive says so in its own place, and lets go of the clicks.
  void Promise.allSettled([drawn ? program : Promise.race([program, patience]), texts])
    .then(() => render(root, store))
    .then(() => remember(store))
    .then(() => afterwards(store));
}

function render(root: HTMLElement, store: AppStore): void {
  // What the markup was drawn from: it is taken over bit by bit, and what this device remembers may
  // be there before the last of it.
  const serverState = store.getState();
  const app = (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
  if (!drawn) createRoot(root).render(app);
  // In slices, so that a press or a scroll is not kept waiting by what is taken over meanwhile.
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportSurprise }));
}

/** That the server left out what loads later (419) is no surprise. */
function reportSurprise(error: unknown): void {
  if (!/#419\b/.test(String(error))) reportError(error);
}

function remember(store: AppStore): void {
  import('../state/persistence/persistence').then(
    ({ rememberOnDevice }) => rememberOnDevice(store),
    () => store.dispatch(memoryGaveUp()),
  );
}

/** Nothing here may compete with the page for the line or the processor. */
function afterwards(store: AppStore): void {
  const begin = () =>
    void import('./afterwards').then(
      ({ startAfterwards }) => startAfterwards(store),
      () => undefined,
    );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
