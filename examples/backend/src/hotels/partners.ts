import { fault } from '../faults';
import { isExpected } from '../bookings/expected';
import { callerOf, created, numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { ApiError, conflict, invalid, notFound } from '../http/problem';
import { invalidFields } from '../http/read';
import { imageOf, storedImageOf } from '../files/images';
import { hasWords, pageOf, sorted } from '../pages';
import { ratingOf } from '../reviews/reviews';
import type { Account, Hotel, Store } from '../store';
import { tidy } from '../texts';
import { AMENITIES, draftHotel, LINKS } from './newHotel';
import { locationOf } from './hotels';

type Ignoring =
  | 'foreign-hotel-read'
  | 'foreign-hotel-edited'
  | 'foreign-free-rooms'
  | 'foreign-calendar-read'
  | 'foreign-review-read'
  | undefined;

/** The hotel of this number, if it is the caller's; that of another owner is not there. */
export function ownHotel(call: Call, name = 'hotelId', ignoring?: Ignoring): Hotel {
  return hotelOfOwner(call.store, callerOf(call), numberOf(call, name), ignoring);
}

export function hotelOfOwner(store: Store, owner: Account, id: number, ignoring?: Ignoring): Hotel {
  const hotel = store.hotels.get(id);
  if (!hotel) throw notFound();
  if (hotel.ownerId !== owner.id && !(ignoring && fault(ignoring))) throw foreign();
  return hotel;
}

export const foreign = () =>
  fault('foreign-is-403') ? new ApiError(403, 'FORBIDDEN') : notFound();

function missingOf(store: Store, hotel: Hotel): string[] {
  const { address, description, phone } = hotel;
  return [
    ...(Object.values(address).every((part) => part) ? [] : ['address']),
    ...(description || fault('published-without-words') ? [] : ['description']),
    ...(phone ? [] : ['phone']),
    ...(store.roomsOf(hotel.id).length > 0 || fault('rooms-not-missing') ? [] : ['rooms']),
  ];
}

export const stateOf = ({ listed, suspendedReason }: Hotel) =>
  suspendedReason !== null ? 'SUSPENDED' : listed ? 'LISTED' : 'DRAFT';

export function rowOf(store: Store, hotel: Hotel) {
  const { totalRatings, totalReviews } = ratingOf(store, hotel.id);
  const { id, name, businessName, address, currency, version } = hotel;
  return {
    ...{ id, name, businessName, address, currency, version },
    images: (fault('row-without-cover') ? hotel.images.slice(-1) : hotel.images.slice(0, 1)).map(
      imageOf,
    ),
    numRooms: fault('rooms-as-announced') ? hotel.totalRooms : store.roomsOf(id).length,
    state: stateOf(hotel),
    suspendedReason: hotel.suspendedReason,
    rating: totalRatings,
    totalReviews,
    createdAt: hotel.createdAt.toISOString(),
  };
}

function partnerHotelOf(store: Store, hotel: Hotel) {
  const { propertyType, description, phone, email, website, fax, socialMedia } = hotel;
  const { totalRooms, priceRange, minimumStay, gapFilling, amenities } = hotel;
  const links = Object.entries({ website, fax });
  return {
    ...rowOf(store, hotel),
    ...{ propertyType, description, phone, email, socialMedia },
    ...Object.fromEntries(links.filter(([, one]) => one || !fault('empty-fields-left-out'))),
    ...{ totalRooms, priceRange, minimumStay, gapFilling, amenities },
    services: fault('flags-under-one-name')
      ? Object.fromEntries(AMENITIES.map((flag) => [flag, false]))
      : amenities,
    images: hotel.images.map(storedImageOf),
    missing: missingOf(store, hotel),
  };
}

function foundAs(hotel: Hotel): string {
  if (fault('listed-though-suspended')) return hotel.listed ? 'LISTED' : 'DRAFT';
  return stateOf(hotel);
}

export function hotelRows(call: Call): Hotel[] {
  const { store } = call;
  const state = textOf(call, 'state');
  const rows = store
    .hotelsOf(callerOf(call).id)
    .filter((one) =>
      hasWords(
        [one.name, one.businessName, fault('address-unsearched') ? '' : locationOf(one)],
        textOf(call, 'text'),
      ),
    )
    .filter((one) => !state || foundAs(one) === state);
  return sorted(rows, textOf(call, 'sort'), {
    name: (one) => one.name,
    city: (one) => one.address.city,
    rooms: (one) =>
      fault('rooms-as-text') ? String(store.roomsOf(one.id).length) : store.roomsOf(one.id).length,
    created: (one) => one.createdAt.getTime(),
  });
}

const listPartnerHotels: Handler = (call) =>
  ok(pageOf(call, hotelRows(call), (one) => rowOf(call.store, one)));

interface HotelBody {
  version?: number;
  name: string;
  businessName: string;
  propertyType?: string;
  description: string;
  address: Hotel['address'];
  phone: string;
  email: string;
  website?: string | null;
  fax?: string | null;
  socialMedia?: Record<string, string | null>;
  totalRooms: number;
  priceRange: { min: number; max: number };
  currency?: Hotel['currency'];
  minimumStay?: string;
  gapFilling?: boolean;
  amenities?: Record<string, boolean>;
}

/** What the body leaves out stays as it was. */
function fill(hotel: Hotel, body: HotelBody): void {
  if (body.priceRange.min > body.priceRange.max) throw invalid('priceRange.min', 'RANGE_TURNED');
  const { number, street, district, city } = body.address;
  Object.assign(hotel, {
    name: tidy(body.name),
    businessName: tidy(body.businessName),
    propertyType: body.propertyType ?? hotel.propertyType,
    description: tidy(body.description),
    address: {
      number: tidy(number),
      street: tidy(street),
      district: tidy(district),
      city: tidy(city),
    },
    phone: body.phone.trim(),
    email: body.email,
    website: body.website === undefined ? hotel.website : body.website,
    fax: body.fax === undefined ? hotel.fax : body.fax,
    socialMedia: Object.fromEntries(
      LINKS.map((link) => [link, body.socialMedia?.[link] ?? hotel.socialMedia[link] ?? null]),
    ),
    totalRooms: body.totalRooms,
    priceRange: { min: body.priceRange.min, max: body.priceRange.max },
    currency: body.currency ?? hotel.currency,
    minimumStay: body.minimumStay ?? hotel.minimumStay,
    gapFilling: body.gapFilling ?? hotel.gapFilling,
    amenities: Object.fromEntries(
      AMENITIES.map((flag) => [flag, body.amenities?.[flag] ?? hotel.amenities[flag] ?? false]),
    ),
  });
}

const createPartnerHotel: Handler = (call) => {
  const body = call.body as HotelBody;
  const hotel = draftHotel(call.store, callerOf(call).id, body.name);
  fill(hotel, body);
  call.store.hotels.set(hotel.id, hotel);
  const answer = partnerHotelOf(call.store, hotel);
  return fault('created-answers-200') ? ok(answer) : created(answer);
};

const getPartnerHotel: Handler = (call) =>
  ok(partnerHotelOf(call.store, ownHotel(call, 'id', 'foreign-hotel-read')));

const updatePartnerHotel: Handler = (call) => {
  const hotel = ownHotel(call, 'id', 'foreign-hotel-edited');
  const body = call.body as HotelBody;
  checkVersion(body.version, hotel.version);
  const isPriced = call.store.roomsOf(hotel.id).length > 0;
  if (
    body.currency &&
    body.currency !== hotel.currency &&
    isPriced &&
    !fault('currency-with-rooms')
  ) {
    throw invalid('currency', 'CURRENCY_FIXED');
  }
  const before = partnerHotelOf(call.store, hotel);
  fill(hotel, body);
  hotel.version += 1;
  listWhereNobodyCan(call, hotel);
  return ok(fault('old-state-answered') ? before : partnerHotelOf(call.store, hotel));
};

/** Whoever saves must have read what is stored now; who says nothing has not asked for that. */
export function checkVersion(read: number | undefined, stored: number): void {
  if (read !== undefined && read !== stored && !fault('version-unread')) {
    throw fault('stale-is-412') ? new ApiError(412, 'STALE') : conflict('STALE');
  }
}

/** Where nobody can be asked to list it, a hotel is on sale as soon as nothing is missing. */
export function listWhereNobodyCan({ settings, store }: Call, hotel: Hotel): void {
  if (settings.level === 'core' && missingOf(store, hotel).length === 0) hotel.listed = true;
}

const setHotelListing: Handler = (call) => {
  const hotel = ownHotel(call);
  const { listed } = call.body as { listed: boolean };
  const missing = missingOf(call.store, hotel);
  if (listed && missing.length > 0) {
    if (fault('publish-says-no-why')) throw new ApiError(422, 'INVALID');
    throw invalidFields(Object.fromEntries(missing.map((field) => [field, 'PUBLISH_MISSING'])));
  }
  if (listed && hotel.suspendedReason !== null) throw conflict('SUSPENDED');
  if (hotel.listed !== listed) hotel.version += 1;
  hotel.listed = listed;
  return ok(partnerHotelOf(call.store, hotel));
};

const deletePartnerHotel: Handler = (call) => {
  const hotel = ownHotel(call, 'id');
  const bookings = call.store.bookingsOf(hotel.id).filter(isExpected).length;
  if (bookings > 0) throw conflict('HAS_BOOKINGS', { bookings });
  // What is over keeps its hotel, which nobody owns or sees any more.
  Object.assign(hotel, { ownerId: 0, listed: false });
  return ok({ message: 'The hotel is deleted.' });
};

export const partnerHotelHandlers = {
  listPartnerHotels,
  createPartnerHotel,
  getPartnerHotel,
  updatePartnerHotel,
  setHotelListing,
  deletePartnerHotel,
};
