import type { Currency, Rates } from '../../../domain/money/money';
import { isPriceIn, isWithinHighest, priceInDong } from '../../../domain/rooms/roomPrices';
import { searchText } from '../../../domain/search/searchText';
import { tidy } from '../../../domain/texts/texts';
import { invalid } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import type { RoomFields } from './queries';

type Kept = Omit<RoomFields, 'roomNumber' | 'name' | 'roomType' | 'price' | 'priceVnd'>;

/** A room of which no more is known than what must be. */
export const plainRoom: Omit<Kept, 'capacity' | 'searchText'> = {
  status: 'AVAILABLE',
  description: '',
  adults: 1,
  children: 0,
  beds: 1,
  typeBed: 'Single',
  services: [],
};

interface Terms {
  /** What stays where the body says nothing. */
  before: typeof plainRoom;
  currency: Currency;
  rates: Rates;
}

/**
 * What a body says about a room, as it is stored.
 *
 * @throws ApiError 422
 */
export function fieldsOf(body: Schemas['NewRoom'], { before, currency, rates }: Terms): RoomFields {
  const { adults, children, capacity } = placesOf(body, before);
  const price = priceIn(currency, body.pricePerNight, rates);
  const roomNumber = tidy(body.roomNumber);
  const name = tidy(body.name);
  return {
    roomNumber,
    name,
    roomType: body.roomType,
    status: body.status ?? before.status,
    description: body.description === undefined ? before.description : tidy(body.description),
    capacity,
    adults,
    children,
    beds: body.numberOfBeds ?? before.beds,
    typeBed: body.typeBed ?? before.typeBed,
    price,
    priceVnd: priceInDong(price, currency, rates),
    services: body.services ? eachOnce(body.services) : before.services,
    searchText: searchText(`${roomNumber} ${name}`),
  };
}

const eachOnce = (names: readonly string[]) => [...new Set(names.map(tidy))];

/** @throws ApiError 422 when the currency has no such amount, or a night may not cost that much */
export function priceIn(
  currency: Currency,
  price: number,
  rates: Rates,
  field = 'pricePerNight',
): number {
  if (!isPriceIn(currency, price)) {
    throw invalid({ [field]: currency === 'VND' ? 'wholeDong' : 'twoDecimals' });
  }
  if (!isWithinHighest(price, currency, rates)) throw invalid({ [field]: 'highPrice' });
  return price;
}

function placesOf(body: Schemas['NewRoom'], before: Terms['before']) {
  const { numberOfAdults: adults = before.adults, numberOfChildren: children = before.children } =
    body;
  const capacity = body.capacity ?? adults + children;
  if (capacity < adults) throw invalid({ capacity: 'smallCapacity' });
  return { adults, children, capacity };
}
