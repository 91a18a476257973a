import { searchText } from '../../../domain/search/searchText';

const UNITS: Readonly<Record<string, number>> = {
  k: 1000,
  nghin: 1000,
  ngan: 1000,
  tr: 1_000_000,
  trieu: 1_000_000,
};
const MAX_DONG = 1_000_000_000;

/** An amount as people type it: '500.000', '500k', '1,5 triệu'. Null when it is none. */
export function parseDong(text: string): number | null {
  const [, digits = '', unit = ''] =
    /^(\d[\d.,\s]*)(k|nghin|ngan|tr|trieu)?\s*(?:d|₫|dong|vnd)?$/.exec(searchText(text)) ?? [];
  const factor = UNITS[unit];
  // Before a unit a comma or dot marks the fraction, alone it separates thousands.
  const number = factor
    ? Number(digits.trim().replace(',', '.')) * factor
    : Number(digits.replace(/[.,\s]/g, '') || NaN);
  return number >= 0 && number <= MAX_DONG ? Math.round(number) : null;
}
