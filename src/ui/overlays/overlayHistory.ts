/**
 * Open overlays and the browser's history. Each open overlay has an entry of its own above its
 * page's, with the same address and the router's same index, so that Back closes it. The router is
 * told of no step between such entries. An overlay that is closed otherwise leaves its entry where
 * it is: the next one takes it, and Back passes over it.
 */
interface Overlay {
  close: () => void;
}

interface Entry {
  /** The router's number of the page. */
  idx: unknown;
  /** How many overlays are open there; 0 is the page itself. */
  depth: number;
}

type State = { idx?: unknown; overlays?: number } | null;

const open: Overlay[] = [];
let here: Entry;
/** What the page's entries hold: a replaced address counts for all of them. */
let page: { state: State; url: string };

function read(): Entry {
  const state = window.history.state as State;
  return { idx: state?.idx, depth: state?.overlays ?? 0 };
}

function write(depth: number, how: 'pushState' | 'replaceState' = 'replaceState'): void {
  const { overlays: _, ...state } = page.state ?? {};
  window.history[how](
    depth > 0 ? { ...state, overlays: depth } : page.state && state,
    '',
    page.url,
  );
  here = read();
}

function notePage(): void {
  here = read();
  page = { state: window.history.state as State, url: window.location.href };
}

/** After each step of the router's own. */
export function pageChanged(): void {
  const before = here;
  notePage();
  // A replaced entry has lost its mark.
  if (before?.idx === here.idx && before.depth > here.depth) write(before.depth);
}

function makeRoom(): void {
  if (!here) notePage();
  if (open.length > here.depth) write(open.length, 'pushState');
}

/** Answers with what to call when it is closed. */
export function overlayOpened(close: () => void): () => void {
  const overlay = { close };
  open.push(overlay);
  makeRoom();
  return () => void open.splice(open.indexOf(overlay), 1);
}

function onStep(event: PopStateEvent): void {
  const before = here;
  here = read();
  if (before.idx !== here.idx || before.depth === here.depth) return;
  event.stopImmediatePropagation();
  write(here.depth);
  if (here.depth > before.depth) return window.history.forward();
  const above = open.slice(here.depth);
  if (above.length === 0) return window.history.back();
  for (const overlay of [...above].reverse()) overlay.close();
  // One that is busy may have stayed.
  setTimeout(makeRoom);
}

/** Before the router listens. */
export function listenForSteps(): () => void {
  notePage();
  window.addEventListener('popstate', onStep, { capture: true });
  return () => window.removeEventListener('popstate', onStep, { capture: true });
}
