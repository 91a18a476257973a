import { textScale } from '../../../ui/theme/textScale';
import { isFirstOfType, type Row } from './rows';

// Read once: the browser keeps the size of texts for the page.
const scale = textScale();

/** Pixels. Rows and columns are placed by these, so that nothing has to be measured while scrolling. */
export const HEAD_HEIGHT = 44 * scale;
const ROOM_HEIGHT = 32 * scale;
/** Two lines of a name and how many rooms there are. */
const TYPE_HEIGHT = 52 * scale;
/** As wide as a price of tens of millions, in thousands. */
const MIN_DAY = 48 * scale;
/** Where few days are shown they are as wide as there is room. */
const MAX_DAY = 160 * scale;

export const heightOf = (row: Row | undefined): number =>
  row && !isFirstOfType(row) ? ROOM_HEIGHT : TYPE_HEIGHT;

/** How wide the names are, and each day. */
export function widthsIn(width: number, days: number): { name: number; day: number } {
  const name = (width < 600 * scale ? 84 : 168) * scale;
  // Not a whole number, so that nothing is left over.
  const room = Math.floor(((width - name) / days) * 10) / 10;
  return { name, day: Math.min(MAX_DAY, Math.max(MIN_DAY, room)) };
}
