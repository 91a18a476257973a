import { useEffect, useState } from 'react';

const CAP = 90;
const TICK_MS = 250;
// Slows down towards the cap: each tick covers a share of what is left.
const SHARE = { waiting: 0.02, verifying: 0.12 };

/** 0 to 100: creeps to 90 and no further, faster while something is being verified; 100 once done. */
export function useCreepingProgress(phase: 'waiting' | 'verifying' | 'done'): number {
  const [value, setValue] = useState(0);

  useEffect(() => {
    if (phase === 'done') return undefined;
    const creep = () => setValue((now) => now + (CAP - now) * SHARE[phase]);
    const timer = setInterval(creep, TICK_MS);
    return () => clearInterval(timer);
  }, [phase]);

  return phase === 'done' ? 100 : value;
}
