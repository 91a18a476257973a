import type { HotelCard } from '../../api';
import { PricePerNight } from '../stay/PricePerNight';
import { StayTotal } from '../stay/StayTotal';
import { struckPrice } from './hotelFields';

/** What a card may know of its hotel's price. */
export type CardPriceFields = Partial<
  Pick<
    HotelCard,
    'price' | 'originalPrice' | 'discount' | 'stayNights' | 'stayTotal' | 'originalStayTotal'
  >
>;

type CardPriceProps = {
  hotel: CardPriceFields;
  /** What a price of a night is; the lowest of tonight if nothing is said. */
  label?: string | undefined;
};

/** Of the stay that the card was asked for, whatever is asked for meanwhile; else of tonight. */
export function CardPrice({ hotel, label }: CardPriceProps) {
  const { price, stayNights: nights, stayTotal, originalStayTotal } = hotel;
  if (price === undefined || nights === undefined || stayTotal === undefined) {
    return <PricePerNight price={price} originalPrice={struckPrice(hotel)} from label={label} />;
  }
  return (
    <StayTotal
      total={stayTotal}
      originalTotal={originalStayTotal}
      averageNight={price}
      nights={nights}
      atLeast
    />
  );
}
