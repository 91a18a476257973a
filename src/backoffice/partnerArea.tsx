import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { api } from '../api';
import { useCurrentUser } from '../state/useCurrentUser';
import { isInBackoffice } from '../../site/backoffice';

const AreaRoutes = lazy(async () => {
  if (mayBeStyledHere()) {
    const area = await import('./partnerRoutes');
    await area.fetchPage(window.location.pathname);
    return { default: area.AreaRoutes };
  }
  window.location.reload();
  // The document is on its way out; nothing is to be drawn any more.
  return new Promise<never>(() => undefined);
});

/**
 * The owner's and the administrator's side. Its styles are made at run time, which the server
 * permits only to documents loaded at one of its addresses: another document is loaded anew here.
 */
export function PartnerArea({ waiting }: { waiting: ReactNode }) {
  // Asked for while the area's program is on its way, which asks the same: an effect that is not
  // before the paint would come after all that this program does first.
  const { signedIn } = useCurrentUser();
  const askWho = api.usePrefetch('getCurrentUser');
  useLayoutEffect(() => {
    if (signedIn) askWho();
  }, [signedIn, askWho]);
  return (
    <Suspense fallback={waiting}>
      <AreaRoutes />
    </Suspense>
  );
}

function mayBeStyledHere(): boolean {
  if (document.head.querySelector('meta[name="style-nonce"]')) return true;
  const [entry] = performance.getEntriesByType('navigation');
  // Judged by where the document came from: without a policy there is never a nonce.
  return !entry || isInBackoffice(new URL(entry.name).pathname);
}
