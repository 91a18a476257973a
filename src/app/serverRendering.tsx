import { configureStore, Tuple } from '@reduxjs/toolkit';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { api } from '../api';
import type { PreloadedState } from '../api/preloadedState';
import { AppRoutes, fetchLandingPages } from './routes';
import { languageChosen } from '../state/languageSlice';
import { reducers } from '../state/store';
import type { Language } from '../../domain/languages/languages';

// From the start, so that none is ever rendered as still loading.
await fetchLandingPages();

/** What React writes where the page stands, or a part of it, when it could not be shown. */
const UNFINISHED = /<main[^>]*><!--\$!-->|<template data-unfinished/;

/**
 * The page at this address as its program first draws it, from the answers that the page carries,
 * in the reader's language. What loads later is left out, as it is there. Runs on the server, which finds it in the build.
 */
export function serverRendering(
  url: string,
  preloaded: PreloadedState,
  language: Language,
): string {
  const store = configureStore({ reducer: reducers, middleware: () => new Tuple() });
  store.dispatch(languageChosen(language));
  store.dispatch(api.util.upsertQueryEntries(preloaded));
  const markup = renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={url}>
          <AppRoutes />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  if (UNFINISHED.test(markup)) throw new Error(`The first view of ${url} could not be drawn.`);
  // The pictures themselves stand right behind.
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
}
