import type { Room } from '../../api';
import { struckPrice } from '../hotel/hotelFields';
import { EachNight } from '../stay/EachNight';
import { PricePerNight } from '../stay/PricePerNight';
import { StayTotal } from '../stay/StayTotal';
import { stayCost, wholeDong } from './wholeDong';

type StayPriceProps = {
  /** Without a price it is to be asked for. */
  room: Pick<Room, 'nights' | 'stayNights' | 'originalPrice' | 'discount'> & {
    price: number | undefined;
  };
  /** Writes 'từ' before the price: others of its kind cost more. */
  atLeast?: boolean | undefined;
  large?: boolean | undefined;
};

/** What a room costs: the stay it was asked for as a quote of it alone would say, or tonight. */
export function StayPrice({ room, ...look }: StayPriceProps) {
  const { price, nights, stayNights = nights?.length } = room;
  if (price === undefined || !stayNights) {
    return <PricePerNight price={price} originalPrice={struckPrice(room)} {...look} />;
  }
  const cost = stayCost({ ...room, price }, stayNights);
  return (
    <div>
      <StayTotal {...cost} averageNight={wholeDong(price)} nights={stayNights} {...look} />
      {nights && <EachNight nights={nights} />}
    </div>
  );
}
