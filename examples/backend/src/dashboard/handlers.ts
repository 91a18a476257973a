import { fault } from '../faults';
import { addDays, nightsOf, today } from '../days';
import { partnerBookingOf } from '../bookings/partners';
import { callerOf, ok, textOf, type Handler } from '../http/call';
import { pageOf } from '../pages';
import { isOffered } from '../hotels/hotels';
import { nightKey } from '../prices/nightPrices';
import { isFree, isOnSale } from '../rooms/availability';
import type { Account, Booking, Notice, Room, Store } from '../store';
import { listsOf } from './dayLists';

const MAX_LISTED = 50;
const DAYS = 14;

const dayList = (store: Store, bookings: Booking[]) => ({
  total: bookings.length,
  bookings: bookings.slice(0, MAX_LISTED).map((one) => partnerBookingOf(store, one)),
});

const getPartnerDashboard: Handler = (call) => {
  const { store } = call;
  const day = textOf(call, 'day') ?? today();
  const owner = callerOf(call).id;
  const isOfAll = fault('dashboard-of-everybody');
  const hotels = isOfAll ? [...store.hotels.values()] : store.hotelsOf(owner);
  const rooms = hotels.flatMap(({ id }) => store.roomsOf(id));
  const bookings = hotels.flatMap(({ id }) => store.bookingsOf(id));
  const { arrivals, inHouse, departures } = listsOf(store, bookings, day);
  const isNear = nightsOf(today(), addDays(today(), DAYS)).includes(day);
  const first = isNear && !fault('occupancy-from-the-day') ? today() : day;
  const vouchers = [...store.vouchers.values()].filter(
    (one) =>
      one.ownerId === owner &&
      one.isActive &&
      (one.startDate.getTime() <= Date.now() || fault('coming-discounts-counted')) &&
      one.expirationDate.getTime() > Date.now() &&
      (one.quantity === 0 || one.used < one.quantity || fault('used-up-discounts-counted')),
  );
  return ok({
    hotels: hotels.length,
    listedHotels: hotels.filter(
      (one) => isOffered(store, one) || (one.listed && fault('suspended-counted-on-sale')),
    ).length,
    rooms: fault('draft-rooms-uncounted')
      ? hotels.filter(({ listed }) => listed).flatMap(({ id }) => store.roomsOf(id)).length
      : rooms.length,
    roomsFreeTonight: rooms.filter(
      (room) =>
        (isOnSale(room) || fault('repairs-counted-free')) &&
        (isFree(store, room, today(), addDays(today(), 1)) ||
          (fault('closed-counted-free') &&
            typeof store.nights.get(nightKey(room.id, today())) === 'number')),
    ).length,
    comingBookings: bookings.filter(
      (one) =>
        (one.status === 'CONFIRMED' || fault('coming-with-cancelled')) && one.checkIn >= today(),
    ).length,
    activeDiscounts: vouchers.length,
    arrivals: dayList(store, arrivals),
    inHouse: dayList(store, inHouse),
    departures: dayList(store, departures),
    occupancy: nightsOf(first, addDays(first, DAYS)).map((night) =>
      occupiedDay(store, rooms, night),
    ),
  });
};

/** Since when a room is under repair nobody knows, but it is from today on. */
function occupiedDay(store: Store, rooms: Room[], night: string) {
  const kept = rooms.map((room) => {
    const owner = store.nights.get(nightKey(room.id, night));
    const isOut = owner === undefined && !isOnSale(room) && night >= today();
    return { isSold: typeof owner === 'string', isClosed: typeof owner === 'number', isOut };
  });
  return {
    day: night,
    rooms: rooms.length,
    sold: kept.filter(
      ({ isSold, isClosed }) => isSold || (isClosed && fault('closed-counted-sold')),
    ).length,
    closed: kept.filter(({ isClosed, isOut }) => isClosed || isOut).length,
  };
}

const noticeOf = ({ ownerId: _ownerId, createdAt, ...notice }: Notice) => ({
  ...notice,
  createdAt: createdAt.toISOString(),
});

const listNotifications: Handler = (call) => {
  const all = call.store.notices.filter(({ ownerId }) => ownerId === callerOf(call).id);
  const own = fault('news-oldest-first') ? all.toReversed() : all;
  const unread = own.filter(({ read }) => !read).length;
  const page = pageOf(call, own, noticeOf);
  const onPage = page.content.filter(({ read }) => !read).length;
  return ok({ ...page, unread: fault('unread-of-the-page') ? onPage : unread });
};

const markNotificationsRead: Handler = (call) => {
  const { ids } = call.body as { ids?: number[] };
  const own = call.store.notices.filter(({ ownerId }) => ownerId === callerOf(call).id);
  const isAll = !ids || (ids.length === 0 && fault('none-read-is-all-read'));
  for (const notice of fault('foreign-notices-read') ? call.store.notices : own)
    if (isAll || ids.includes(notice.id) || fault('notices-all-read')) notice.read = true;
  return ok({ unread: own.filter(({ read }) => !read).length });
};

interface Mails {
  mailOnBooking?: boolean;
  mailOnCancellation?: boolean;
}

const settingsOf = ({ mailOnBooking, mailOnCancellation }: Account) =>
  ok({ mailOnBooking, mailOnCancellation });

const updatePartnerSettings: Handler = (call) => {
  const account = fault('settings-unsaved') ? { ...callerOf(call) } : callerOf(call);
  const { mailOnBooking, mailOnCancellation } = call.body as Mails;
  account.mailOnBooking = mailOnBooking ?? account.mailOnBooking;
  account.mailOnCancellation = mailOnCancellation ?? account.mailOnCancellation;
  if (fault('settings-of-one-for-both')) account.mailOnCancellation = account.mailOnBooking;
  return settingsOf(account);
};

export const dashboardHandlers = {
  getPartnerSettings: ((call) => settingsOf(callerOf(call))) as Handler,
  updatePartnerSettings,
  getPartnerDashboard,
  listNotifications,
  markNotificationsRead,
};
