import { normalizePhone } from '../../domain/accounts/phone';
import { hotelOfCode } from '../../domain/bookings/bookingCode';
import { vietnamToday } from '../../domain/stays/stay';
import { tidy } from '../../domain/texts/texts';
import { notFound } from '../http/errors';
import type { Call, Handlers, Schemas } from '../http/operations';
import type { Db } from '../db/db';
import { hotelById, hotelsByIds, type HotelRow } from '../hotels/queries';
import type { Services } from '../services';
import { namingNearestStay, nearestStayFor } from '../rooms/nearestStay';
import { toBooking } from './mappers';
import { arriveAt } from './arrive';
import { book } from './book';
import type { KeyOfRow } from './booking.queries';
import { repeatableOf } from './idempotency';
import { cancelAsGuest } from './cancel';
import { offerFor, toQuote, type Wish } from './offer';
import {
  bookingCountOfUser,
  bookingOfUser,
  bookingsOfUser,
  lockBookingOfUser,
  type GuestBookingRow,
} from './guest.queries';

type BookingHandlers = Pick<
  Handlers,
  | 'createQuote'
  | 'createBooking'
  | 'listBookings'
  | 'getBooking'
  | 'cancelBooking'
  | 'setArrivalTime'
>;

type Needs = Pick<Services, 'db' | 'inHotelTransaction' | 'clock' | 'settings' | 'mailQueued'>;

/** The guest's reviews of these bookings, by the booking: reviews stand above bookings. */
type ReviewsOf = (
  db: Db,
  userId: number,
  bookings: readonly KeyOfRow[],
) => Promise<Map<number, Schemas['OwnReview']>>;

export function bookingHandlers(
  { db, inHotelTransaction, clock, settings, mailQueued }: Needs,
  reviewsOfBookings: ReviewsOf,
): BookingHandlers {
  const market = () => ({ now: clock.now(), rates: settings.rates });
  /** The refusal of a stay names the nearest one that these rooms can be had for. */
  const namingNearest = <T>(work: () => Promise<T>, wish: Wish, when = {}) => {
    const { hotelId, checkIn, checkOut, adults = 1, children = 0, roomIds } = wish;
    const asked = { hotelId, checkIn, checkOut, adults, children, bedType: '' };
    const find = { roomIds, now: clock.now() };
    return namingNearestStay(work, (among) => nearestStayFor(db, asked, { ...find, among }), when);
  };

  return {
    async createQuote({ body, language }) {
      const wish = { ...wishOf(body, body.roomIds, body.anyOfTypeIds), language };
      const offer = () => offerFor(db, wish, market());
      return toQuote(wish, await namingNearest(offer, wish, { whenTaken: true }));
    },

    async createBooking(call) {
      const { body, account, language } = call;
      const { hotelId } = body;

      const idsOf = (rooms: typeof body.rooms) => rooms.map(({ id }) => id);
      const anyOfTypeIds = idsOf(body.rooms.filter(({ anyOfType }) => anyOfType));
      const wish = { ...wishOf(body, idsOf(body.rooms), anyOfTypeIds), language };
      const booked = () =>
        book(
          { db, inHotelTransaction },
          {
            wish,
            userId: account.id,
            phone: body.phoneNumber,
            notes: tidy(body.notes ?? ''),
            ...guestsOf(body),
            arrivalTime: body.arrivalTime,
            seen: {
              totalPrice: body.totalPrice,
              roomPrices: new Map(body.rooms.map(({ id, price }) => [id, price])),
            },
            repeatable: repeatableOf(call, { userId: account.id, hotelId, body }),
            language,
            publicUrl: settings.publicUrl,
            limits: settings.bookingLimits,
          },
          market(),
        );
      const { row, hotel } = await namingNearest(booked, wish);
      mailQueued();
      return toBooking(row, hotel ?? (await hotelOf(row)), language);
    },

    async listBookings({ query: { when = 'coming', page = 0, size = 10 }, account, language }) {
      const filter = { when, today: vietnamToday(clock.now()) };
      const rows = await bookingsOfUser(db, account.id, { ...filter, page, size });
      const totalElements = await bookingCountOfUser(db, account.id, filter);
      const hotels = await hotelsByIds(
        db,
        rows.map(({ hotelId }) => hotelId),
      );
      const hotelById = new Map(hotels.map((hotel) => [hotel.id, hotel]));
      const reviews = await reviewsOf(rows, account.id);
      return {
        content: rows.flatMap((row) => {
          const hotel = hotelById.get(row.hotelId);
          return hotel ? [toBooking(row, hotel, language, reviews.get(row.id))] : [];
        }),
        totalPages: Math.ceil(totalElements / size),
        totalElements,
        numberOfElements: rows.length,
        pageable: { pageNumber: page },
      };
    },

    async getBooking({ params: { bookingId }, account, language }) {
      const row = await ownBooking(bookingId, account.id);
      const reviews = await reviewsOf([row], account.id);
      return answer(row, { language }, reviews.get(row.id));
    },

    async cancelBooking({ params: { bookingId }, account, language }) {
      const { publicUrl } = settings;
      const key = ownKey(bookingId, account.id);
      await inHotelTransaction(key.hotelId, async (tx) => {
        const row = await lockBookingOfUser(tx, key);
        if (!row) throw notFound();
        await cancelAsGuest(tx, row, { userId: account.id, publicUrl, now: clock.now() });
      });
      mailQueued();
      return answer(await ownBooking(bookingId, account.id), { language });
    },

    async setArrivalTime({ params: { bookingId }, body, account, language }) {
      const now = clock.now();
      const key = ownKey(bookingId, account.id);
      const hotel = await hotelById(db, key.hotelId);
      if (!hotel) throw notFound();
      await inHotelTransaction(hotel.id, async (tx) => {
        const row = await lockBookingOfUser(tx, key);
        if (!row) throw notFound();
        const context = { userId: account.id, hotel, publicUrl: settings.publicUrl, now };
        await arriveAt(tx, row, body.arrivalTime, context);
      });
      mailQueued();
      return answer(await ownBooking(bookingId, account.id), { language });
    },
  };

  async function ownBooking(code: string, userId: number): Promise<GuestBookingRow> {
    const row = await bookingOfUser(db, ownKey(code, userId));
    if (!row) throw notFound();
    return row;
  }

  async function answer(
    row: GuestBookingRow,
    { language }: Pick<Call<'getBooking'>, 'language'>,
    review?: Schemas['OwnReview'],
  ) {
    return toBooking(row, await hotelOf(row), language, review);
  }

  async function hotelOf({ hotelId }: GuestBookingRow): Promise<HotelRow> {
    const hotel = await hotelById(db, hotelId);
    if (!hotel) throw notFound();
    return hotel;
  }

  function reviewsOf(rows: readonly GuestBookingRow[], userId: number) {
    const over = rows.filter(({ status }) => status === 'COMPLETED');
    const keys = over.map(({ hotelId, id }) => ({ hotelId, bookingId: id }));
    return reviewsOfBookings(db, userId, keys);
  }
}

/** @throws ApiError 404 where no hotel can have given a booking that code */
function ownKey(bookingId: string, userId: number) {
  const code = bookingId.toUpperCase();
  const hotelId = hotelOfCode(code);
  if (hotelId === null) throw notFound();
  return { hotelId, code, userId };
}

/** Who comes, what they would like, and who sleeps where. */
function guestsOf({ arrivingGuest: guest, specialRequests = [], rooms }: Schemas['NewBooking']) {
  const phone = normalizePhone(guest?.phoneNumber ?? '') ?? '';
  return {
    arriving: guest && { name: tidy(guest.name), phone },
    specialRequests,
    occupants: new Map(
      rooms.flatMap(({ id, occupants }) => (occupants ? [[id, occupants] as const] : [])),
    ),
  };
}

type WishBody = Pick<
  Schemas['NewQuote'],
  'hotelId' | 'checkInDate' | 'checkOutDate' | 'adults' | 'children' | 'voucherCode'
>;

function wishOf(
  body: WishBody,
  roomIds: readonly number[],
  anyOfTypeIds: readonly number[] | undefined,
): Wish {
  return {
    hotelId: body.hotelId,
    roomIds,
    anyOfTypeIds,
    checkIn: body.checkInDate,
    checkOut: body.checkOutDate,
    adults: body.adults,
    children: body.children,
    voucherCode: body.voucherCode,
  };
}
