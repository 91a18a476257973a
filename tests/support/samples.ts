import { freshEmail } from './accounts';
import { book, bookingOf, stayIn } from './bookings';
import { call } from './client';
import { earlier } from './earlier';
import { setStatus } from './partnerBookings';
import { propertySamples } from './propertySamples';
import { aBooking, hotelId, id, none, type MakeSample, type Sample } from './sample';
import { sharedServer } from './server/serverControl';
import { mailedToken, type World } from './world';

const newPasswords = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };

const account: Record<string, MakeSample> = {
  login: ({ people }) => ({
    body: { email: people.customer.email, password: people.customer.password },
  }),
  signUp: () => ({
    body: { email: freshEmail(), firstName: 'Lan', lastName: 'Nguyễn', ...newPasswords },
  }),
  verifyAccount: async ({ people }) => ({
    query: { token: await mailedToken(people.customer.email, 'verify-email') },
  }),
  resendVerification: () => ({ body: { email: freshEmail() } }),
  forgotPassword: () => ({ body: { email: freshEmail() } }),
  resetPassword: async ({ strangerId }) => {
    const [stranger] = await sharedServer().sql<{ email: string }>(
      'select email from users where id = $1',
      [strangerId],
    );
    const token = await mailedToken(stranger!.email, 'reset-password');
    return { body: { token, ...newPasswords } };
  },
  changePassword: () => ({ body: { currentPassword: 'Matkhau123', ...newPasswords } }),
  getCurrentUser: none,
  getMe: none,
  signOutEverywhere: none,
  chooseLanguage: () => ({ body: { language: 'en' } }),
  getAccountRecord: none,
  exportAccount: none,
  deleteAccount: freed,
  updateProfile: () => ({ body: { firstName: 'Lan', lastName: 'Nguyễn' } }),
};

const otherGuest: MakeSample = async (world) => {
  const { params } = await booked(world, `hold_until = now() + interval '1 hour'`);
  return { params: params!, body: { version: 1, arrivingGuest: { name: 'Trần Mai' } } };
};

const traveller: Record<string, MakeSample> = {
  listDestinations: none,
  listHotels: none,
  getHotel: id,
  listSimilarHotels: id,
  searchRooms: ({ hotel }) => {
    const { checkInDate, checkOutDate } = stayIn(90);
    return { params: { id: hotel.id }, query: { checkIn: checkInDate, checkOut: checkOutDate } };
  },
  listTypeAvailability: ({ hotel }) => {
    const { checkInDate, checkOutDate } = stayIn(90);
    return { params: { id: hotel.id }, query: { checkIn: checkInDate, checkOut: checkOutDate } };
  },
  getStayCalendar: ({ hotel }) => ({
    params: { id: hotel.id },
    query: { from: stayIn(1).checkInDate },
  }),
  getRoom: ({ hotel }) => ({ params: { id: hotel.rooms[0]!.id } }),
  createQuote: ({ hotel }) => ({
    body: { hotelId: hotel.id, roomIds: [hotel.rooms[1]!.id], ...stayIn(91) },
  }),
  createBooking: ({ hotel }, caller) => {
    // Everybody books nights of their own.
    const days = 100 + 3 * ['customer', 'partner', 'otherPartner', 'admin'].indexOf(caller);
    const body = bookingOf(hotel, hotel.rooms.slice(1), stayIn(days));
    return { body: { ...body, phoneNumber: '0912345678' } };
  },
  listFavourites: none,
  mergeFavourites: ({ hotel }) => ({ body: { hotelIds: [hotel.id] } }),
  addFavourite: hotelId,
  removeFavourite: hotelId,
  listBookings: none,
  getBooking: aBooking,
  setArrivalTime: ({ bookingId }) => ({ params: { bookingId }, body: { arrivalTime: '23:59' } }),
  getChangeCalendar: ({ bookingId }) => ({
    params: { bookingId },
    query: { from: stayIn(1).checkInDate },
  }),
  changeGuests: otherGuest,
  previewBookingChange: longer,
  changeBooking: longer,
  // Booked for today: before 18:00 by the real clock or after, the hold is still to come.
  cancelBooking: (world) => booked(world, `hold_until = now() + interval '1 hour'`),
};

const review = { rating: 4, comment: 'Sạch và yên tĩnh.' };

const reviews: Record<string, MakeSample> = {
  listReviews: id,
  listOwnStays: id,
  writeReview: async (world) => ({
    // Who leaves on the day of arrival has not slept there.
    ...(await booked(world, `status = 'COMPLETED'`, earlier('e.created_at', `interval '-1 day'`))),
    body: review,
  }),
  changeReview: async (world) => {
    await storedReview(world);
    return { params: { bookingId: world.bookingId }, body: review };
  },
  listPartnerReviews: none,
  getPartnerReview: ofReview,
  answerReview: async (world) => ({ ...(await ofReview(world)), body: { answer: 'Cảm ơn bạn.' } }),
  deleteReviewAnswer: ofReview,
};

async function ofReview(world: World): Promise<Sample> {
  return { params: { hotelId: world.hotel.id, reviewId: await storedReview(world) } };
}

/** The traveller's review of the world's booking; its id. */
async function storedReview({ bookingId }: World): Promise<number> {
  const [row] = await sharedServer().sql<{ id: number }>(
    `insert into reviews (hotel_id, booking_id, user_id, rating, comment, hotel_response, created_at)
     select hotel_id, id, user_id, 5, 'Tuyệt.', 'Cảm ơn.', now() from bookings where code = $1
     on conflict (hotel_id, booking_id) where booking_id is not null
     do update set rating = excluded.rating
     returning id`,
    [bookingId],
  );
  return row!.id;
}

const bookings: Record<string, MakeSample> = {
  listPartnerBookings: none,
  exportPartnerBookings: none,
  getPartnerBooking: aBooking,
  listFreeRooms: ({ hotel }) => {
    const { checkInDate, checkOutDate } = stayIn(95);
    const query = { checkIn: checkInDate, checkOut: checkOutDate };
    return { params: { hotelId: hotel.id }, query };
  },
  quotePartnerBooking: ({ hotel }) => ({
    params: { hotelId: hotel.id },
    body: { ...stayIn(93), roomIds: [hotel.rooms[1]!.id] },
  }),
  createPartnerBooking: ({ hotel }) => {
    const [, room] = hotel.rooms;
    const guest = { source: 'PHONE', guestName: 'Trần Văn Bình' };
    const body = { ...guest, ...stayIn(96), roomIds: [room!.id], totalPrice: room!.price * 2 };
    return { params: { hotelId: hotel.id }, body };
  },
  changePartnerGuests: otherGuest,
  previewPartnerBookingChange: longer,
  changePartnerBooking: longer,
  undoBookingChange: undoable,
  previewRoomSwap: swappable,
  swapBookingRooms: swappable,
  previewBookingsTogether: together,
  changeBookingsTogether: together,
  checkInBooking: aBooking,
  checkOutBooking: (world) => booked(world, `status = 'CHECKED_IN'`),
  undoCheckIn: (world) => booked(world, `status = 'CHECKED_IN'`, 'now()'),
  undoCheckOut: (world) => booked(world, `status = 'COMPLETED'`, 'now()'),
  releaseBooking: (world) => booked(world, `hold_until = now() - interval '1 minute'`),
  cancelPartnerBooking: ({ bookingId }) => ({
    params: { bookingId },
    body: { reason: 'Burst pipe' },
  }),
  getPartnerCalendar: ({ hotel }) => ({
    params: { hotelId: hotel.id },
    query: { from: stayIn(0).checkInDate },
  }),
  getPartnerDashboard: none,
  watchHotels: none,
  listNotifications: none,
  markNotificationsRead: () => ({ body: {} }),
  getPartnerSettings: none,
  updatePartnerSettings: () => ({ body: { mailOnBooking: false, mailOnCancellation: true } }),
};

/** Changes the booking and, in the same statement, what its history says. */
async function booked(
  { hotel, bookingId }: World,
  change: string,
  at = 'e.created_at',
): Promise<Sample> {
  await sharedServer().sql(
    `with booked as (
       update bookings set ${change} where hotel_id = $1 returning id, status
     )
     update booking_history e set status = b.status, created_at = ${at} from booked b
     where e.hotel_id = $1 and e.booking_id = b.id`,
    [hotel.id],
  );
  return { params: { bookingId } };
}

/** Another night, while the rooms are held by the real clock. */
async function longer(world: World): Promise<Sample> {
  const { params } = await booked(world, `hold_until = now() + interval '1 hour'`);
  const { checkOutDate } = stayIn(0, 3);
  return { params: params!, body: { version: 1, checkOutDate, totalPrice: 1_500_000 } };
}

/** What the desk has just changed. */
async function undoable(world: World): Promise<Sample> {
  const { params, body } = await longer(world);
  const { token } = world.people.partner;
  const address = `/api/partner/bookings/${world.bookingId}/change`;
  await call('POST', address, { token, body });
  return { params: params!, body: { version: 2 } };
}

/** The same change, as one of several. */
async function together(world: World): Promise<Sample> {
  const { body: change } = await longer(world);
  const { bookingId, hotel } = world;
  return { params: { hotelId: hotel.id }, body: { changes: [{ bookingId, change }] } };
}

/** Beside another stay in the other room. */
async function swappable({ hotel, people, bookingId }: World): Promise<Sample> {
  const body = { ...bookingOf(hotel, hotel.rooms.slice(1), stayIn(0)), phoneNumber: '0912345678' };
  // Once, however many ask.
  await book(people.otherPartner.token, body);
  const [beside] = await sharedServer().sql<{ code: string }>(
    'select code from bookings where hotel_id = $1 and code <> $2',
    [hotel.id, bookingId],
  );
  const other = { bookingId: beside!.code, version: 1, position: 0 };
  return { params: { bookingId }, body: { version: 1, position: 0, other } };
}

/** Nothing is left that keeps the people of this world from going. */
async function freed({ hotel, secondHotel, bookingId }: World): Promise<Sample> {
  await setStatus(bookingId, 'CANCELLED');
  await sharedServer().sql('update hotels set listed = false where id = any($1)', [
    [hotel.id, secondHotel.id],
  ]);
  return { body: { password: 'Matkhau123' } };
}

const reason = { reason: 'Complaints' };

const admin: Record<string, MakeSample> = {
  listUsers: none,
  suspendUser: ({ strangerId }) => ({ params: { id: strangerId }, body: reason }),
  restoreUser: async ({ strangerId }) => {
    await sharedServer().sql(`update users set suspended_reason = 'Spam' where id = $1`, [
      strangerId,
    ]);
    return { params: { id: strangerId }, body: reason };
  },
  listAllHotels: none,
  suspendHotel: ({ hotel }) => ({ params: { id: hotel.id }, body: reason }),
  restoreHotel: async ({ hotel }) => {
    await sharedServer().sql(`update hotels set suspended_reason = 'Spam' where id = $1`, [
      hotel.id,
    ]);
    return { params: { id: hotel.id }, body: reason };
  },
  listAdminActions: none,
  listBookingsAtRisk: none,
  cancelBookingAtRisk: async (world) => {
    await sharedServer().sql('update hotels set owner_suspended_at = now() where id = $1', [
      world.hotel.id,
    ]);
    return { ...(await booked(world, `status = 'CONFIRMED'`)), body: reason };
  },
};

/** One per operationId. */
export const samples: Readonly<Record<string, MakeSample>> = {
  ...account,
  ...traveller,
  ...reviews,
  ...propertySamples,
  ...bookings,
  ...admin,
};
