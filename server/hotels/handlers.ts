import { placesIn } from '../../domain/places';
import { searchWords } from '../../domain/searchText';
import { stayFault, vietnamToday, type Day } from '../../domain/stay';
import { invalid, notFound } from '../http/errors';
import type { Call, Handlers } from '../http/operations';
import { pageOf } from '../http/page';
import { toReview } from '../reviews/answers';
import { NEWEST, reviewsOfHotel } from '../reviews/queries';
import { toRoom } from '../rooms/answers';
import { roomsOfHotel } from '../rooms/queries';
import type { Services } from '../services';
import { toDestination, toHotel, toHotelCard } from './answers';
import { destinations, hotelOnSale, similarHotels } from './queries';
import { placeNames, searchHotels, type HotelConditions } from './search.queries';

const SIMILAR_HOTELS = 4;

type HotelHandlers = Pick<
  Handlers,
  'listDestinations' | 'listHotels' | 'getHotel' | 'listSimilarHotels'
>;

export function hotelHandlers({ db, clock }: Pick<Services, 'db' | 'clock'>): HotelHandlers {
  return {
    async listDestinations({ language }) {
      const rows = await destinations(db);
      return rows.map((row) => toDestination(row, language));
    },

    async listHotels({ query }) {
      const { page = 0, size = 10, text = '' } = query;
      const now = clock.now();
      const stay = stayOf(query, vietnamToday(now));
      checkPrices(query);
      const words = searchWords(text);
      const places = words.length > 0 ? placesIn(text, await placeNames(db)) : [];
      const search = { ...query, stay, words, places };
      const { total, rows } = await searchHotels(db, search, { page, size, now });
      return pageOf(rows.map(toHotelCard), total, { page, size });
    },

    async getHotel({ params: { id }, language }) {
      const hotel = await hotelOnSale(db, id, clock.now());
      if (!hotel) throw notFound();
      const rooms = await roomsOfHotel(db, id);
      const reviews = await reviewsOfHotel(db, id, NEWEST);
      return toHotel(
        hotel,
        rooms.map((room) => toRoom(room, hotel.automaticPercent, language)),
        reviews.map(toReview),
        language,
      );
    },

    async listSimilarHotels({ params: { id } }) {
      const now = clock.now();
      if (!(await hotelOnSale(db, id, now))) throw notFound();
      const rows = await similarHotels(db, id, { limit: SIMILAR_HOTELS, now });
      return rows.map(toHotelCard);
    },
  };
}

type ListQuery = Call<'listHotels'>['query'];

/** Both days or neither, and days that can be booked. */
function stayOf(query: ListQuery, today: Day): HotelConditions['stay'] {
  const { checkIn, checkOut, adults = 1, children = 0 } = query;
  if (checkIn === undefined && checkOut === undefined) return undefined;
  if (checkIn === undefined) throw invalid({ checkIn: 'required' });
  if (checkOut === undefined) throw invalid({ checkOut: 'required' });
  const fault = stayFault({ checkIn, checkOut }, today);
  if (fault) throw invalid({ [fault === 'checkOutNotAfter' ? 'checkOut' : 'checkIn']: fault });
  return { checkIn, checkOut, adults, children };
}

function checkPrices({ minPrice, maxPrice }: ListQuery): void {
  if (minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice) {
    throw invalid({ maxPrice: 'maxBelowMin' });
  }
}
