import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { CONTROLS_AND_LINKS, keepClicks } from '../eventReplay';
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
 * is touched. Clicks in it are kept until then: a link followed at once would load the whole site anew. It takes no properties: with
 * others than the server's React would clear away the markup before the program is there. A program that cannot be
 * loaded is told to the boundary around the part, so that no change of page waits for it.
 */
export function laterPart(load: Load, waiting?: ReactNode): ComponentType {
  let Loaded: ComponentType | undefined;
  let want = () => {};
  const wanted = new Promise<void>((resolve) => (want = resolve));
  loaders.push(async () => void (Loaded = (await load()).default));

  return memo(function LaterPart() {
    const onDevice = useOnDevice();
    const [isDrawn] = useState(!onDevice);
    const place = useRef<HTMLDivElement>(null);
    const release = useRef<(() => void) | null>(null);
    // Always the same element: another one would count as a change of it.
    const [content] = useState(() => {
      const Shown = Loaded ?? lazy(isDrawn ? () => wanted.then(load) : load);
      return (
        <Suspense
          fallback={
            <>
              <template data-unfinished />
              {waiting}
            </>
          }
        >
          <Shown />
          <TakenOver onTakenOver={() => release.current?.()} />
        </Suspense>
      );
    });
    useEffect(() => {
      if (!isDrawn || !place.current) return undefined;
      release.current = keepClicks(place.current, CONTROLS_AND_LINKS);
      const stopWaiting = onFirstTouch(want);
      const sight = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      });
      sight.observe(place.current);
      return () => {
        stopWaiting();
        sight.disconnect();
        release.current?.();
      };
    }, [isDrawn]);
    return <div ref={place}>{content}</div>;
  });
}

/** Not within React's own work, as with the clicks on the first view. */
function TakenOver({ onTakenOver }: { onTakenOver: () => void }) {
  useEffect(() => void setTimeout(onTakenOver), [onTakenOver]);
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
