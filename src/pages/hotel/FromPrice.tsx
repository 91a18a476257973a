import type { Room } from '../../api';
import { struckPrice } from '../../entities/hotel/hotelFields';
import { expectedQuote } from '../../entities/booking/wholeDong';
import { StayTotal } from '../../entities/stay/StayTotal';
import { PricePerNight } from '../../entities/stay/PricePerNight';

type FromPriceProps = {
  room: Room | undefined;
  /** Null before there are dates. */
  nights: number | null;
  large?: boolean;
};

/** What the hotel's cheapest room costs. */
export function FromPrice({ room, nights, large }: FromPriceProps) {
  if (room?.stayPrice !== undefined && nights !== null) {
    const { total } = expectedQuote([room], nights);
    return <StayTotal {...{ total, nights, large }} averageNight={room.price} />;
  }
  const original = room && struckPrice(room);
  return <PricePerNight price={room?.price} originalPrice={original} from large={large} />;
}
