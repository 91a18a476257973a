import { fault } from '../faults';
import { listOf, numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { invalidFields } from '../http/read';
import { checkDates, IN_QUERY } from '../bookings/stayRules';
import { hasWords, pageOf, plain } from '../pages';
import { byCost, type Stay } from '../rooms/rooms';
import { ratingOf } from '../reviews/reviews';
import type { Hotel } from '../store';
import { DESTINATIONS, destinationOf, isIn } from './destinations';
import {
  cardOf,
  foundIn,
  hotelDetail,
  isOffered,
  locationOf,
  publicHotel,
  type Found,
} from './hotels';

/** The dates in the address: both or none. */
export function stayAsked(call: Call): Stay | undefined {
  const checkIn = textOf(call, 'checkIn');
  const checkOut = textOf(call, 'checkOut');
  if (checkIn === undefined && checkOut === undefined) return undefined;
  if (fault('one-date-will-do') && (checkIn === undefined || checkOut === undefined)) {
    return undefined;
  }
  if (checkIn === undefined) throw invalidFields({ checkIn: 'DATES_TOGETHER' });
  if (checkOut === undefined) throw invalidFields({ checkOut: 'DATES_TOGETHER' });
  const stay = { checkIn, checkOut };
  checkDates(stay, fault('search-names-body-fields') ? undefined : IN_QUERY);
  return stay;
}

export const partyAsked = (call: Call) => ({
  adults: numberOf(call, 'adults'),
  children: fault('children-uncounted') ? 0 : numberOf(call, 'children'),
});

const listHotels: Handler = (call) => {
  const stay = stayAsked(call);
  for (const name of ['minTotal', 'maxTotal']) {
    if (!stay && call.parameters[name] !== undefined)
      throw invalidFields({ [name]: 'DATES_TOGETHER' });
  }
  const within = cardsFor(call, stay, !fault('filter-after-page'));
  const page = pageOf(call, inOrder(call, within), ({ one, card }) => ({ hotel: one.hotel, card }));
  const content = page.content
    .filter(({ hotel }) => !fault('filter-after-page') || isWanted(call, hotel))
    .map(({ card }) => card);
  const counts = call.parameters.counts === true ? { counts: countsOf(call, stay) } : {};
  return ok({ ...page, content, numberOfElements: content.length, ...counts });
};

/** The hotels on sale that are asked for, as cards. */
function cardsFor(call: Call, stay: Stay | undefined, isChosen = true) {
  return [...call.store.hotels.values()]
    .filter((hotel) => isOffered(call.store, hotel) && (!isChosen || isWanted(call, hotel)))
    .map((hotel) => foundIn(call.store, hotel, stay, partyAsked(call)))
    .filter(({ rooms }) => !stay || rooms.length > 0)
    .map((one) => ({ one, card: cardOf(call.store, one, stay) }))
    .filter(({ one, card }) => isWithin(call, card, priceTonight(call, one)));
}

function isWanted(call: Call, hotel: Hotel): boolean {
  const slug = textOf(call, 'destination');
  const destination = DESTINATIONS.find((one) => one.slug === slug);
  const isThere = destination && isIn(hotel, destination);
  if (slug && !isThere && !fault('destination-unread')) return false;
  const near = destinationOf(hotel);
  const all = [hotel.name, locationOf(hotel), near?.name ?? '', ...(near?.aliases ?? [])];
  const names = fault('name-only') ? [hotel.name] : all;
  if (!hasWords(names, textOf(call, 'text'))) return false;
  const chosen = listOf(call, 'propertyType');
  const types = fault('first-choice-only') ? chosen.slice(0, 1) : chosen;
  if (types.length > 0 && !types.includes(hotel.propertyType)) return false;
  const flags = listOf(call, 'amenities');
  const offered = flags.filter((flag) => hotel.amenities[flag]).length;
  if (offered < (fault('any-amenity-will-do') ? Math.min(1, flags.length) : flags.length)) {
    return false;
  }
  const least = numberOf(call, 'minRating') as number | undefined;
  if (least === undefined) return true;
  const { totalRatings } = ratingOf(call.store, hotel.id);
  return fault('rating-above-only') ? totalRatings > least : totalRatings >= least;
}

const priceTonight = ({ store }: Call, { hotel }: Found) =>
  fault('highest-of-tonight')
    ? foundIn(store, hotel, undefined, { adults: 1, children: 0 }).cost
    : undefined;

type Card = ReturnType<typeof cardOf>;

function isWithin(
  { parameters }: Call,
  { price, stayTotal }: Card,
  tonight: number | undefined,
): boolean {
  const { minPrice, maxPrice, minTotal, maxTotal } = parameters as Record<
    string,
    number | undefined
  >;
  return (
    isBetween(price, minPrice, undefined) &&
    isBetween(tonight ?? price, undefined, maxPrice) &&
    isBetween(fault('total-is-price') ? price : stayTotal, minTotal, maxTotal)
  );
}

function isBetween(value: number | undefined, min: number | undefined, max: number | undefined) {
  if (min === undefined && max === undefined) return true;
  return (
    value !== undefined &&
    value >= (min ?? 0) &&
    (fault('highest-price-left-out') ? value < (max ?? Infinity) : value <= (max ?? Infinity))
  );
}

function inOrder(call: Call, rows: { one: Found; card: Card }[]) {
  const sort = textOf(call, 'sort');
  const rating = ({ card }: { card: Card }) => card.rating;
  const turn = sort === 'priceDesc' ? -1 : 1;
  return rows.sort((a, b) => {
    const settled = a.one.hotel.id - b.one.hotel.id;
    if (sort !== 'priceAsc' && sort !== 'priceDesc') {
      const stars = sort === 'rating' && fault('worst-first') ? -1 : 1;
      return stars * (rating(b) - rating(a)) || settled;
    }
    const [x, y] = [a.one.cost, b.one.cost];
    const last = fault('unpriced-first') ? turn : 1;
    if (x === undefined || y === undefined) return last * ((x ? -1 : 0) - (y ? -1 : 0)) || settled;
    return turn * byCost(x, y) || settled;
  });
}

const PRICE_STEPS = [500_000, 1_000_000, 2_000_000];

const TYPES = ['HOTEL', 'APARTMENT', 'RESORT', 'HOMESTAY', 'VILLA'];
const NO_PRICES = {
  minPrice: undefined,
  maxPrice: undefined,
  minTotal: undefined,
  maxTotal: undefined,
};

/** How many hotels each choice leaves, all others being as they are. */
function countsOf(call: Call, stay: Stay | undefined) {
  const chosen = (more: Record<string, unknown>) =>
    cardsFor({ ...call, parameters: { ...call.parameters, ...more } }, stay);
  const [first] = call.store.hotels.values();
  const flags = Object.keys(first?.amenities ?? {});
  const beside = listOf(call, 'amenities');
  const kinds = listOf(call, 'propertyType');
  const beyond = numberOf(call, 'minRating') as number | undefined;
  const isLeftOut = (type: string) =>
    kinds.length > 0 && !kinds.includes(type) && fault('other-kinds-count-none');
  const limits = fault('price-counts-within-limits') ? {} : NO_PRICES;
  const costs = chosen(limits).map(({ card }) => (stay ? card.stayTotal : card.price));
  const told = (min: number, max: number) =>
    costs.filter((cost) => cost !== undefined && cost >= min && cost <= max).length;
  return {
    propertyType: Object.fromEntries(
      TYPES.map((type) => [type, isLeftOut(type) ? 0 : chosen({ propertyType: [type] }).length]),
    ),
    amenities: Object.fromEntries(
      flags.map((flag) => [
        flag,
        chosen({ amenities: fault('amenity-counted-alone') ? [flag] : [...beside, flag] }).length,
      ]),
    ),
    minRating: Object.fromEntries(
      ['3', '3.5', '4', '4.5'].map((least) => [
        least,
        chosen({
          minRating: Math.max(Number(least), fault('rating-counted-beside') ? (beyond ?? 0) : 0),
        }).length,
      ]),
    ),
    price: [0, ...PRICE_STEPS].map((min, i) => ({
      ...(min > 0 ? { min } : {}),
      ...(PRICE_STEPS[i] ? { max: PRICE_STEPS[i] } : {}),
      hotels: told(min, PRICE_STEPS[i] ?? Infinity),
    })),
  };
}

const getHotel: Handler = (call) => {
  const stay = stayAsked(call);
  const hotel = publicHotel(call.store, numberOf(call, 'id'));
  return ok(hotelDetail(call.store, hotel, stay, call.settings.level));
};

const listDestinations: Handler = ({ store }) => {
  const hotels = [...store.hotels.values()].filter(
    (one) => isOffered(store, one) || fault('drafts-counted'),
  );
  return ok(
    (fault('featured-last') ? [...DESTINATIONS].reverse() : DESTINATIONS).map((one) => ({
      slug: one.slug,
      name: one.name,
      aliases: fault('aliases-as-written') ? one.places.slice(1) : one.aliases,
      description: one.description,
      featured: one.featured,
      hotelCount: hotels.filter((hotel) => isIn(hotel, one)).length,
      image: { url: `/files/${plain(one.slug)}.webp`, width: 960, height: 640 },
    })),
  );
};

const listSimilarHotels: Handler = (call) => {
  const stay = stayAsked(call);
  const hotel = publicHotel(call.store, numberOf(call, 'id'));
  const own = foundIn(call.store, hotel, undefined, { adults: 1, children: 0 }).cost ?? 0;
  const found = [...call.store.hotels.values()]
    .filter(
      (one) =>
        (isOffered(call.store, one) || fault('similar-drafts')) &&
        (one.id !== hotel.id || fault('similar-to-itself')),
    )
    .map((one) => foundIn(call.store, one, stay, partyAsked(call)))
    .filter(({ rooms }) => !stay || rooms.length > 0);
  const isNear = (one: Found) => (destinationOf(one.hotel) === destinationOf(hotel) ? 0 : 1);
  const off = ({ cost }: Found) => Math.abs((cost ?? 0) - own);
  found.sort((a, b) => isNear(a) - isNear(b) || off(a) - off(b) || a.hotel.id - b.hotel.id);
  const told = fault('similar-of-tonight') ? undefined : stay;
  const priced = told
    ? found
    : found.map((one) => foundIn(call.store, one.hotel, undefined, partyAsked(call)));
  return ok(priced.slice(0, 4).map((one) => cardOf(call.store, one, told)));
};

export const travellerHandlers = { listHotels, getHotel, listDestinations, listSimilarHotels };
