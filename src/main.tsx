import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { seededAnswers } from './api/seed';
import { AppRoutes } from './routes';
import { memoryGaveUp } from './state/deviceSlice';
import { makeStore } from './state/store';
import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';

const store = makeStore();
const seed = seededAnswers(document);
if (seed) store.dispatch(seed);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);

// After the first render, which waits neither for this device's storage nor for the code to read it.
import('./state/persistence').then(
  ({ rememberOnDevice }) => rememberOnDevice(store),
  () => store.dispatch(memoryGaveUp()),
);
