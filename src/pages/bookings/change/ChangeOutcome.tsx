import { freeCancellationUntil } from '../../../../domain/bookings/cancellation';
import { formatDong } from '../../../../domain/money/money';
import { momentText } from '../../../../domain/stays/dayText';
import { bookedRoomsText } from '../../../../domain/bookings/bookedRooms';
import { stayText } from '../../../../domain/stays/stayText';
import type { Booking, BookingChangePreview } from '../../../api/bookings';
import { useLanguage, useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { stayTexts } from '../../../i18n/stays';
import { isAhead } from '../../../entities/booking/isAhead';
import { Notice } from '../../../ui/feedback/Notice';
import { PriceLines } from '../../../ui/display/PriceLines';
import { momentsOf } from '../sheetContent';
import { ChangedNights } from './ChangedNights';
import { differenceText } from './changeWords';
import styles from './ChangeBooking.module.css';

type ChangeOutcomeProps = { booking: Booking; preview: BookingChangePreview };

/** How the booking would stand, night by night where it differs, and the difference. */
export function ChangeOutcome({ booking, preview }: ChangeOutcomeProps) {
  const texts = useTexts(bookingChangeTexts);
  const { guests, quote } = useTexts(stayTexts);
  const language = useLanguage();
  const { before, after, lines, nights, kinds } = preview;
  const rooms = lines.map(({ segments }) => ({ ...segments.at(-1), segments }));
  const stay = { checkIn: after.checkInDate, checkOut: after.checkOutDate };
  const isDivided = booking.selectedRooms.some(({ occupants }) => occupants);
  const isOtherParty = kinds.some((kind) => DIVIDED_ANEW.includes(kind));
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt className="note">{texts.stayIs}</dt>
          <dd>{stayText(stay, language)}</dd>
        </div>
        <div>
          <dt className="note">{texts.partyIs}</dt>
          <dd>{guests(after.adults, after.children)}</dd>
        </div>
        <div>
          <dt className="note">{texts.roomsAre}</dt>
          <dd>{bookedRoomsText(rooms, language)}</dd>
        </div>
      </dl>
      <ChangedNights nights={nights} />
      <PriceLines
        lines={[
          ...(before.discount === after.discount
            ? []
            : [
                {
                  key: 'discount',
                  label: quote.discount,
                  amount: `${takenOff(before.discount)} → ${takenOff(after.discount)}`,
                },
              ]),
          { key: 'before', label: texts.before, amount: formatDong(before.totalAmount) },
          { key: 'after', label: texts.after, amount: formatDong(after.totalAmount) },
        ]}
        total={{ label: texts.difference, amount: differenceText(texts, preview) }}
      />
      <FreeCancellation booking={booking} preview={preview} />
      <p className="note">{texts.payLater}</p>
      {booking.arrivalTime !== null && before.checkInDate !== after.checkInDate && (
        <p className="note">{texts.arrival}</p>
      )}
      {isDivided && isOtherParty && <p className="note">{texts.occupants}</p>}
    </>
  );
}

/** What of free cancellation another check-in day leaves. */
function FreeCancellation({ booking, preview }: ChangeOutcomeProps) {
  const { free } = useTexts(bookingChangeTexts);
  const language = useLanguage();
  const before = new Date(momentsOf(booking).freeCancellationUntil);
  const after = freeCancellationUntil(preview.after.checkInDate);
  // Where it was over already, nothing is lost.
  if (after.getTime() === before.getTime() || !isAhead(before)) return null;
  if (isAhead(after)) return <p className="note">{free.until(momentText(after, language))}</p>;
  return <Notice tone="warning">{free.over(momentText(before, language))}</Notice>;
}

const takenOff = (discount = 0) => (discount === 0 ? formatDong(0) : `−${formatDong(discount)}`);

const DIVIDED_ANEW: readonly BookingChangePreview['kinds'][number][] = [
  'PARTY_CHANGED',
  'ROOMS_ADDED',
  'ROOMS_REMOVED',
];
