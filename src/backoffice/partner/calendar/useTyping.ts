import { useState } from 'react';

/** What is being typed over the selected nights: a price, or the fewest nights of a stay. */
export function useTyping() {
  const [typed, setTyped] = useState<{ what: 'price' | 'stay'; text: string } | null>(null);
  return {
    typed,
    /** What is typed until the field is there is not lost. */
    type: (what: 'price' | 'stay', key: string) =>
      setTyped((before) => ({ what, text: (before?.text ?? '') + key })),
    stop: () => setTyped(null),
  };
}

export type Typing = ReturnType<typeof useTyping>;
