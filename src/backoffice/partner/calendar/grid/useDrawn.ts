import { startTransition, useEffect, useState } from 'react';
import { drawnNext, type Columns, type Drawn } from './drawn';

const nothing: Drawn = new Map();

/** What is drawn of the rows and columns in sight: a few rows more each time there is time for them. */
export function useDrawn(rows: readonly number[], { first, end }: Columns): Drawn {
  const [drawn, setDrawn] = useState(nothing);
  const next = drawnNext(drawn, rows, { first, end });
  const isDone = next === drawn;
  useEffect(() => {
    if (isDone) return undefined;
    // After what has been drawn is seen.
    const frame = requestAnimationFrame(() => {
      startTransition(() => setDrawn((now) => drawnNext(now, rows, { first, end })));
    });
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}
