import type { Room } from '../../api';
import { struckPrice } from '../../entities/hotel/hotelFields';
import { expectedQuote } from '../../entities/booking/wholeDong';
import { StayTotal } from '../../entities/stay/StayTotal';
import { PricePerNight } from '../../entities/stay/PricePerNight';

type FromPriceProps = {
  /** The cheapest that hold the party: one room, or several of which none does alone. */
  rooms: readonly Room[];
  /** Null before there are dates. */
  nights: number | null;
  large?: boolean;
};

/** What the hotel's cheapest room costs, or those that the party needs. */
export function FromPrice({ rooms, nights, large }: FromPriceProps) {
  const [room] = rooms;
  if (room?.stayPrice !== undefined && nights !== null) {
    const { total } = expectedQuote(rooms, nights);
    const averageNight = rooms.reduce((sum, { price }) => sum + price, 0);
    return <StayTotal {...{ total, nights, large, averageNight }} atLeast />;
  }
  const original = room && struckPrice(room);
  return <PricePerNight price={room?.price} originalPrice={original} from large={large} />;
}
