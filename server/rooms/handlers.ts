import type { Db } from '../db/db';
import { notFound } from '../http/errors';
import type { Handlers, Schemas } from '../http/operations';
import { toHotelSummary } from '../hotels/mappers';
import { pricedHotelOnSale, stayTerms } from '../hotels/queries';
import { DAYS, nightsShown, refuseBadStay } from '../hotels/stayRules';
import type { Services } from '../services';
import { calendarOf, refuseFarDay } from './calendar/calendarOf';
import { toRoom, toRooms } from './mappers';
import { freeRooms, roomById } from './queries';
import { refuseParty } from './refuseParty';
import { allowedRooms } from './restrictions';
import { typeAvailability } from './typeAvailability';

/** What a room's page shows of the nouns above it. */
interface Shown {
  reviews: (db: Db, hotelId: number) => Promise<Schemas['Review'][]>;
}

export function roomHandlers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  shown: Shown,
): Pick<Handlers, 'searchRooms' | 'listTypeAvailability' | 'getRoom' | 'getStayCalendar'> {
  return {
    async searchRooms({ params: { id }, query, language }) {
      const { checkIn, checkOut, adults = 1, children = 0, bedType = '' } = query;
      const now = clock.now();
      refuseBadStay({ checkIn, checkOut }, now, DAYS);
      const terms = await stayTerms(db, id, now);
      if (!terms) throw notFound();
      const stay = { checkIn, checkOut };
      const search = { ...stay, adults, children, bedType };
      const bound = { stay, hotel: terms, now };
      const rooms = allowedRooms(await freeRooms(db, id, search), bound);
      if (rooms.length === 0) await refuseParty(db, { hotelId: id, ...search }, bound);
      return toRooms(rooms, { stay, percent: terms.automaticPercent, language });
    },

    async listTypeAvailability({ params: { id }, query: stay, language }) {
      const now = clock.now();
      refuseBadStay(stay, now, DAYS);
      const hotel = await stayTerms(db, id, now);
      if (!hotel) throw notFound();
      return typeAvailability(db, id, { stay, hotel, now, language });
    },

    async getStayCalendar({ params: { id }, query }) {
      const { from, days = 31, adults = 1, children = 0, bedType = '', roomId } = query;
      const now = clock.now();
      refuseFarDay(from, now);
      const roomIds = roomId === undefined ? [] : [roomId];
      const wish = { hotelId: id, from, days, adults, children, bedType, roomIds };
      return calendarOf(db, wish, now);
    },

    async getRoom({ params: { id }, query, language }) {
      const now = clock.now();
      const nights = nightsShown(query, now);
      const room = await roomById(db, id, nights.stay);
      const hotel = room && (await pricedHotelOnSale(db, room.hotelId, now));
      if (!hotel) throw notFound();
      const answer = toRoom(room, { ...nights, percent: hotel.automaticPercent, language });
      const summary = toHotelSummary(hotel);
      return {
        ...answer,
        roomImages: answer.images,
        reviews: await shown.reviews(db, hotel.id),
        totalRating: summary.totalRatings,
        totalReviews: summary.totalReviews,
        hotel: summary,
      };
    },
  };
}
