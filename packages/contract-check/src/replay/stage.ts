import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Asker, Entry } from '../record/recording';
import type { Lookup } from './lookup';

/** Nobody listens there: whatever is asked is answered here. A browser trusts this name as it trusts https. */
export const ORIGIN = 'http://localhost';

/** In place of every picture: none is recorded. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><path fill="#9aa5b1" d="M0 0h640v400H0z"/></svg>`;
/** The last part says whose it is. */
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30';

/** What a page has asked for so far. */
export interface Requests {
  underWay: number;
  answered: Set<Entry>;
  /** Which have no answer in the recording. */
  missing: Set<string>;
}

interface Stage {
  lookup: Lookup;
  clientFolder: string;
  asker: Asker;
}

/** Gives the built client its files, and what was recorded as answers to whoever is signed in. */
export async function setStage(context: BrowserContext, stage: Stage): Promise<Requests> {
  const requests: Requests = { underWay: 0, answered: new Set(), missing: new Set() };
  if (stage.asker !== 'anonymous') {
    await context.addInitScript(
      (jwt) => localStorage.setItem('jwt', jwt),
      `${TOKEN}.${stage.asker}`,
    );
  }
  await context.route('**/*', async (route) => {
    requests.underWay++;
    try {
      await answer(route, stage, requests);
    } finally {
      requests.underWay--;
    }
  });
  return requests;
}

async function answer(route: Route, stage: Stage, requests: Requests): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const asked = { method: request.method(), path: pathname, query: search.slice(1) };
  const operation = stage.lookup.operationOf(asked);
  if (!operation) return givenFile(route, stage.clientFolder, pathname);
  // It stays open and says nothing, until the page is left.
  if (operation.isStream) return;
  const asker = askerOf(request);
  const entry = stage.lookup.answerTo(operation, { ...asked, asker });
  if (!entry) {
    requests.missing.add(operation.id);
    return route.fulfill(problem(`${operation.id} was not recorded`));
  }
  requests.answered.add(entry);
  return route.fulfill({
    status: entry.status,
    contentType: entry.type,
    headers: { ...entry.headers, 'Access-Control-Allow-Origin': '*' },
    body: entry.text ?? JSON.stringify(entry.body),
  });
}

function askerOf(request: Request): Asker {
  const token = request.headers()['authorization'] ?? '';
  const last = token.startsWith(`Bearer ${TOKEN}.`) ? token.split('.').at(-1) : 'anonymous';
  return (last ?? 'anonymous') as Asker;
}

async function givenFile(route: Route, folder: string, pathname: string): Promise<void> {
  const file = path.join(folder, decodeURIComponent(pathname));
  if (existsSync(file) && statSync(file).isFile()) return route.fulfill({ path: file });
  const type = route.request().resourceType();
  if (type === 'document') return route.fulfill({ path: path.join(folder, 'index.html') });
  if (type === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  return route.fulfill(problem('neither a file of the client nor an operation of the contract'));
}

function problem(message: string) {
  const body = JSON.stringify({ status: 404, code: 'NOT_FOUND', message, fieldErrors: {} });
  return { status: 404, contentType: 'application/problem+json', body };
}
