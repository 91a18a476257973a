import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { seededAnswers } from './api/seed';
import { AppRoutes, fetchLandingPage } from './routes';
import { memoryGaveUp } from './state/deviceSlice';
import { makeStore } from './state/store';
import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';

/** How long a landing page's program is waited for before anything is drawn. */
const PATIENCE_MS = 1000;

const store = makeStore();
const seed = seededAnswers(document);
if (seed) store.dispatch(seed);

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
const root = createRoot(element);

function render(): void {
  root.render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}

function remember(): void {
  import('./state/persistence').then(
    ({ rememberOnDevice }) => rememberOnDevice(store),
    () => store.dispatch(memoryGaveUp()),
  );
}

/** Nothing here may compete with the page for the line or the processor. */
function afterwards(): void {
  const start = () =>
    void import('./afterwards').then(
      ({ startAfterwards }) => startAfterwards(),
      () => undefined,
    );
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

// The page is on its way since the HTML arrived. One that fails says so in its own place, and one
// that is late shows its loading state; what this device remembers comes after the first render.
const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
void Promise.race([fetchLandingPage(location.pathname), patience])
  .then(render, render)
  .then(remember)
  .then(afterwards);
