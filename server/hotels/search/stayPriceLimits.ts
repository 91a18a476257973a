import { ofAverageNight, ofStayTotal, type StayPrices } from '../../../domain/search/priceLimits';
import { priceRanges, type PriceRange } from '../../../domain/search/priceRanges';
import { nightsBetween } from '../../../domain/stays/stay';
import { hasPriceLimits, type HotelConditions } from './conditions';

/** What a hotel may cost for all nights, before taxes and fees; undefined: whatever it does, or nothing. */
export function stayPriceLimits(search: HotelConditions): StayPrices | undefined {
  if (!hasPriceLimits(search)) return undefined;
  const { minPrice = null, maxPrice = null, minTotal = null, maxTotal = null } = search;
  const night = ofAverageNight({ min: minPrice, max: maxPrice }, nightsOf(search) ?? 1);
  const total = ofStayTotal({ min: minTotal, max: maxTotal });
  return {
    least: Math.max(night.least, total.least),
    most: Math.min(night.most, total.most),
  };
}

/** The usual ranges of the price that cards show, each also as a price of all nights. */
export function usualRanges(search: HotelConditions): (PriceRange & StayPrices)[] {
  const nights = nightsOf(search);
  return priceRanges(nights).map((range) => ({
    ...range,
    ...(nights === null ? ofAverageNight(range, 1) : ofStayTotal(range)),
  }));
}

function nightsOf({ stay }: HotelConditions): number | null {
  return stay ? nightsBetween(stay.checkIn, stay.checkOut) : null;
}
