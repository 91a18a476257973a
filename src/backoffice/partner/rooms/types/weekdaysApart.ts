import type { Week } from '../../../../../domain/prices/weekPrices';

interface Priced {
  price: number;
  week: Week;
}

export interface Change {
  before: number;
  after: number;
}

/**
 * The weekdays that had or get a price of their own, those of the same two prices together, from 0 for Monday; none where
 * nothing changes. What all others do is said by the base price.
 */
export function weekdaysApart(before: Priced, after: Priced): (Change & { days: number[] })[] {
  const groups = new Map<string, Change & { days: number[] }>();
  for (const [day, own] of after.week.entries()) {
    const was = before.week[day] ?? null;
    if (own === null && was === null) continue;
    const change = { before: was ?? before.price, after: own ?? after.price };
    const key = `${change.before} ${change.after}`;
    const group = groups.get(key) ?? { ...change, days: [] };
    groups.set(key, { ...group, days: [...group.days, day] });
  }
  const all = [...groups.values()];
  const isChanged = before.price !== after.price || all.some((one) => one.before !== one.after);
  return isChanged ? all : [];
}
