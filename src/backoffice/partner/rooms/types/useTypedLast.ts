import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What has stood there for a moment: not every letter is worth a question. */
export function useTypedLast(text: string | undefined): string | undefined {
  const [last, setLast] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLast(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return last;
}
