import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { api } from '../api';
import { useAppDispatch, type AppStore } from '../state/store';
import { useCurrentUser } from '../state/useCurrentUser';
import { isInBackoffice } from '../../site/backoffice';

let program: ReturnType<typeof loadProgram> | undefined;
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
  const { signedIn } = useCurrentUser();
  const dispatch = useAppDispatch();
  // An effect that is not before the paint would come after all that this program does first.
  useLayoutEffect(() => {
    if (signedIn) void askAhead(dispatch);
  }, [signedIn, dispatch]);
  return (
    <Suspense fallback={waiting}>
      <AreaRoutes />
    </Suspense>
  );
}

/**
 * Asks who is here while the area's program is on its way, which asks the same, and then what the page will ask, while
 * the frame around it is drawn. The page asks itself for what has failed here.
 */
async function askAhead(dispatch: AppStore['dispatch']): Promise<void> {
  const who = dispatch(api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false }));
  const [{ data: user }, area] = await Promise.all([who, program]);
  const question = user && area?.firstQuestion(user);
  if (question) void dispatch(question);
}

function mayBeStyledHere(): boolean {
  if (document.head.querySelector('meta[name="style-nonce"]')) return true;
  const [entry] = performance.getEntriesByType('navigation');
  // Judged by where the document came from: without a policy there is never a nonce.
  return !entry || isInBackoffice(new URL(entry.name).pathname);
}
