import { expectStatus, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { at, isObject, listAt, numberAt, textAt, type Json, type JsonObject } from '../../json';
import type { Person } from '../../world/types';
import { picked, tellAlike, tellTold } from './differences';

export const FROM = 540;
export const MONEY = [
  'roomTotal',
  'discount',
  'voucherCode',
  'totalPrice',
  'taxAndFeePercent',
  'taxAndFee',
];

export interface Stay {
  guest: Person;
  bookingId: string;
  /** As it was told last. */
  told: JsonObject;
}

/** What a guest and the desk, and who takes their data along, are all told. */
const OF_ALL = [
  ...['bookingId', 'status', 'checkInDate', 'checkOutDate', 'adults', 'children', 'notes'],
  ...['roomTotal', 'discount', 'voucherCode', 'totalPrice', 'taxAndFee', 'totalAmount'],
  ...['holdUntil', 'arrivalTime', 'createdAt'],
];
/** These are absent where there is nothing to say. */
const OPTIONAL = ['arrivingGuest', 'specialRequests'];
/** Where a desk reads of a discount, it may be of the rooms as shown. */
const AT_DESK = OF_ALL.filter((name) => !/^(roomTotal|discount|voucherCode)$/.test(name));

/** A booking is read wherever it is told; everywhere it is the same. */
export async function toldEverywhere(
  ctx: Context,
  guest: Person,
  bookingId: string,
): Promise<JsonObject> {
  const { token } = guest;
  const read = await ctx.client.call('getBooking', { token, params: { bookingId } });
  expectStatus(ctx, read, 200, { step: 'a traveller opens a booking' });
  const own = isObject(read.body) ? read.body : {};
  const when = own['status'] === 'CANCELLED' ? 'cancelled' : 'coming';
  await inList(ctx, 'listBookings', { token, query: { when, size: 50 } }, own, Object.keys(own));
  await inExport(ctx, token, own);
  await atDesk(ctx, own);
  return own;
}

async function inList(
  ctx: Context,
  id: string,
  call: object,
  own: JsonObject,
  names: string[],
): Promise<void> {
  if (!ctx.offered.has(id)) return;
  const list = await ctx.client.call(id, call);
  const row = rowOf(listAt(list.body, 'content'), own);
  if (row) tellSame(ctx, list, own, row, names);
}

const rowOf = (rows: Json[], own: JsonObject) =>
  rows.find((row) => textAt(row, 'bookingId') === own['bookingId']);

function tellSame(
  ctx: Context,
  answer: Answer,
  own: JsonObject,
  seen: Json | undefined,
  names: string[],
): void {
  const expected = picked(own, names);
  tellTold(ctx, answer, 'a booking', picked(expected, OF_ALL), picked(seen, names));
  tellAlike(ctx, answer, 'a booking', expected, picked(seen, names));
  for (const name of OPTIONAL) {
    if (!names.includes(name)) continue;
    // Absent in one place is absent in the other.
    const [right, there] = [own[name] ?? null, at(seen, name) ?? null];
    tellAlike(ctx, answer, 'a booking', { [name]: right }, { [name]: there });
  }
}

async function inExport(ctx: Context, token: string, own: JsonObject): Promise<void> {
  if (!ctx.offered.has('exportAccount')) return;
  const all = await ctx.client.call('exportAccount', { token });
  const row = rowOf(listAt(all.body, 'bookings'), own);
  if (!row) return;
  tellSame(ctx, all, own, row, [...OF_ALL, ...OPTIONAL]);
  const { hotel, user, selectedRooms } = own;
  const booker = { ...picked(user, ['firstName', 'lastName', 'email']) };
  const expected = {
    hotelId: at(hotel, 'id') ?? null,
    hotelName: at(hotel, 'name') ?? null,
    guest: { ...booker, phone: at(user, 'phoneNumber') ?? null },
    rooms: listAt({ rooms: selectedRooms ?? [] }, 'rooms').map(exported),
  };
  tellTold(ctx, all, 'a booking', expected, row);
  const told = listAt(row, 'rooms').map((room) => at(room, 'occupants') ?? null);
  const slept = listAt(expected, 'rooms').map((room) => at(room, 'occupants') ?? null);
  tellAlike(ctx, all, 'a booking', { occupants: slept }, { occupants: told });
}

/** A line as a guest reads it, in the names of the export. */
function exported(room: Json): JsonObject {
  return {
    ...picked(room, ['id', 'name', 'price', 'originalPrice', 'nights', 'segments', 'occupants']),
    adults: at(room, 'numberOfAdults') ?? null,
    children: at(room, 'numberOfChildren') ?? null,
    beds: at(room, 'numberOfBeds') ?? null,
    services: listAt(room, 'services').map((one) => at(one, 'name') ?? null),
  };
}

async function atDesk(ctx: Context, own: JsonObject): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const names = [...AT_DESK, ...OPTIONAL, 'version', 'nights', 'freeCancellationUntil'];
  const params = { bookingId: textAt(own, 'bookingId') };
  if (ctx.offered.has('getPartnerBooking')) {
    const detail = await ctx.client.call('getPartnerBooking', { token, params });
    if (detail.status === 200) tellSame(ctx, detail, own, detail.body, names);
  }
  const hotelId = numberAt(own, 'hotel', 'id');
  const query = { hotelId, text: params.bookingId, size: 50 };
  const inTable = ['bookingId', 'status', 'checkInDate', 'checkOutDate', 'nights'];
  if (!ctx.offered.has('listPartnerBookings')) return;
  const list = await ctx.client.call('listPartnerBookings', { token, query });
  const row = rowOf(listAt(list.body, 'content'), own);
  if (row) tellAlike(ctx, list, 'a booking', picked(own, [...inTable, 'totalAmount']), row);
}
