import { formatDong } from '../../../domain/money/money';
import type { BookedRoom } from '../../api';
import { stayTexts } from '../../i18n/stays';
import { useTexts } from '../../state/useTexts';
import { Price } from '../../ui/display/Price';
import { EachNight } from '../stay/EachNight';
import { PricePerNight } from '../stay/PricePerNight';
import { expectedQuote, wholeDong } from './wholeDong';

type Priced = Pick<BookedRoom, 'price' | 'originalPrice' | 'nights'>;

type BookedPriceProps = {
  /** Alike in what each night costs. */
  rooms: readonly [Priced, ...Priced[]];
  /** How many nights the stay has; null or 0 when that cannot be told. */
  nights: number | null;
};

/** What a line of a stay's rooms costs before taxes and fees: all lines come to what the quote begins with. */
export function BookedPrice({ rooms, nights }: BookedPriceProps) {
  const texts = useTexts(stayTexts);
  const [{ price, originalPrice, nights: each }] = rooms;
  if (!nights) return <PricePerNight {...{ price, originalPrice }} align="end" />;
  const { roomTotal, totalPrice } = expectedQuote(rooms, wholeDong(nights));
  const { ofStay, average, averageEachRoom, original } = texts.nightPrices;
  const night = formatDong(wholeDong(price));
  return (
    <div>
      <Price
        amount={formatDong(totalPrice)}
        unit={
          <>
            {ofStay(texts.nights(nights))}
            <br />
            {rooms.length > 1 ? averageEachRoom(night) : average(night)}
          </>
        }
        original={roomTotal > totalPrice ? formatDong(roomTotal) : undefined}
        originalLabel={original}
        align="end"
      />
      {each && <EachNight nights={each} ofRoom={rooms.length > 1} />}
    </div>
  );
}
