import { formatDong } from '../../../domain/money';
import { quoteOf } from '../../../domain/quote';
import { nightsBetween } from '../../../domain/stay';
import type { Hotel, Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../texts/hotels';
import { stayTexts } from '../../texts/stays';
import { Button } from '../../ui/actions/Button';
import { wholeDong } from '../../ui/booking/wholeDong';
import { StickyBar } from '../../ui/layout/StickyBar';
import { PricePerNight } from '../../ui/hotel/PricePerNight';
import { lowestPrice } from './lowestPrice';
import styles from './StaySummary.module.css';
import { SummaryDetails } from './SummaryDetails';
import type { RoomBooking } from './useRoomBooking';

type StaySummaryProps = { hotel: Hotel; booking: RoomBooking };

/** What was chosen, what it costs, and the next step. */
export function StaySummary({ hotel, booking }: StaySummaryProps) {
  const texts = useTexts(hotelTexts).summary;
  const { chosen, criteria } = booking;
  const nights = criteria ? nightsBetween(criteria.checkIn, criteria.checkOut) : null;
  const lowest = lowestPrice(booking.fitting?.length ? booking.fitting : hotel.rooms);
  return (
    <StickyBar
      label={texts.heading}
      summary={<SummaryLine chosen={chosen} nights={nights} lowest={lowest} />}
      details={<SummaryDetails booking={booking} nights={nights} lowest={lowest} />}
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
  lowest: number | undefined;
};

/** The two lines of a phone. */
function SummaryLine({ chosen, nights, lowest }: SummaryLineProps) {
  const texts = useTexts(hotelTexts).summary;
  const stays = useTexts(stayTexts);
  if (chosen.length === 0) return <PricePerNight price={lowest} from />;
  const { roomTotal, total } = quoteOf({
    roomPrices: chosen.map((room) => wholeDong(room.price)),
    nights: nights ?? 1,
  });
  return (
    <p className={styles.line} role="status">
      <span>
        {texts.chosen(chosen.length)} ·{' '}
        <strong>{formatDong(nights === null ? roomTotal : total)}</strong>
      </span>
      <small>
        {nights === null ? texts.perNightTotal : `${stays.nights(nights)}, ${texts.withTax}`}
      </small>
    </p>
  );
}
