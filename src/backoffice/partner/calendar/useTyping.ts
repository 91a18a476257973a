import { useState } from 'react';

/** What is being typed over the selected nights: a price, or the fewest nights of a stay. */
export function useTyping() {
  const [typed, setTyped] = useState<{ what: 'price' | 'stay'; text: string } | null>(null);
  return {
    typed,
    /** What is typed until the field is there is not lost. */
    type: (what: 'price' | 'stay', key: string) =>
      setTyped((before) => ({ what, text: withKey(before?.text ?? '', key) })),
    stop: () => setTyped(null),
  };
}

const withKey = (text: string, key: string) =>
  key === 'Backspace' ? text.slice(0, -1) : text + key;

export type Typing = ReturnType<typeof useTyping>;
