import type { Language } from '../languages/languages';
import { formatDong } from '../money/money';
import { dayWithWeekday } from '../stays/dayText';
import type { Day } from '../stays/stay';
import { differ } from './nightPrices';

/** A night at a price, as it was agreed on. */
export interface ToldNight {
  night: Day;
  price: number;
  originalPrice?: number | undefined;
}

/**
 * A line for each price that follows another, before any discount: 'T6 12/02 – T7 13/02: 900.000 ₫ × 2'.
 * None where all nights cost the same.
 */
export function nightLines(
  nights: readonly ToldNight[],
  language: Language,
  /** Whole dong as their reader is used to. */
  write: (amount: number) => string = formatDong,
): string[] {
  if (!differ(nights)) return [];
  const runs: ToldNight[][] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run && fullPrice(run[0]!) === fullPrice(night)) run.push(night);
    else runs.push([night]);
  }
  return runs.map((run) => {
    const days = [...new Set([run[0]!, run.at(-1)!])].map(({ night }) =>
      dayWithWeekday(night, language),
    );
    const times = run.length > 1 ? ` × ${run.length}` : '';
    return `${days.join(' – ')}: ${write(fullPrice(run[0]!))}${times}`;
  });
}

function fullPrice({ price, originalPrice = price }: ToldNight): number {
  return originalPrice;
}
