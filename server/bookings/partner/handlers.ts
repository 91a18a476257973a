import type { BookingStatus } from '../../../domain/bookings/bookingStatus';
import { isVietnamesePhone, normalizePhone } from '../../../domain/accounts/phone';
import { searchText } from '../../../domain/search/searchText';
import { tidy } from '../../../domain/texts/texts';
import { moveBooking, type BookingAction } from '../transitions';
import { insertAct } from '../change/undo.queries';
import { undoMove } from '../undo';
import { keepHotel } from '../write.queries';
import { notFound } from '../../http/errors';
import type { Call, Handlers, Schemas } from '../../http/operations';
import { pageOf } from '../../http/page';
import { csvOf } from '../../files/csv';
import { queueHeldMail } from '../../mail/outbox';
import { cancelledByHotel } from '../../mail/templates/cancelledByHotel';
import { roomsReleased } from '../../mail/templates/roomsReleased';
import { tellNoMore } from '../../notifications/announce';
import type { Services } from '../../services';
import { bookingCsvColumns, toPartnerBooking } from './mappers';
import { detailOf, keyOf, type OneBooking } from './ownBooking';
import {
  lockPartnerBooking,
  partnerBookingCount,
  partnerBookings,
  type BookingFilter,
  type PartnerBookingRow,
} from './queries';

type Own = Pick<
  Handlers,
  | 'listPartnerBookings'
  | 'exportPartnerBookings'
  | 'getPartnerBooking'
  | 'checkInBooking'
  | 'checkOutBooking'
  | 'undoCheckIn'
  | 'undoCheckOut'
  | 'releaseBooking'
  | 'cancelPartnerBooking'
>;

export function partnerBookingHandlers(services: Services): Own {
  const { db, inHotelTransaction, clock, settings, mailQueued } = services;

  return {
    async listPartnerBookings({ query, account }) {
      const { page = 0, size = 10, sort = '-created' } = query;
      const filter = filterOf(query, account.id);
      const wanted = { order: sort, limit: size, offset: page * size };
      const rows = await partnerBookings(db, filter, wanted);
      const total = await partnerBookingCount(db, filter);
      const now = clock.now();
      return pageOf(
        rows.map((row) => toPartnerBooking(row, now)),
        total,
        { page, size },
      );
    },

    async exportPartnerBookings({ query, account }) {
      const all = { order: query.sort ?? '-created', limit: null, offset: 0 } as const;
      const rows = await partnerBookings(db, filterOf(query, account.id), all);
      return csvOf(bookingCsvColumns, rows);
    },

    getPartnerBooking: (call) => detailOf(db, keyOf(call), clock.now()),
    checkInBooking: (call) => moved(call, 'CHECK_IN'),
    checkOutBooking: (call) => moved(call, 'CHECK_OUT'),
    undoCheckIn: (call) => undone(call, 'CHECKED_IN'),
    undoCheckOut: (call) => undone(call, 'COMPLETED'),
    releaseBooking: (call) => moved(call, 'RELEASE'),

    cancelPartnerBooking: (call) => moved(call, 'CANCEL', tidy(call.body.reason)),
  };

  async function moved(
    call: OneBooking,
    action: BookingAction,
    reason: string | null = null,
  ): Promise<Schemas['PartnerBookingDetail']> {
    const now = clock.now();
    const key = keyOf(call);
    await inHotelTransaction(key.hotelId, async (tx) => {
      const booking = await lockPartnerBooking(tx, key);
      if (!booking) throw notFound();
      await moveBooking(tx, booking, action, { userId: call.account.id, reason, now });
      const content = mailAbout(booking, action, { reason, now });
      if (!content) return;
      await tellNoMore(tx, booking, now);
      const { id: bookingId, hotelId, guestEmail: to } = booking;
      const mailId = await queueHeldMail(tx, hotelId, { to, ...content }, now);
      await insertAct(tx, { hotelId, bookingId }, { act: 'ENDED', mailId, now });
    });
    mailQueued();
    return detailOf(db, keyOf(call), clock.now());
  }

  async function undone(call: OneBooking, status: BookingStatus) {
    const key = keyOf(call);
    await inHotelTransaction(key.hotelId, async (tx) => {
      await keepHotel(tx, key.hotelId);
      const booking = await lockPartnerBooking(tx, key);
      if (!booking) throw notFound();
      await undoMove(tx, booking, status, { userId: call.account.id, now: clock.now() });
    });
    return detailOf(db, keyOf(call), clock.now());
  }

  /** The guest is told of what takes their rooms away. */
  function mailAbout(
    booking: PartnerBookingRow,
    action: BookingAction,
    { reason, now }: { reason: string | null; now: Date },
  ) {
    const { publicUrl } = settings;
    if (action === 'RELEASE') return roomsReleased(booking, { publicUrl });
    return reason === null ? null : cancelledByHotel(booking, { reason, publicUrl, now });
  }
}

function filterOf(
  { text = '', ...filter }: Call<'exportPartnerBookings'>['query'],
  ownerId: number,
): BookingFilter {
  return { ...filter, ownerId, words: wordsOf(text) };
}

/** A phone number is found however it is written; anything else by each of its words. */
function wordsOf(text: string): string[] {
  if (isVietnamesePhone(text)) return [normalizePhone(text).slice(-9)];
  return searchText(text).split(' ').filter(Boolean);
}
