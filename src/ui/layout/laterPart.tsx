import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { CONTROLS_AND_LINKS } from '../../../site/controls';
import { keepClicks } from '../eventReplay';
import { useOnDevice } from '../useOnDevice';

type Load = () => Promise<{ default: ComponentType }>;

/** What a visitor does first, whatever it is. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
const loaders: (() => Promise<void>)[] = [];

/** Fetches all such parts, for where the markup is drawn. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.all(loaders.map((fetch) => fetch()));
}

/**
 * A part below the first screen that the server draws, and whose program comes when the part is seen or anything on the page
 * is touched. Clicks in it are kept until then: a link followed at once would load the whole site anew. Its markup stands for
 * one address: React keeps a change of the router back for as long as markup below it waits for a program, so at another
 * address the part's waiting place stands there. It takes no properties: with others than the server's React would clear away
 * the markup before the program is there. A program that cannot be loaded is told to the boundary around the part.
 */
export function laterPart(load: Load, waiting?: ReactNode): ComponentType {
  let Loaded: ComponentType | undefined;
  let want = () => {};
  const wanted = new Promise<void>((resolve) => (want = resolve));
  loaders.push(async () => void (Loaded = (await load()).default));

  return memo(function LaterPart() {
    const onDevice = useOnDevice();
    const [isDrawn] = useState(!onDevice);
    const [isTakenOver, takeOver] = useReducer(() => true, !isDrawn);
    const hasLeft = useHasLeft(isTakenOver);
    const place = useRef<HTMLDivElement>(null);
    const shown = (Shown: ComponentType, at: string) => (
      <Suspense
        key={at}
        fallback={
          <>
            <template data-unfinished />
            {waiting}
          </>
        }
      >
        <Shown />
        <TakenOver onTakenOver={takeOver} />
      </Suspense>
    );
    // Always the same elements: another one would count as a change of it.
    const [here] = useState(() =>
      shown(Loaded ?? lazy(isDrawn ? () => wanted.then(load) : load), 'here'),
    );
    const [elsewhere] = useState(() => shown(lazy(load), 'elsewhere'));
    const waitsForTouch = isDrawn && !isTakenOver && !hasLeft;
    useEffect(
      () => (waitsForTouch && place.current ? waitForTouch(place.current, want) : undefined),
      [waitsForTouch],
    );
    return <div ref={place}>{hasLeft ? elsewhere : here}</div>;
  });
}

/** Whether the address has changed, now or before, while something was not yet taken over. A way within the page is none. */
function useHasLeft(isTakenOver: boolean): boolean {
  const { pathname, search } = useLocation();
  const [first] = useState(pathname + search);
  const [hasLeft, leave] = useState(false);
  if (!isTakenOver && !hasLeft && pathname + search !== first) leave(true);
  return hasLeft;
}

/** Keeps the clicks meanwhile; returns how to wait no longer, which does them. */
function waitForTouch(place: HTMLElement, touched: () => void): () => void {
  const release = keepClicks(place, CONTROLS_AND_LINKS);
  const stopWaiting = onFirstTouch(touched);
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) touched();
  });
  sight.observe(place);
  return () => {
    stopWaiting();
    sight.disconnect();
    // Not within React's own work, as with the clicks on the first view.
    setTimeout(() => void release());
  };
}

function TakenOver({ onTakenOver }: { onTakenOver: () => void }) {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}

/** Returns how to listen no longer. */
function onFirstTouch(act: () => void): () => void {
  const end = () => TOUCHES.forEach((type) => removeEventListener(type, touched, true));
  const touched = () => {
    end();
    act();
  };
  for (const type of TOUCHES) addEventListener(type, touched, { capture: true, passive: true });
  return end;
}
