import { lazy, useEffect, useState, type ComponentType } from 'react';
import { replayHeldClicks } from '../eventReplay';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A lazily loaded page that can be fetched before the first render, so that who lands on it never
 * sees a skeleton first: React would keep that for at least 300 ms.
 */
export function landingPage(load: Load) {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(load);
  return {
    Page: () => {
      // Chosen once: a page that arrives later must not replace the one already shown.
      const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy);
      // From here on what the server drew answers by itself.
      useEffect(replayHeldClicks, []);
      return <Shown />;
    },
    async fetch() {
      Loaded = (await load()).default;
    },
  };
}
