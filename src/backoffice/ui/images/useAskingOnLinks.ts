import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../confirm/confirmContext';
import type { UnsavedQuestion } from '../unsavedContext';

/** A link to another page asks before it leaves this one, while something would stop with it. */
export function useAskingOnLinks(isAsked: boolean, question: UnsavedQuestion): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const ask = useEffectEvent(({ pathname, search, hash }: HTMLAnchorElement) => {
    const act = async () => void navigate({ pathname, search, hash });
    void confirm({ ...question, danger: true, act });
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      ask(link);
    };
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isAsked]);
}

/** The link that is followed in this document, and to another page of it. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : undefined;
}
