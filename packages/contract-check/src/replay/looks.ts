import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** What a reader would see of a page as it is. */
export interface Look {
  path: string;
  text: string;
  isEmpty: boolean;
  isWaiting: boolean;
  /** What no page means to say. */
  nonsense: string[];
  alerts: string[];
  emptyParts: string[];
  tooWide: number;
}

const PAUSE_MS = 40;
/** Looks without anything new, after which what is missing does not come any more. */
const LOOKS_IN_VAIN = 75;
/** For a page that changes for ever; a busy machine needs several for one that does not. */
const PATIENCE_MS = 30_000;

/** Looks until nothing is asked for and nothing changes so often in a row. */
export async function lookAt(page: Page, looks: number, isAsking: () => boolean): Promise<Look> {
  const end = Date.now() + PATIENCE_MS;
  let look = await page.evaluate(seen);
  const enough = () => (look.isEmpty || look.isWaiting ? LOOKS_IN_VAIN : looks);
  for (let same = 0; same < enough() && Date.now() < end;) {
    await sleep(PAUSE_MS);
    const before = look.text;
    look = await page.evaluate(seen);
    same = look.text === before && !isAsking() ? same + 1 : 0;
  }
  return look;
}

/** Runs in the page: a function with a name in it would need what the compiler puts beside it. */
function seen(): Look {
  const main = document.querySelector('main');
  const text = document.body.innerText;
  const { scrollWidth, clientWidth } = document.documentElement;
  // What is far below is asked for when a reader comes near.
  scrollBy(0, innerHeight);
  const bare = [...document.querySelectorAll('main, main section, main article')].filter(
    (part) =>
      part.checkVisibility() &&
      !(part as HTMLElement).innerText.trim() &&
      !part.querySelector('img, svg, input, canvas'),
  );
  const waiting = [...document.querySelectorAll('main [data-loading], main [aria-busy="true"]')];
  const alerts = [...document.querySelectorAll('main [role="alert"]')];
  return {
    path: location.pathname,
    text,
    isEmpty: !main || bare.includes(main),
    isWaiting: waiting.some((part) => part.checkVisibility()),
    nonsense:
      text.match(/.{0,30}(\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]).{0,30}/g) ?? [],
    alerts: alerts.map((alert) => (alert as HTMLElement).innerText.trim()).filter(Boolean),
    emptyParts: bare.map((part) => part.getAttribute('aria-label') ?? part.outerHTML.slice(0, 80)),
    tooWide: scrollWidth - clientWidth,
  };
}
