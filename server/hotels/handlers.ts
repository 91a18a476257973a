import { searchText } from '../../domain/searchText';
import { vietnamToday } from '../../domain/stay';
import { notFound } from '../contract/errors';
import type { Handlers } from '../contract/operations';
import { newestReviews } from '../reviews/queries';
import { toRoom } from '../rooms/answers';
import { roomsOfHotel } from '../rooms/queries';
import type { Services } from '../services';
import { toDestination, toHotel, toHotelCard } from './answers';
import { destinations, hotelCount, hotelOnSale, hotelPage, similarHotels } from './queries';

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

    async listHotels({ query: { page = 0, size = 10, destination, propertyType, text } }) {
      const filter = { destination, propertyType, text: text && searchText(text) };
      const today = vietnamToday(clock.now());
      const rows = await hotelPage(db, filter, { page, size, today });
      const totalElements = await hotelCount(db, filter);
      return {
        content: rows.map(toHotelCard),
        totalPages: Math.ceil(totalElements / size),
        totalElements,
        numberOfElements: rows.length,
        pageable: { pageNumber: page },
      };
    },

    async getHotel({ params: { id } }) {
      const hotel = await hotelOnSale(db, id);
      if (!hotel) throw notFound();
      const rooms = await roomsOfHotel(db, id);
      const reviews = await newestReviews(db, id);
      return toHotel(hotel, rooms.map(toRoom), reviews);
    },

    async listSimilarHotels({ params: { id } }) {
      if (!(await hotelOnSale(db, id))) throw notFound();
      const today = vietnamToday(clock.now());
      const rows = await similarHotels(db, id, { limit: SIMILAR_HOTELS, today });
      return rows.map(toHotelCard);
    },
  };
}
