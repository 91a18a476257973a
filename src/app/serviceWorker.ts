/**
 * Between the site and the network, so that a booking can be read without one. Pages come from the
 * network first, always; without it this release's empty page stands in, which fills itself from
 * what the device remembers. The few files that it needs are kept by their hashed names. Requests
 * to the API and pictures pass by untouched, so no answer about a person is ever kept here.
 */

import { languageOf, type Language } from '../../domain/languages/languages';
import { isInBackoffice } from '../../site/backoffice';
import { pageAt } from '../../site/pageAt';
import { pages, type PageKey } from '../../site/pages';

/** Filled in by the build: scripts/build/offlineFiles.ts. The entry comes first. */
declare const SHELL_FILES: Readonly<Record<Language, readonly string[]>>;
declare const RELEASE: string;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: RequestEvent) => void): void;
}

const worker = self as unknown as Worker;
const PREFIX = 'shell-';
/** Of the build that registered it: the files of another would be kept beside them for nobody. */
const language = languageOf(new URL(worker.location.href).searchParams.get('language') ?? '');
const FILES = SHELL_FILES[language];
const CACHE = `${PREFIX}${RELEASE}-${language}`;
/** A page of the traveller's that carries no data. */
const SHELL = pages.bookings.path;
/** Carry no data either, so on a bad line there is nothing to wait long for. */
const BOOKING_PAGES: PageKey[] = [
  ...(['bookings', 'booking', 'changeBooking', 'review', 'bookingConfirmation'] as const),
];
const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (mode === 'navigate') {
    // Those of the other side need the network.
    const at = isInBackoffice(pathname) ? undefined : pageAt(pathname);
    if (at) event.respondWith(page(event, at.key));
  } else if (FILES.includes(pathname)) event.respondWith(file(event.request));
});

async function keepShell(): Promise<void> {
  const shell = await fetch(SHELL);
  const html = await shell.clone().text();
  // The page of another release, or of a language chosen since, is filled by files that are not here. Nothing is kept
  // before that is known: a worker at work may keep its own in a cache of that name.
  if (!shell.ok || !html.includes(`"${FILES[0]}"`))
    throw new Error('The page is of another build.');
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put(SHELL, shell);
  // Pages come from the network, so a newer worker never stands behind an older page for long.
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload.enable();
}

async function page(event: RequestEvent, key: PageKey): Promise<Response> {
  const fromNetwork = network(event);
  event.waitUntil(fromNetwork.catch(() => undefined));
  try {
    return await (BOOKING_PAGES.includes(key) ? soon(fromNetwork) : fromNetwork);
  } catch {
    return (await kept(SHELL)) ?? fromNetwork;
  }
}

async function network(event: RequestEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

function soon(answer: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
  return Promise.race([answer, late]);
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

/**
 * Whoever asks: a file has one content, though its answer may vary with the origin that asked. Opening the cache would
 * make it again once the worker that takes over has deleted it.
 */
function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName: CACHE, ignoreVary: true });
}
