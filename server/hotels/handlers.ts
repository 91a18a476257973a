import { meaningOf, type Place } from '../../domain/hotels/places';
import { searchWords } from '../../domain/search/searchText';
import type { Db } from '../db/db';
import { invalid, notFound } from '../http/errors';
import type { Language } from '../../domain/languages/languages';
import type { Call, Handlers, Schemas } from '../http/operations';
import { pageOf } from '../http/page';
import type { Services } from '../services';
import { toDestination, toHotel, toHotelCard } from './mappers';
import { hotelCounts, pricedHotelOnSale } from './queries';
import { askedStay, nightsShown, type ShownNights } from './stayRules';
import type { HotelConditions } from './search/conditions';
import type { CurrentIndex } from './search/currentIndex';
import { searchHotels } from './search/searchHotels';
import { similarHotels } from './search/similarHotels';

const SIMILAR_HOTELS = 4;

type HotelHandlers = Pick<
  Handlers,
  'listDestinations' | 'listHotels' | 'getHotel' | 'listSimilarHotels'
>;

/** What a hotel's page shows of the nouns above it. */
interface Shown {
  rooms: (
    db: Db,
    hotelId: number,
    terms: ShownNights & { percent: number | null; language: Language },
  ) => Promise<Schemas['Room'][]>;
  reviews: (db: Db, hotelId: number) => Promise<Schemas['Review'][]>;
}

export function hotelHandlers(
  { db, clock, searchIndex }: Pick<Services, 'db' | 'clock'> & { searchIndex: CurrentIndex },
  shown: Shown,
): HotelHandlers {
  return {
    async listDestinations({ language }) {
      const counts = (await searchIndex.get())?.hotelCounts() ?? (await hotelCounts(db));
      const rows = await searchIndex.destinations();
      return rows.map((row) => toDestination(row, counts.get(row.slug) ?? 0, language));
    },

    async listHotels({ query }) {
      const { page = 0, size = 10, text = '', counts: isCounted = false } = query;
      const now = clock.now();
      const stay = partyStayOf(query, now);
      checkPrices(query);
      checkTotals(query);
      const isAsked = searchWords(text).length > 0;
      const meaning = isAsked ? meaningOf(text, await placesOf(searchIndex)) : {};
      const search = { ...query, stay, ...meaning };
      const where = { db, index: searchIndex };
      const part = { page, size, now, counts: isCounted };
      const { total, rows, counts } = await searchHotels(where, search, part);
      const cards = rows.map((row) => toHotelCard(row, stay));
      return { ...pageOf(cards, total, { page, size }), ...(counts && { counts }) };
    },

    async getHotel({ params: { id }, query, language }) {
      const now = clock.now();
      const nights = nightsShown(query, now);
      const hotel = await pricedHotelOnSale(db, id, now);
      if (!hotel) throw notFound();
      const terms = { ...nights, percent: hotel.automaticPercent, language };
      const rooms = await shown.rooms(db, id, terms);
      return toHotel(hotel, rooms, await shown.reviews(db, id), language);
    },

    async listSimilarHotels({ params: { id }, query }) {
      const now = clock.now();
      const stay = partyStayOf(query, now);
      const how = { limit: SIMILAR_HOTELS, now, stay };
      const rows = await similarHotels({ db, index: searchIndex }, id, how);
      if (!rows) throw notFound();
      return rows.map((row) => toHotelCard(row, stay));
    },
  };
}

/** Every name by which travellers may ask for a place. */
async function placesOf(index: CurrentIndex): Promise<Place[]> {
  const rows = await index.destinations();
  return rows.map(({ slug, nameVi, nameEn, aliases }) => ({
    slug,
    names: [nameVi, nameEn, ...aliases],
  }));
}

type ListQuery = Call<'listHotels'>['query'];

function partyStayOf(
  query: Call<'listSimilarHotels'>['query'],
  now: Date,
): HotelConditions['stay'] {
  const { adults = 1, children = 0 } = query;
  const stay = askedStay(query, now);
  return stay && { ...stay, adults, children };
}

function checkPrices({ minPrice, maxPrice }: ListQuery): void {
  if (minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice) {
    throw invalid({ maxPrice: 'maxBelowMin' });
  }
}

function checkTotals({ minTotal, maxTotal, checkIn }: ListQuery): void {
  if (minTotal === undefined && maxTotal === undefined) return;
  if (checkIn === undefined) throw invalid({ checkIn: 'required' });
  if (minTotal !== undefined && maxTotal !== undefined && maxTotal < minTotal) {
    throw invalid({ maxTotal: 'maxBelowMin' });
  }
}
