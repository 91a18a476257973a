import { expectStatus, needs, personOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { at, listAt, numberAt, textAt, type Json, type JsonObject } from '../../json';
import { book, cancel, priceOf } from '../../world/bookings';
import { tellsCancellation } from '../cancellation';
import { differences, picked, tellAlike, tellTold } from './differences';
import { FROM, MONEY, toldEverywhere, type Stay } from './staySurfaces';

/** All but what was meant to change, as it was before. */
async function isOtherwise(ctx: Context, stay: Stay, changed: string[]): Promise<void> {
  const { guest, bookingId, told: before } = stay;
  const read = await ctx.client.call('getBooking', { token: guest.token, params: { bookingId } });
  const kept = Object.fromEntries(
    Object.entries(before).filter(([name]) => !['version', 'data', ...changed].includes(name)),
  );
  tellTold(ctx, read, 'a booking', kept, read.body);
  const [old, now] = [numberAt(before, 'version'), numberAt(read.body, 'version')];
  // A preview alone is no change.
  if (now <= old && changed.length > 0)
    tellAlike(ctx, read, 'a booking', { version: old + 1 }, { version: now });
  stay.told = await toldEverywhere(ctx, guest, bookingId);
}

/** "All of it at once, and what is left out is not said. The price and the rooms stay as they are." */
export async function otherGuests(ctx: Context, stay: Stay): Promise<void> {
  needs(ctx, 'changeGuests');
  const call = { token: stay.guest.token, params: { bookingId: stay.bookingId } };
  const said = { arrivingGuest: { name: 'Vũ Đình Nam' }, specialRequests: ['TWIN_BEDS'] };
  const body = { version: numberAt(stay.told, 'version'), ...said };
  const answer = await ctx.client.call('changeGuests', { ...call, body });
  expectStatus(ctx, answer, 200, { step: 'a traveller says who comes' });
  const rooms = listAt(stay.told, 'selectedRooms').map((room) => {
    const { occupants: _, ...line } = picked(room, Object.keys(room as JsonObject));
    return line;
  });
  const expected = { ...said, selectedRooms: rooms };
  tellTold(ctx, answer, 'a booking', expected, answer.body);
  const slept = listAt(answer.body, 'selectedRooms').map((room) => at(room, 'occupants') ?? null);
  tellAlike(ctx, answer, 'a booking', { occupants: [null, null] }, { occupants: slept });
  await isOtherwise(ctx, stay, [...Object.keys(said), 'selectedRooms', 'calendarSequence']);
}

/** A night more and a room fewer, for fewer people. */
export async function otherDays(ctx: Context, stay: Stay): Promise<void> {
  needs(ctx, 'previewBookingChange', 'changeBooking');
  const call = { token: stay.guest.token, params: { bookingId: stay.bookingId } };
  const [, second] = listAt(stay.told, 'selectedRooms');
  const wish = {
    version: numberAt(stay.told, 'version'),
    checkOutDate: dayIn(FROM + 4),
    removeLines: [numberAt(second, 'position')],
    adults: 2,
  };
  const told = await ctx.client.call('previewBookingChange', { ...call, body: wish });
  expectStatus(ctx, told, 200, { step: 'a traveller asks what a change would do' });
  const totals = ['checkInDate', 'checkOutDate', 'nights', 'adults', 'children', 'totalAmount'];
  const names = [...totals, ...MONEY];
  const { body } = told;
  const [line] = listAt(stay.told, 'selectedRooms');
  const expected = {
    bookingId: stay.bookingId,
    version: wish.version,
    before: picked(stay.told, names),
    taken: [],
    lines: [
      {
        position: at(line, 'position') ?? null,
        segments: [
          {
            roomId: at(line, 'id') ?? null,
            name: at(line, 'name') ?? null,
            from: dayIn(FROM),
            to: dayIn(FROM + 4),
          },
        ],
      },
    ],
  };
  tellTold(ctx, told, 'the preview of a change', expected, body);
  const nights = { nights: byNight(changedNights(line, second)) };
  tellAlike(ctx, told, 'the preview of a change', nights, {
    nights: byNight(listAt(body, 'nights')),
  });
  const kinds = listAt(body, 'kinds').map(String).toSorted();
  const right = ['EXTENDED', 'PARTY_CHANGED', 'ROOMS_REMOVED'];
  tellAlike(ctx, told, 'the preview of a change', { kinds: right }, { kinds });
  const totalPrice = numberAt(body, 'after', 'totalPrice');
  const saved = await ctx.client.call('changeBooking', { ...call, body: { ...wish, totalPrice } });
  expectStatus(ctx, saved, 200, { step: 'a traveller changes a stay' });
  tellAlike(ctx, saved, 'a booking', picked(at(body, 'after'), names), saved.body);
  const [kept] = listAt(saved.body, 'selectedRooms');
  tellAlike(ctx, saved, 'a booking', picked(line, ['id', 'name', 'position']), kept);
  const changed = ['checkOutDate', 'nights', 'adults', 'selectedRooms', 'totalAmount'];
  await isOtherwise(ctx, stay, [...changed, ...MONEY, 'calendarSequence', 'holdUntil']);
}

export async function cancelled(ctx: Context, stay: Stay): Promise<void> {
  const answer = await cancel(ctx, stay.guest, stay.bookingId);
  expectStatus(ctx, answer, 200, { step: 'a traveller cancels a coming stay' });
  await isOtherwise(ctx, stay, ['status', 'calendarSequence', 'cancellation']);
  await tellsCancellation(ctx, stay.bookingId, { by: 'GUEST' });
  const seen = { ...stay.told, data: at(answer.body, 'data') ?? null };
  if (differences(answer.body, seen).length > 0)
    tellAlike(ctx, answer, 'a booking', seen, answer.body);
}

const ARRIVAL = '20:15';

/** "The rooms are then held until that time if it is later than `holdUntil`." */
export async function arrival(ctx: Context, stay: Stay): Promise<void> {
  needs(ctx, 'setArrivalTime');
  const call = { token: stay.guest.token, params: { bookingId: stay.bookingId } };
  const answer = await ctx.client.call('setArrivalTime', {
    ...call,
    body: { arrivalTime: ARRIVAL },
  });
  expectStatus(ctx, answer, 200, { step: 'a traveller says when they come' });
  const said = { arrivalTime: ARRIVAL, holdUntil: `${dayIn(FROM)}T${ARRIVAL}:00+07:00` };
  tellTold(ctx, answer, 'a booking', said, answer.body);
  await isOtherwise(ctx, stay, [...Object.keys(said), 'calendarSequence']);
}

/** Somebody else has one of the rooms on the night after: it is named, with the night, and nothing else. */
export async function takenRooms(ctx: Context, stay: Stay): Promise<void> {
  needs(ctx, 'previewBookingChange');
  const other = personOf(ctx, 'otherCustomer');
  const [line] = listAt(stay.told, 'selectedRooms');
  const room = { id: numberAt(line, 'id'), price: numberAt(line, 'price'), name: '' };
  const plan = { hotelId: numberAt(stay.told, 'hotel', 'id'), rooms: [room], from: FROM + 3 };
  const made = await book(ctx, other, { ...plan, totalPrice: await priceOf(ctx, plan) });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const call = { token: stay.guest.token, params: { bookingId: stay.bookingId } };
  const version = numberAt(stay.told, 'version');
  const wish = { version, checkOutDate: dayIn(FROM + 4) };
  const told = await ctx.client.call('previewBookingChange', { ...call, body: wish });
  await cancel(ctx, other, textAt(made.body, 'bookingId'));
  expectStatus(ctx, told, 200, { step: 'a traveller asks what a change would do' });
  const named = picked(line, ['position', 'roomNumber']);
  const taken = [{ ...named, roomId: room.id, nights: [dayIn(FROM + 3)] }];
  tellTold(ctx, told, 'the preview of a change', { taken }, told.body);
  await isOtherwise(ctx, stay, []);
}

const byNight = (nights: Json[]) =>
  nights.toSorted(
    (a, b) =>
      numberAt(a, 'position') - numberAt(b, 'position') ||
      (textAt(a, 'night') < textAt(b, 'night') ? -1 : 1),
  );

/** A night more in the first room; the second is given back. */
function changedNights(first: Json | undefined, second: Json | undefined): Json[] {
  const there = (room: Json | undefined): JsonObject => ({
    roomId: at(room, 'id') ?? null,
    price: at(room, 'price') ?? null,
    ...picked(room, ['roomNumber']),
  });
  const night = (room: Json | undefined, day: number, more: JsonObject): JsonObject => ({
    position: at(room, 'position') ?? null,
    night: dayIn(FROM + day),
    ...more,
  });
  return [
    night(first, 3, { after: there(first) }),
    ...[0, 1, 2].map((day) => night(second, day, { before: there(second) })),
  ];
}
