import type { Room } from '../../api';
import { struckPrice } from '../../entities/hotel/hotelFields';
import { PricePerNight } from '../../entities/stay/PricePerNight';

type FromPriceProps = { room: Room | undefined; large?: boolean };

/** What the hotel's cheapest room costs. */
export function FromPrice({ room, large }: FromPriceProps) {
  const original = room && struckPrice(room);
  return <PricePerNight price={room?.price} originalPrice={original} from large={large} />;
}
