import { fullNameOf } from '../accounts/accounts';
import { fault } from '../faults';
import { bookingRows, partnerBookingOf } from '../bookings/partners';
import { csv, type Call, type Handler } from '../http/call';
import { hotelRows, rowOf } from '../hotels/partners';
import { partnerRoomOf, roomRows } from '../rooms/partners';
import type { Hotel, Voucher } from '../store';
import { statusOf, voucherRows } from '../vouchers/vouchers';
import { tableOf, type Column } from './table';

type BookingRow = ReturnType<typeof partnerBookingOf>;

/** `YYYY-MM-DD HH:MM` in Vietnam. */
const momentIn = (moment: string) =>
  new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const BOOKINGS: Column<BookingRow>[] = [
  ['Booking', (one) => one.bookingId],
  ['Status', (one) => one.status],
  ['Guest', (one) => one.arrivingGuest?.name ?? fullNameOf(one.user)],
  ['E-mail', (one) => one.user.email],
  ['Phone', (one) => one.user.phoneNumber],
  ['Hotel', (one) => one.hotelName],
  ['Rooms', (one) => one.rooms.map((room) => `${room.roomNumber} ${room.name}`).join(', ')],
  ['Check-in', (one) => one.checkInDate],
  ['Check-out', (one) => one.checkOutDate],
  ['Nights', (one) => one.nights],
  ['Adults', (one) => one.adults],
  ['Children', (one) => one.children],
  ['Total (VND)', (one) => one.totalAmount],
  ['Hold until', (one) => momentIn(one.holdUntil)],
  ['Arrives at', (one) => one.arrivalTime ?? ''],
  ['Created', (one) => momentIn(one.createdAt)],
  ['Notes', (one) => one.notes],
  ['Source', (one) => one.source],
];

type RoomRow = ReturnType<typeof partnerRoomOf>;

const ROOMS: Column<RoomRow>[] = [
  ['Room #', (one) => one.roomNumber],
  ['Name', (one) => one.name],
  ['Type', (one) => one.roomType],
  ['Capacity', (one) => one.capacity],
  ['Adults', (one) => one.numberOfAdults],
  ['Children', (one) => one.numberOfChildren],
  ['Beds', (one) => one.numberOfBeds],
  ['Bed type', (one) => one.typeBed],
  ['Price/Night', (one) => one.pricePerNight],
  ['Currency', (one) => one.currency],
  ['Usual price (VND)', (one) => one.travellerPrice],
  ['Tonight (VND)', (one) => one.tonightPrice ?? one.travellerPrice],
  ['Status tonight', (one) => one.statusTonight],
  ['Services', (one) => one.services.map(({ name }) => name).join(', ')],
];

const hotelColumns = ({ store }: Call): Column<Hotel>[] => [
  ['Id', (one) => one.id],
  ['Name', (one) => one.name],
  ['Business name', (one) => one.businessName],
  ['House number', (one) => one.address.number],
  ['Street', (one) => one.address.street],
  ['District', (one) => one.address.district],
  ['City', (one) => one.address.city],
  ['Phone', (one) => one.phone ?? ''],
  ['Email', (one) => one.email ?? ''],
  ['Rooms', (one) => rowOf(store, one).numRooms],
  ['State', (one) => rowOf(store, one).state],
  ['Reason for suspension', (one) => one.suspendedReason ?? ''],
  ['Currency', (one) => one.currency],
  ['Rating', (one) => rowOf(store, one).rating],
  ['Reviews', (one) => rowOf(store, one).totalReviews],
  ['Created', (one) => one.createdAt.toISOString()],
];

const discountOf = ({ discountPercent, discountAmount, currency }: Voucher) =>
  discountPercent === null ? `${discountAmount} ${currency}` : `${discountPercent}%`;

const VOUCHERS: Column<Voucher>[] = [
  ['Code', (one) => one.code],
  ['Discount', discountOf],
  ['Valid from (Vietnam time)', (one) => momentIn(one.startDate.toISOString())],
  ['Valid until (Vietnam time)', (one) => momentIn(one.expirationDate.toISOString())],
  ['Used', (one) => one.used],
  ['Maximum uses', (one) => (one.quantity === 0 ? 'unlimited' : one.quantity)],
  ['Status', statusOf],
  ['Automatic', (one) => (one.autoApply ? 'yes' : 'no')],
  ['Description', (one) => one.description ?? ''],
];

const withoutWords = (call: Call): Call => ({
  ...call,
  parameters: { ...call.parameters, text: undefined },
});

/** The rows of a list without its pages. */
export const exportHandlers: Record<string, Handler> = {
  exportPartnerBookings: (call) =>
    csv(
      tableOf(
        BOOKINGS,
        bookingRows(call, true).map((one) => partnerBookingOf(call.store, one)),
      ),
    ),
  exportPartnerRooms: (call) =>
    csv(
      tableOf(
        ROOMS,
        roomRows(fault('room-table-without-words') ? withoutWords(call) : call).map((one) =>
          partnerRoomOf(call.store, one),
        ),
      ),
    ),
  exportPartnerHotels: (call) => csv(tableOf(hotelColumns(call), hotelRows(call))),
  exportVouchers: (call) => csv(tableOf(VOUCHERS, voucherRows(call, true))),
};
