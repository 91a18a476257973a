import type { KeyboardEvent } from 'react';

// An open list of Ant Design's holds Tab back; what is typed next would be lost.

/** Around one choice: Tab takes what is marked, as in a list of the browser's own, and goes on. */
export function tabTakesAndGoesOn({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Tab') nativeEvent.preventDefault = () => undefined;
}

/** Around several choices: Tab goes on, and takes nothing in or out. */
export function tabGoesOn(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
