import { MINIMUM_STAY_NIGHTS, nightsBetween, stayFault, vietnamToday } from '../../domain/stay';
import { invalid, notFound } from '../http/errors';
import type { Handlers } from '../http/operations';
import { toHotelSummary } from '../hotels/answers';
import { hotelOnSale, stayTerms } from '../hotels/queries';
import { toReview } from '../reviews/answers';
import { NEWEST, reviewsOfHotel } from '../reviews/queries';
import type { Services } from '../services';
import { toRoom } from './answers';
import { freeRooms, roomById } from './queries';

export function roomHandlers({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Pick<Handlers, 'searchRooms' | 'getRoom'> {
  return {
    async searchRooms({ params: { id }, query, language }) {
      const { checkIn, checkOut, adults = 1, children = 0, bedType = '' } = query;
      const now = clock.now();
      const fault = stayFault({ checkIn, checkOut }, vietnamToday(now));
      if (fault) throw invalid({ [fault === 'checkOutNotAfter' ? 'checkOut' : 'checkIn']: fault });
      const terms = await stayTerms(db, id, now);
      if (!terms) throw notFound();
      if (nightsBetween(checkIn, checkOut) < MINIMUM_STAY_NIGHTS[terms.minimumStay]) {
        throw invalid({ checkOut: 'minimumStay' });
      }
      const rooms = await freeRooms(db, id, { checkIn, checkOut, adults, children, bedType });
      return rooms.map((room) => toRoom(room, terms.automaticPercent, language));
    },

    async getRoom({ params: { id }, language }) {
      const room = await roomById(db, id);
      const hotel = room && (await hotelOnSale(db, room.hotelId, clock.now()));
      if (!hotel) throw notFound();
      const answer = toRoom(room, hotel.automaticPercent, language);
      const reviews = await reviewsOfHotel(db, hotel.id, NEWEST);
      const summary = toHotelSummary(hotel);
      return {
        ...answer,
        roomImages: answer.images,
        reviews: reviews.map(toReview),
        totalRating: summary.totalRatings,
        totalReviews: summary.totalReviews,
        hotel: summary,
      };
    },
  };
}
