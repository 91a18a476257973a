import { lazy, useEffect, useState, type ComponentType } from 'react';
import { replayHeldClicks } from '../eventReplay';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * A lazily loaded page that can be fetched before the first render, so that who lands on it never
 * sees a skeleton first: React would keep that for at least 300 ms.
 */
export function landingPage<Props extends object, M extends Module<Props> = Module<Props>>(
  load: () => Promise<M>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load);
  return {
    Page: (props: Props) => {
      // Chosen once: a page that arrives later must not replace the one already shown.
      const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
      // From here on what the server drew answers by itself.
      useEffect(replayHeldClicks, []);
      return <Shown {...props} />;
    },
    async fetch(): Promise<M> {
      const module = await load();
      Loaded = module.default;
      return module;
    },
  };
}
