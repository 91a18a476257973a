import { formatDong } from '../../../../domain/money/money';
import type { BookingChangePreview } from '../../../api/bookings';
import type { BookingChangeTexts } from '../../../i18n/vi/bookingChange';

type Priced = Pick<BookingChangePreview, 'difference'>;

/** 'Thêm 820.000 ₫', 'Bớt 820.000 ₫' or that the total stays. */
export function differenceText(texts: BookingChangeTexts, { difference }: Priced): string {
  if (difference === 0) return texts.same;
  return (difference > 0 ? texts.more : texts.less)(formatDong(Math.abs(difference)));
}

/** On the button: what is agreed to. */
export function agreement({ confirm }: BookingChangeTexts, priced: Priced | null): string {
  if (!priced) return confirm.nothing;
  const { difference } = priced;
  if (difference === 0) return confirm.same;
  return (difference > 0 ? confirm.more : confirm.less)(formatDong(Math.abs(difference)));
}
