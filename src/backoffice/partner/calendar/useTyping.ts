import { useState } from 'react';

type Typed = { what: 'price' | 'stay'; text: string; isEntered: boolean };

/**
 * What is being typed over the selected nights: a price, or the fewest nights of a stay. Elsewhere it would be meant for
 * nights that nobody sees.
 */
export function useTyping(shown: string) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [where, setWhere] = useState(shown);
  if (where !== shown) {
    setWhere(shown);
    setTyped(null);
  }
  return {
    typed,
    /** What is typed until the field is there is not lost. */
    type: (what: 'price' | 'stay', key: string) =>
      setTyped((before) => ({ what, text: withKey(before?.text ?? '', key), isEntered: false })),
    /** The field saves it as soon as it is there. */
    enter: () => setTyped((before) => before && { ...before, isEntered: true }),
    stop: () => setTyped(null),
  };
}

const withKey = (text: string, key: string) =>
  key === 'Backspace' ? text.slice(0, -1) : text + key;

export type Typing = ReturnType<typeof useTyping>;
