import { now, today } from '../days';
import { fault } from '../faults';
import { callerOf, ok, type Handler } from '../http/call';
import { conflict, forbidden, invalid } from '../http/problem';
import { isOffered } from '../hotels/hotels';
import { originalLines } from '../bookings/money';
import { guestFields, segmentsOf } from '../bookings/bookings';
import { isExpected } from '../bookings/expected';
import type { Account, Booking, Store } from '../store';
import { isoOrNull } from './accounts';
import { isPassword } from './passwords';

const isInTheWay = (one: Booking) =>
  isExpected(one) || (one.status === 'CANCELLED' && fault('cancelled-stays-stop-deletion'));

const comingBookings = (store: Store, account: Account) =>
  [...store.bookings.values()].filter(
    (one) => one.accountId === account.id && isInTheWay(one) && one.checkOut >= today(),
  );

const isExpectedGuest = (one: Booking) =>
  isExpected(one) && !(one.status === 'CHECKED_IN' && fault('guests-here-uncounted'));

const expectedGuests = (store: Store, account: Account) =>
  store.hotelsOf(account.id).flatMap((hotel) => store.bookingsOf(hotel.id).filter(isExpectedGuest));

const consentOf = ({ consent }: Account) =>
  consent && {
    at: (fault('consent-of-now') ? now() : consent.at).toISOString(),
    version: consent.version,
  };

const getAccountRecord: Handler = (call) => {
  const account = callerOf(call);
  const { store } = call;
  return ok({
    createdAt: account.createdAt.toISOString(),
    consent: consentOf(account),
    comingBookings: comingBookings(store, account).length,
    hotelsOnSale: store
      .hotelsOf(account.id)
      .filter((one) => isOffered(store, one) || fault('drafts-counted-on-sale')).length,
    expectedGuests: expectedGuests(store, account).length,
  });
};

const deleteAccount: Handler = async (call) => {
  const account = callerOf(call);
  const { store } = call;
  if (account.role === 'ADMIN' && !fault('administrator-deletable')) throw forbidden();
  const { password } = call.body as { password: string };
  const isRight = await isPassword(password, account.password);
  if (!isRight && !fault('deletion-unasked')) throw invalid('password', 'WRONG_PASSWORD');
  const coming = comingBookings(store, account);
  const rooms = coming.flatMap(({ lines }) => lines).length;
  const bookings = fault('coming-rooms-counted') ? rooms : coming.length;
  if (bookings > 0 && !fault('deleted-with-stays')) throw conflict('COMING_BOOKINGS', { bookings });
  if (store.hotelsOf(account.id).some(({ listed }) => listed)) throw conflict('HOTELS_ON_SALE');
  const guests = expectedGuests(store, account).length;
  if (guests > 0 && !fault('deleted-with-guests'))
    throw conflict('HAS_BOOKINGS', { bookings: guests });
  forget(store, account);
  return ok({
    message: call.language === 'en' ? 'Your account is deleted.' : 'Tài khoản của bạn đã được xoá.',
  });
};

/** The hotel keeps its books, and what was said of it; whose they were is gone. */
function forget(store: Store, account: Account): void {
  if (fault('deleted-address-taken')) {
    Object.assign(account, { password: '', epoch: account.epoch + 1 });
  } else if (!fault('deleted-may-sign-in')) store.accounts.delete(account.id);
  store.favourites.delete(account.id);
  for (const [hash, { account: waiting }] of store.signUps) {
    if (waiting.id === account.id) store.signUps.delete(hash);
  }
  for (const booking of store.bookings.values()) {
    if (booking.accountId !== account.id) continue;
    booking.accountId = null;
    if (fault('deleted-guest-nameless')) {
      booking.guest = { firstName: '', lastName: '', email: '', phoneNumber: '' };
    }
    if (!fault('deleted-address-stays')) booking.guest = { ...booking.guest, email: '' };
  }
  for (const review of store.reviews.values()) {
    if (review.accountId !== account.id || fault('deleted-name-stays')) continue;
    const bookingId = fault('deleted-stay-stays') ? review.bookingId : null;
    Object.assign(review, { accountId: null, bookingId, userName: '' });
  }
  for (const hotel of store.hotelsOf(account.id)) {
    Object.assign(hotel, { ownerId: 0, listed: false });
  }
}

const ownHotels = (store: Store, id: number) =>
  store.hotelsOf(id).filter(({ listed }) => listed || !fault('drafts-not-exported'));

const exportAccount: Handler = (call) => {
  const account = callerOf(call);
  const { store } = call;
  const { id, email, firstName, lastName, phone, role, createdAt, verifiedAt } = account;
  return ok({
    exportedAt: now().toISOString(),
    account: {
      ...{ id, email, firstName, lastName, phone, role },
      createdAt: createdAt.toISOString(),
      verifiedAt: isoOrNull(verifiedAt),
      consent: consentOf(account),
    },
    bookings: [...store.bookings.values()]
      .filter((one) => one.accountId === id || fault('export-of-everybody'))
      .filter(({ status }) => status !== 'CANCELLED' || !fault('cancelled-not-exported'))
      .map((one) => exportedBooking(store, one)),
    reviews: [...store.reviews.values()]
      .filter((one) => one.accountId === id)
      .map((one) => ({
        hotelId: one.hotelId,
        hotelName: store.hotels.get(one.hotelId)?.name ?? '',
        bookingId: one.bookingId,
        userName: one.userName,
        rating: one.rating,
        comment: one.comment,
        hotelResponse: one.answer,
        createdAt: one.createdAt.toISOString(),
        changedAt: isoOrNull(one.changedAt),
      })),
    favourites: (fault('export-without-favourites') ? [] : (store.favourites.get(id) ?? [])).map(
      (hotelId) => ({
        hotelId,
        hotelName: store.hotels.get(hotelId)?.name ?? '',
        addedAt: keptAt(store, account, hotelId).toISOString(),
      }),
    ),
    mails: call.mailer.writtenTo(email),
    hotels: ownHotels(store, id).map((hotel) => ({
      id: hotel.id,
      name: hotel.name,
      createdAt: hotel.createdAt.toISOString(),
    })),
  });
};

function exportedBooking(store: Store, booking: Booking) {
  const { email, phoneNumber } = booking.guest;
  const account = fault('exported-under-new-name')
    ? store.accounts.get(booking.accountId ?? 0)
    : undefined;
  const { firstName, lastName } = account ?? booking.guest;
  return {
    bookingId: booking.id,
    status: booking.status,
    hotelId: booking.hotelId,
    hotelName: store.hotels.get(booking.hotelId)?.name ?? '',
    checkInDate: booking.checkIn,
    checkOutDate: booking.checkOut,
    adults: booking.adults,
    children: booking.children,
    guest: { firstName, lastName, email, phone: phoneNumber },
    notes: fault('notes-not-exported') ? '' : booking.notes,
    ...guestFields(booking),
    ...originalLines(booking),
    rooms: roomsOf(store, booking),
    holdUntil: booking.holdUntil.toISOString(),
    arrivalTime: booking.arrivalTime,
    createdAt: (fault('exported-of-today') ? now() : booking.createdAt).toISOString(),
    history: inOrder(booking.history).map(({ status, at, byId, reason }) => ({
      status,
      at: at.toISOString(),
      byYou: fault('everything-by-you') || (byId !== null && byId === booking.accountId),
      reason: fault('reason-not-exported') ? null : reason,
    })),
  };
}

/** A stay that changes rooms says in which it was when. */
const roomsOf = (store: Store, booking: Booking) =>
  originalLines(booking).rooms.map((room, i) => {
    const segments = segmentsOf(store, booking.lines[i]!);
    return { ...room, ...(segments.length > 1 ? { segments } : {}) };
  });

const keptAt = (store: Store, { id, createdAt }: Account, hotelId: number) =>
  (fault('kept-when-signed-up') ? undefined : store.keptAt.get(`${id} ${hotelId}`)) ?? createdAt;

const inOrder = (history: Booking['history']) =>
  fault('history-turned') ? [...history].reverse() : history;

export const privacyHandlers = { getAccountRecord, deleteAccount, exportAccount };
