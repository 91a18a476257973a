import { fullNameOf } from '../accounts/accounts';
import { isExpected } from '../bookings/expected';
import { bookingMoney, giveVoucherBack } from '../bookings/money';
import { record } from '../bookings/travellers';
import { tellOfHotel, tellOwner } from '../dashboard/notices';
import { fault } from '../faults';
import { now, today } from '../days';
import { isSuspended, locationOf } from '../hotels/hotels';
import { stateOf } from '../hotels/partners';
import { callerOf, numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, notFound } from '../http/problem';
import { hasWords, pageOf, sorted } from '../pages';
import { freeNights } from '../rooms/availability';
import {
  pick,
  type Account,
  type AdminAction,
  type Booking,
  type Hotel,
  type Store,
} from '../store';
import { tidy } from '../texts';

const reasonOf = ({ body }: Call) => tidy((body as { reason: string }).reason);

const ownerOf = (store: Store, { ownerId }: Hotel) => pick(store.accounts, ownerId);

function userOf(store: Store, account: Account) {
  const { id, email, phone, role, suspendedReason } = account;
  return {
    ...{ id, email, phone, role, suspendedReason },
    fullName: fullNameOf(account),
    verified: account.verifiedAt !== null,
    hotels: store.hotelsOf(id).filter(({ listed }) => listed || !fault('drafts-of-user-uncounted'))
      .length,
    createdAt: account.createdAt.toISOString(),
  };
}

function hotelOf(store: Store, hotel: Hotel) {
  const owner = ownerOf(store, hotel);
  const { id, name, suspendedReason } = hotel;
  return {
    ...{ id, name, suspendedReason },
    city: hotel.address.city,
    ownerId: owner.id,
    ownerName: fullNameOf(owner),
    ownerEmail: owner.email,
    state: stateOf(hotel),
    ownerSuspended: owner.suspendedReason !== null && !fault('owner-suspension-untold'),
    numRooms: store.roomsOf(id).length,
    createdAt: hotel.createdAt.toISOString(),
  };
}

function bookingOf(store: Store, booking: Booking) {
  const hotel = pick(store.hotels, booking.hotelId);
  const owner = ownerOf(store, hotel);
  return {
    bookingId: booking.id,
    status: booking.status,
    hotelName: hotel.name,
    ownerName: fullNameOf(owner),
    ownerEmail: owner.email,
    guestName: fullNameOf(booking.guest),
    guestEmail: booking.guest.email,
    guestPhone: booking.guest.phoneNumber,
    checkInDate: booking.checkIn,
    checkOutDate: booking.checkOut,
    totalAmount: bookingMoney(booking).totalAmount,
  };
}

function note(call: Call, action: string, subjectId: number, subjectName: string): void {
  const { store } = call;
  const by = fullNameOf(callerOf(call));
  const reason = fault('log-without-reason') ? '' : reasonOf(call);
  const entry = { id: store.nextId(), at: now(), by, action, subjectId, subjectName, reason };
  store.actions.unshift(entry);
}

function isAsked({ suspendedReason }: Account, suspended: string | undefined): boolean {
  if (suspended === 'no' && fault('not-suspended-is-all')) return true;
  return !suspended || (suspendedReason !== null) === (suspended === 'yes');
}

const listUsers: Handler = (call) => {
  const { store } = call;
  const [role, suspended] = [textOf(call, 'role'), textOf(call, 'suspended')];
  const rows = [...store.accounts.values()]
    .filter((one) => !role || one.role === role || fault('role-unread'))
    .filter((one) => isAsked(one, suspended))
    .filter((one) =>
      hasWords([fault('names-unsearched') ? '' : fullNameOf(one), one.email], textOf(call, 'text')),
    );
  const order = sorted(rows, textOf(call, 'sort'), {
    name: fullNameOf,
    email: ({ email }) => email,
    created: ({ createdAt }) => createdAt.getTime(),
  });
  return ok(pageOf(call, order, (one) => userOf(store, one)));
};

const listAllHotels: Handler = (call) => {
  const { store } = call;
  const state = textOf(call, 'state');
  const words = (one: Hotel) => [
    one.name,
    locationOf(one),
    fault('owners-unsearched') ? '' : fullNameOf(ownerOf(store, one)),
  ];
  const rows = [...store.hotels.values()]
    .filter(({ ownerId }) => ownerId !== 0)
    .filter((one) => !state || stateOf(one) === state)
    .filter((one) => hasWords(words(one), textOf(call, 'text')));
  const order = sorted(rows, textOf(call, 'sort'), {
    name: ({ name }) => name,
    city: ({ address }) => address.city,
    owner: (one) => fullNameOf(ownerOf(store, one)),
    created: ({ createdAt }) => createdAt.getTime(),
  });
  return ok(pageOf(call, order, (one) => hotelOf(store, one)));
};

function userNamed(call: Call): Account {
  const account = call.store.accounts.get(numberOf(call, 'id'));
  if (!account) throw notFound();
  return account;
}

const suspendUser: Handler = (call) => {
  const account = userNamed(call);
  if (account === callerOf(call) && !fault('suspends-oneself')) throw conflict('NOT_ONESELF');
  if (account.suspendedReason !== null) throw conflict('STATUS_CHANGED');
  account.suspendedReason = reasonOf(call);
  const isKept = fault('suspended-stays-in') || fault('tokens-back-when-restored');
  if (!isKept) account.epoch += 1;
  note(call, 'SUSPEND_USER', account.id, fullNameOf(account));
  return ok(userOf(call.store, account));
};

const restoreUser: Handler = (call) => {
  const account = userNamed(call);
  if (account.suspendedReason === null) throw conflict('STATUS_CHANGED');
  account.suspendedReason = null;
  note(call, 'RESTORE_USER', account.id, fullNameOf(account));
  return ok(userOf(call.store, account));
};

function hotelNamed(call: Call): Hotel {
  const hotel = call.store.hotels.get(numberOf(call, 'id'));
  if (!hotel || hotel.ownerId === 0) throw notFound();
  return hotel;
}

const suspendHotel: Handler = (call) => {
  const hotel = hotelNamed(call);
  if (hotel.suspendedReason !== null && !fault('suspended-twice')) throw conflict('STATUS_CHANGED');
  hotel.suspendedReason = reasonOf(call);
  if (fault('suspending-unpublishes')) hotel.listed = false;
  hotel.version += 1;
  note(call, 'SUSPEND_HOTEL', hotel.id, hotel.name);
  tellOfHotel(call.store, hotel, 'HOTEL_SUSPENDED', hotel.suspendedReason);
  return ok(hotelOf(call.store, hotel));
};

const restoreHotel: Handler = (call) => {
  const hotel = hotelNamed(call);
  if (hotel.suspendedReason === null) throw conflict('STATUS_CHANGED');
  hotel.suspendedReason = null;
  if (fault('restored-is-listed')) hotel.listed = true;
  hotel.version += 1;
  note(call, 'RESTORE_HOTEL', hotel.id, hotel.name);
  tellOfHotel(call.store, hotel, 'HOTEL_RESTORED', reasonOf(call));
  return ok(hotelOf(call.store, hotel));
};

const atRisk = (store: Store, booking: Booking) => {
  const hotel = pick(store.hotels, booking.hotelId);
  return fault('owners-no-risk') ? hotel.suspendedReason !== null : isSuspended(store, hotel);
};

const listBookingsAtRisk: Handler = (call) => {
  const { store } = call;
  const words = (one: Booking) => {
    const { guestName, hotelName, ownerName } = bookingOf(store, one);
    return [one.id, fault('risks-unsearched') ? '' : guestName, hotelName, ownerName];
  };
  const rows = [...store.bookings.values()]
    .filter((one) => isExpected(one) && one.checkOut >= today())
    .filter((one) => atRisk(store, one))
    .filter((one) => hasWords(words(one), textOf(call, 'text')))
    .sort((a, b) => (a.checkIn < b.checkIn !== fault('risks-latest-first') ? -1 : 1));
  return ok(pageOf(call, rows, (one) => bookingOf(store, one)));
};

const cancelBookingAtRisk: Handler = (call) => {
  const { store } = call;
  const booking = store.bookings.get(textOf(call, 'bookingId')!.toUpperCase());
  if (!booking) throw notFound();
  if (!atRisk(store, booking)) {
    throw fault('not-at-risk-404') ? notFound() : conflict('NOT_SUSPENDED');
  }
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  if (!fault('risk-keeps-nights')) freeNights(store, booking.id);
  giveVoucherBack(store, booking);
  record(booking, call, 'CANCELLED', reasonOf(call));
  tellOwner(store, booking, 'BOOKING_CANCELLED');
  note(call, 'CANCEL_BOOKING', booking.hotelId, booking.id);
  return ok(bookingOf(store, booking));
};

const listAdminActions: Handler = (call) => {
  const all = call.store.actions;
  const rows = (fault('log-oldest-first') ? all.toReversed() : all).filter((one) =>
    hasWords([one.by, one.subjectName, one.reason], textOf(call, 'text')),
  );
  const nameOf = ({ action, subjectId, subjectName }: AdminAction) => {
    const hotel = action.endsWith('HOTEL') && call.store.hotels.get(subjectId);
    return hotel && fault('log-of-today') ? hotel.name : subjectName;
  };
  return ok(
    pageOf(call, rows, (one) => ({
      ...one,
      at: one.at.toISOString(),
      subjectName: nameOf(one),
    })),
  );
};

export const adminHandlers = {
  ...{ listUsers, suspendUser, restoreUser, listAllHotels, suspendHotel, restoreHotel },
  ...{ listBookingsAtRisk, cancelBookingAtRisk, listAdminActions },
};
