import { combineReducers, createStore } from '@reduxjs/toolkit';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { api } from '../api';
import type { PreloadedState } from '../api/preloadedState';
import { AppRoutes, fetchLandingPages, renderedRoutes } from './routes';
import { fetchTexts } from '../i18n/catalogue';
import { textsArrived } from '../state/deviceSlice';
import { languageChosen } from '../state/languageSlice';
import { reducers } from '../state/store';
import { fetchLaterParts } from '../ui/layout/laterPart';
import { LANGUAGES, type Language } from '../../domain/languages/languages';

// From the start, so that none is ever rendered as still loading.
await fetchLandingPages();
await fetchLaterParts();
await Promise.all(LANGUAGES.map(fetchTexts));

const reducer = combineReducers(reducers);
/** The same for every page in that language, until its answers are there. */
const stateIn = {
  vi: reducer(undefined, languageChosen('vi')),
  en: reducer(reducer(undefined, languageChosen('en')), textsArrived('en')),
};

/** An address, the answers that its page carries, as JSON, and the reader's language. */
interface Page {
  url: string;
  preloaded: string;
  language: Language;
}

/**
 * The page as its program first draws it. What loads later is left out, as it is there. Runs on the
 * server, in threads, which find it in the build.
 */
export function serverRendering({ url, preloaded, language }: Page): string {
  const answers = JSON.parse(preloaded) as PreloadedState;
  const state = reducer(stateIn[language], api.util.upsertQueryEntries(answers));
  const markup = renderToString(
    <StrictMode>
      <Provider store={createStore(reducer, state)}>
        <StaticRouter location={url}>
          <AppRoutes of={renderedRoutes} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  if (!isFinished(markup)) throw new Error(`The first view of ${url} could not be drawn.`);
  // The pictures themselves stand right behind.
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
}

/** Not where React says that the page, or a part of it, could not be shown. */
function isFinished(markup: string): boolean {
  const main = markup.indexOf('<main');
  const inside = markup.indexOf('>', main) + 1;
  return (
    main >= 0 &&
    !markup.startsWith('<!--$!-->', inside) &&
    !markup.includes('<template data-unfinished')
  );
}
