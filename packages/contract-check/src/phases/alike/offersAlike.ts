import { expectStatus, needs, personOf, step, tell, worldOf, type Context } from '../../context';
import { dayIn, stayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { book, bookingOf, cancel, priceOf } from '../../world/bookings';
import { secondHotel } from '../../world/world';
import { fieldsOf } from '../bodies';
import { roomsIn } from '../travellerFlow';
import { tellTold } from './differences';
import { halfDates, inTheWay, newPrice, unread } from './bookedAlike';

const FROM = 600;

/** What is quoted can be booked, and what cannot be booked is not quoted. */
export async function offersAlike(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createBooking', 'cancelBooking', 'searchRooms');
  await step(ctx, 'a quote is refused as the booking is', () => refusedAlike(ctx));
  await step(ctx, 'a stay is asked for with both of its days', () => halfDates(ctx));
  await step(ctx, 'a room that is taken is named, and others that are free', () => taken(ctx));
  await step(ctx, 'the new price is that of the quote', () => newPrice(ctx));
  await step(ctx, 'what is not looked at does not count', () => unread(ctx));
  await step(ctx, 'what stands in the way of a booking is named', () => inTheWay(ctx));
}

/** "Refused with 409 when a room is no longer free, and with 422 and the reason …; a booking likewise." */
async function refusedAlike(ctx: Context): Promise<void> {
  const { token } = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: FROM };
  const other = await secondHotel(ctx);
  const [room] = rooms;
  const cases: [what: string, quote: object, booking: object][] = [
    ['more adults than the rooms hold', { adults: 3 }, { adults: 3 }],
    ['more people than the rooms hold', { adults: 2, children: 2 }, { adults: 2, children: 2 }],
    ['a stay of no night', stayIn(FROM, 0), stayIn(FROM, 0)],
    ['a stay that is over', stayIn(-3), stayIn(-3)],
    ['a room of another hotel', { roomIds: [other.room.id] }, { rooms: [other.room] }],
    [
      'a hotel that is not on sale',
      { hotelId: other.hotelId, roomIds: [other.room.id] },
      { hotelId: other.hotelId, rooms: [other.room] },
    ],
    ['an unknown code', { voucherCode: 'NOBODYMADETHIS' }, { voucherCode: 'NOBODYMADETHIS' }],
  ];
  const body = bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) });
  for (const [what, ofQuote, ofBooking] of cases) {
    const asked = { hotelId, ...stayIn(FROM), roomIds: [room?.id], ...ofQuote };
    const quote = await ctx.client.call('createQuote', { token, body: asked });
    const made = await ctx.client.call('createBooking', { token, body: { ...body, ...ofBooking } });
    const bookingId = textAt(made.body, 'bookingId');
    if (made.status === 201) await cancel(ctx, personOf(ctx, 'customer'), bookingId);
    if (made.status === 429 || quote.status === 429) continue;
    const names = (answer: Answer) =>
      fieldsOf(answer).map((name) => name.replace(/^(roomIds|rooms).*/, 'rooms'));
    const told = (answer: Answer) => [answer.status, answer.code, ...names(answer)].join(' ');
    if (quote.status >= 400 && told(quote) === told(made)) continue;
    tell(ctx, quote, {
      cause: `a quote for ${what} is answered otherwise than its booking`,
      severity: 'BREAKS SCREEN',
      expected: told(made),
      seen: told(quote),
    });
  }
}

/** Of two rooms one is taken: that one is named, and each room instead can be had at the price that it says. */
async function taken(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const [first, second] = rooms;
  if (!first || !second) return;
  const from = FROM + 4;
  const one = { hotelId, rooms: [first], from };
  const made = await book(ctx, guest, { ...one, totalPrice: await priceOf(ctx, one) });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const query = { checkIn: dayIn(from), checkOut: dayIn(from + 2) };
  const found = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  const stay = stayIn(from);
  const sent = { hotelId, ...stay, roomIds: [second.id, first.id] };
  const body = bookingOf({ hotelId, rooms: [second, first], from });
  const { token } = guest;
  const answers = [
    await ctx.client.call('createQuote', { token, body: sent }),
    await ctx.client.call('createBooking', { token, body }),
  ];
  for (const answer of answers) {
    expectStatus(ctx, answer, 409, { step: 'a taken room is asked for', code: 'ROOM_TAKEN' });
    tellTold(ctx, answer, 'ROOM_TAKEN', { takenRoomIds: [first.id] }, answer.body);
    for (const room of listAt(answer.body, 'alternatives')) isFree(ctx, answer, room, found);
    await nearestCanBeHad(ctx, answer, sent);
  }
  await cancel(ctx, guest, textAt(made.body, 'bookingId'));
}

/** "Rooms of the hotel that are free for the stay", as the search tells them. */
function isFree(ctx: Context, answer: Answer, room: Json, found: Answer): void {
  const row = roomsIn(found.body).find((one) => numberAt(one, 'id') === numberAt(room, 'id'));
  if (isObject(row)) return tellTold(ctx, answer, 'a room instead', row, room);
  tell(ctx, answer, {
    cause: 'a room that is not free is offered instead of a taken one',
    severity: 'BREAKS SCREEN',
    expected: roomsIn(found.body)
      .map((one) => textOf(at(one, 'id')))
      .join(),
    seen: textOf(at(room, 'id')),
  });
}

async function nearestCanBeHad(ctx: Context, answer: Answer, sent: object): Promise<void> {
  const stay = at(answer.body, 'nearestStay');
  if (!isObject(stay)) return;
  const quote = await ctx.client.call('createQuote', { body: { ...sent, ...stay } });
  if (quote.status === 200) return;
  tell(ctx, answer, {
    cause: 'the nearest stay cannot be had',
    severity: 'WRONG MESSAGE',
    expected: `${textOf(stay)} can be quoted`,
    seen: `${quote.status} ${quote.code}`,
  });
}
