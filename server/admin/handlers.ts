import { guestNameOf } from '../../domain/bookings/guestName';
import { searchText } from '../../domain/search/searchText';
import { firstDeskDay } from '../../domain/stays/stay';
import type { Call, Handlers, Schemas } from '../http/operations';
import { pageOf } from '../http/page';
import type { Services } from '../services';
import { actionCount, actionPage } from './actions/queries';
import { cancelBookingAtRisk } from './bookings/cancelBooking';
import { bookingsAtRisk, bookingsAtRiskCount, type AdminBookingRow } from './bookings/queries';
import { allHotelsCount, allHotelsPage, type AdminHotelRow } from './hotels/queries';
import { decideOnHotel, decideOnUser } from './suspension';
import { userCount, userPage, type AdminUserRow } from './users/queries';

type AdminHandlers = Pick<
  Handlers,
  | 'listUsers'
  | 'suspendUser'
  | 'restoreUser'
  | 'listAllHotels'
  | 'suspendHotel'
  | 'restoreHotel'
  | 'listAdminActions'
  | 'listBookingsAtRisk'
  | 'cancelBookingAtRisk'
>;

export function adminHandlers(services: Services): AdminHandlers {
  const { db, inHotelTransaction, saveInHotel, saveForAccount, clock, settings, mailQueued } =
    services;

  return {
    async listUsers({ query: { page = 0, size = 10, text, role, suspended, sort = '-created' } }) {
      const filter = {
        text: text && searchText(text),
        role,
        suspended: suspended && suspended === 'yes',
      };
      const rows = await userPage(db, filter, { page, size, order: sort });
      return pageOf(rows.map(toUser), await userCount(db, filter), { page, size });
    },

    suspendUser: (call) => decideUser(call, true),
    restoreUser: (call) => decideUser(call, false),

    async listAllHotels({ query: { page = 0, size = 10, text, state, sort = '-created' } }) {
      const filter = { text: text && searchText(text), state };
      const rows = await allHotelsPage(db, filter, { page, size, order: sort });
      return pageOf(rows.map(toHotel), await allHotelsCount(db, filter), { page, size });
    },

    suspendHotel: (call) => decideHotel(call, true),
    restoreHotel: (call) => decideHotel(call, false),

    async listBookingsAtRisk({ query: { page = 0, size = 10, text } }) {
      const filter = { text: text && searchText(text), deskDay: firstDeskDay(clock.now()) };
      const rows = await bookingsAtRisk(db, filter, { page, size });
      return pageOf(rows.map(toBooking), await bookingsAtRiskCount(db, filter), { page, size });
    },

    async cancelBookingAtRisk({ params: { bookingId }, body: { reason }, account }) {
      const context = { now: clock.now(), publicUrl: settings.publicUrl };
      const decision = { bookingId, reason, adminId: account.id };
      const row = await cancelBookingAtRisk(inHotelTransaction, decision, context);
      mailQueued();
      return toBooking(row);
    },

    async listAdminActions({ query: { page = 0, size = 10, text } }) {
      const wanted = text && searchText(text);
      const rows = await actionPage(db, wanted, { page, size });
      const content = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
      return pageOf(content, await actionCount(db, wanted), { page, size });
    },
  };

  async function decideUser(call: Pick<Call<'suspendUser'>, Told>, suspend: boolean) {
    const context = { now: clock.now(), publicUrl: settings.publicUrl };
    const user = await decideOnUser(saveForAccount, { ...asked(call), suspend }, context);
    mailQueued();
    return toUser(user);
  }

  async function decideHotel(call: Pick<Call<'suspendHotel'>, Told>, suspend: boolean) {
    const { publicUrl } = settings;
    const hotel = await decideOnHotel(
      saveInHotel,
      { ...asked(call), suspend },
      { now: clock.now(), publicUrl },
    );
    mailQueued();
    return toHotel(hotel);
  }
}

type Told = 'params' | 'body' | 'account';

function asked({ params, body, account }: Pick<Call<'suspendUser'>, Told>) {
  return { id: params.id, adminId: account.id, reason: body.reason };
}

function toUser(row: AdminUserRow) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

function toHotel(row: AdminHotelRow) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

function toBooking(row: AdminBookingRow): Schemas['AdminBooking'] {
  return {
    bookingId: row.code,
    status: row.status,
    hotelName: row.hotelName,
    ownerName: row.ownerName,
    ownerEmail: row.ownerEmail,
    guestName: guestNameOf(row),
    guestEmail: row.guestEmail,
    guestPhone: row.guestPhone,
    checkInDate: row.checkIn,
    checkOutDate: row.checkOut,
    totalAmount: row.totalAmount,
  };
}
