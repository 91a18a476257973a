import { lazy, Suspense, type ReactNode } from 'react';
import { api } from '../api';
import type { AppStore } from '../state/store';
import { isInBackoffice } from '../../site/backoffice';

type Program = Awaited<ReturnType<typeof loadProgram>>;

let program: Promise<Program> | undefined;
const AreaRoutes = lazy(async () => ({
  default: (await (program ??= loadProgram())).AreaRoutes,
}));

async function loadProgram() {
  if (mayBeStyledHere()) {
    const { AreaRoutes, fetchPage } = await import('./partnerRoutes');
    return { AreaRoutes, firstQuestion: await fetchPage(window.location) };
  }
  window.location.reload();
  // The document is on its way out; nothing is to be drawn any more.
  return new Promise<never>(() => undefined);
}

/**
 * The owner's and the administrator's side. Its styles are made at run time, which the server
 * permits only to documents loaded at one of its addresses: another document is loaded anew here.
 */
export function PartnerArea({ waiting }: { waiting: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <AreaRoutes />
    </Suspense>
  );
}

/**
 * Asks who is here while the area's program is on its way, before anything is drawn, and then what the page will ask. The
 * page asks itself for what has failed here.
 */
export async function askAhead({ dispatch, getState }: AppStore): Promise<void> {
  if (getState().auth.token === null) return;
  const who = dispatch(api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false }));
  const known = (program ??= loadProgram()).catch(() => undefined);
  const [{ data: user }, area] = await Promise.all([who, known]);
  const question = user && area?.firstQuestion(user);
  if (question) void dispatch(question);
}

function mayBeStyledHere(): boolean {
  if (document.head.querySelector('meta[name="style-nonce"]')) return true;
  const [entry] = performance.getEntriesByType('navigation');
  // Judged by where the document came from: without a policy there is never a nonce.
  return !entry || isInBackoffice(new URL(entry.name).pathname);
}
