import { formatAmount } from '../../../../../domain/money/money';
import { addDays, nightsBetween, type Day } from '../../../../../domain/stays/stay';
import type { BookingChangePreview } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { dayWords } from '../../../ui/dates/dateWords';
import type { Edit } from './edit';

const texts = calendarTexts.change;
const dong = (amount: number) => formatAmount(amount, 'VND');

/** Where a lifted stay would be, while it is carried about. */
export function editWords(edit: Edit, roomNumber: string, from: Day): string {
  const { kind, bar, start, end, along } = edit;
  const [first, last] = [addDays(from, start), addDays(from, end)];
  if (along) {
    const places = [roomNumber, dayWords(first), dayWords(last)] as const;
    return texts.movedTogether(along.length + 1, bar.guestName, ...places);
  }
  if (kind === 'split') return texts.splitTo(bar.guestName, roomNumber, dayWords(first));
  return texts.movedTo(bar.guestName, roomNumber, dayWords(first), dayWords(last));
}

/** What a change does, line by line: rooms, nights, money, mail, and rules that it does not keep. */
export function previewWords({
  after,
  before,
  lines,
  mail,
  warnings,
}: BookingChangePreview): string[] {
  const nights = nightsBetween(after.checkInDate, after.checkOutDate);
  const rooms = lines.flatMap(({ segments }) =>
    segments.map(({ roomNumber, from, to }) =>
      texts.room(roomNumber, dayWords(from), dayWords(to)),
    ),
  );
  return [
    ...rooms,
    texts.nights(before.nights, nights),
    texts.money(dong(before.totalAmount), dong(after.totalAmount)),
    mail ? texts.mail : texts.noMail,
    ...warnings,
  ];
}

/** Nothing that anybody has to be asked about: the same money, no mail, no rule that is not kept. */
export function isQuiet({ difference, mail, warnings }: BookingChangePreview): boolean {
  return difference === 0 && !mail && warnings.length === 0;
}
