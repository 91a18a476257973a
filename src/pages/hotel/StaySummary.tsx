import { formatDong } from '../../../domain/money/money';
import { nightsBetween } from '../../../domain/stays/stay';
import type { Hotel, Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { stayTexts } from '../../i18n/stays';
import { Button } from '../../ui/actions/Button';
import { expectedQuote } from '../../entities/booking/wholeDong';
import { StickyBar } from '../../ui/layout/StickyBar';
import { cheapestFor } from './cheapestRoom';
import { FromPrice } from './FromPrice';
import styles from './StaySummary.module.css';
import { SummaryDetails, SummaryPrice } from './SummaryDetails';
import type { RoomBooking } from './useRoomBooking';

type StaySummaryProps = { hotel: Hotel; booking: RoomBooking };

/** What was chosen, what it costs, and the next step. */
export function StaySummary({ hotel, booking }: StaySummaryProps) {
  const texts = useTexts(hotelTexts).summary;
  const { chosen, criteria } = booking;
  const nights = criteria ? nightsBetween(criteria.checkIn, criteria.checkOut) : null;
  const lowest = cheapestFor(hotel.rooms, booking);
  return (
    <StickyBar
      label={texts.heading}
      summary={<SummaryLine chosen={chosen} nights={nights} lowest={lowest} />}
      details={<SummaryDetails booking={booking} nights={nights} />}
      price={<SummaryPrice chosen={chosen} nights={nights} lowest={lowest} />}
      action={
        <Button size="large" onClick={booking.proceed}>
          {texts.next}
        </Button>
      }
    />
  );
}

type SummaryLineProps = {
  chosen: readonly Room[];
  /** Null before there are dates. */
  nights: number | null;
  lowest: readonly Room[];
};

/** The two lines of a phone. */
function SummaryLine({ chosen, nights, lowest }: SummaryLineProps) {
  const texts = useTexts(hotelTexts).summary;
  const stays = useTexts(stayTexts);
  if (chosen.length === 0) return <FromPrice rooms={lowest} nights={nights} />;
  const { totalPrice, total } = expectedQuote(chosen, nights ?? 1);
  return (
    <p className={styles.line} role="status">
      <span>
        {texts.chosen(chosen.length)} ·{' '}
        <strong>{formatDong(nights === null ? totalPrice : total)}</strong>
      </span>
      <small>
        {nights === null ? texts.perNightTotal : `${stays.nights(nights)}, ${texts.withTax}`}
      </small>
    </p>
  );
}
