import { expectStatus, needs, personOf, step, tell, worldOf, type Context } from '../context';
import { stayIn } from '../days';
import { listAt, numberAt, textAt, type Json } from '../json';
import { bookingOf, book, cancel, priceOf, type Plan } from '../world/bookings';

/** From the list to the cancelled booking, as the pages ask. */
export async function travellerFlow(ctx: Context): Promise<void> {
  await step(ctx, 'the traveller is who signed in', () => whoAmI(ctx));
  await step(ctx, "the hotel's page and rooms are what the partner typed", () => hotelPage(ctx));
  await step(ctx, 'a stay is booked, seen and cancelled', () => stay(ctx));
}

async function whoAmI(ctx: Context): Promise<void> {
  for (const name of ['customer', 'partner', 'admin'] as const) {
    const person = ctx.people[name];
    if (!person) continue;
    for (const id of ['getCurrentUser', 'getMe']) {
      if (!ctx.offered.has(id)) continue;
      const me = await ctx.client.call(id, { token: person.token });
      expectStatus(ctx, me, 200, { step: 'asking who is signed in' });
      const role = name.toUpperCase();
      const isRight =
        textAt(me.body, 'email').toLowerCase() === person.email.toLowerCase() &&
        textAt(me.body, 'role') === role &&
        listAt(me.body, 'roles').includes(role);
      if (isRight) continue;
      tell(ctx, me, {
        cause: 'the signed-in user is somebody else, or of another role',
        severity: 'UNSAFE',
        expected: `${person.email}, ${role}`,
        seen: me.text.slice(0, 160),
      });
    }
  }
}

async function hotelPage(ctx: Context): Promise<void> {
  const { hotelId, rooms } = worldOf(ctx);
  const page = await ctx.client.call('getHotel', { params: { id: hotelId } });
  expectStatus(ctx, page, 200, { step: "a listed hotel's page opens" });
  sameAs(ctx, page.body, 'id', hotelId, 'getHotel');
  const told = listAt(page.body, 'rooms');
  for (const room of rooms) {
    const shown = told.find((one) => numberAt(one, 'id') === room.id);
    sameAs(ctx, shown, 'price', room.price, 'getHotel');
    const detail = await ctx.client.call('getRoom', { params: { id: room.id } });
    expectStatus(ctx, detail, 200, { step: "a room's page opens" });
    sameAs(ctx, detail.body, 'price', room.price, 'getRoom');
    sameAs(ctx, detail.body, 'name', room.name, 'getRoom');
  }
  const query = { checkIn: stayIn(30).checkInDate, checkOut: stayIn(30).checkOutDate };
  const found = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  expectStatus(ctx, found, 200, { step: 'rooms are searched for dates' });
  const ids = roomsIn(found.body).map((room) => numberAt(room, 'id'));
  for (const room of rooms) {
    if (ids.includes(room.id)) continue;
    tell(ctx, found, {
      cause: 'a free room is not found',
      severity: 'BREAKS SCREEN',
      expected: `room ${room.id} among the rooms of ${query.checkIn}`,
      seen: ids.join(', ') || 'no room',
    });
  }
}

export function roomsIn(body: Json | undefined): Json[] {
  return Array.isArray(body) ? body : [...listAt(body, 'rooms'), ...listAt(body, 'content')];
}

function sameAs(
  ctx: Context,
  value: Json | undefined,
  field: string,
  expected: number | string,
  where: string,
): void {
  const seen = typeof expected === 'number' ? numberAt(value, field) : textAt(value, field);
  if (seen === expected) return;
  ctx.findings.report({
    cause: `travellers see another "${field}" than the partner saved`,
    severity: 'BREAKS SCREEN',
    expected: `${field}: ${expected}`,
    seen: `${field}: ${seen} in ${where}`,
    operationId: where,
  });
}

async function stay(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const plan: Plan = { hotelId, rooms: rooms.slice(0, 2), from: 30, nights: 3 };
  const totalPrice = await priceOf(ctx, plan);
  const answer = await book(ctx, guest, { ...plan, totalPrice });
  expectStatus(ctx, answer, 201, { step: 'a traveller books free rooms at their price' });
  const bookingId = textAt(answer.body, 'bookingId');
  const { checkInDate, checkOutDate } = bookingOf(plan);
  for (const [field, expected] of Object.entries({
    checkInDate,
    checkOutDate,
    nights: 3,
    totalPrice,
  })) {
    sameAsBooked(ctx, answer.body, field, expected);
  }
  if (listAt(answer.body, 'selectedRooms').length !== 2) {
    sameAsBooked(ctx, answer.body, 'selectedRooms', 2);
  }
  if (textAt(answer.body, 'user', 'email').toLowerCase() !== guest.email.toLowerCase()) {
    sameAsBooked(ctx, at(answer.body), 'email', guest.email);
  }
  needs(ctx, 'getBooking', 'listBookings', 'cancelBooking');
  await seen(ctx, guest.token, bookingId, 'CONFIRMED', 'coming');
  const cancelled = await cancel(ctx, guest, bookingId);
  expectStatus(ctx, cancelled, 200, { step: 'a traveller cancels a coming stay' });
  sameAsBooked(ctx, cancelled.body, 'status', 'CANCELLED');
  await seen(ctx, guest.token, bookingId, 'CANCELLED', 'cancelled');
}

const at = (body: Json | undefined) => (typeof body === 'object' ? body : undefined);

async function seen(ctx: Context, token: string, bookingId: string, status: string, when: string) {
  const one = await ctx.client.call('getBooking', { token, params: { bookingId } });
  expectStatus(ctx, one, 200, { step: 'a traveller opens a booking' });
  sameAsBooked(ctx, one.body, 'status', status);
  for (const list of ['coming', 'past', 'cancelled']) {
    const query = { when: list, size: 50 };
    const page = await ctx.client.call('listBookings', { token, query });
    expectStatus(ctx, page, 200, { step: "a traveller's bookings are listed" });
    const isIn = listAt(page.body, 'content').some((row) => textAt(row, 'bookingId') === bookingId);
    const isWhole = numberAt(page.body, 'totalElements') <= 50;
    if (isIn === (list === when) || (!isIn && !isWhole)) continue;
    tell(ctx, page, {
      cause: `a booking that is ${status} is ${isIn ? 'in' : 'not in'} the list "${list}"`,
      severity: 'BREAKS SCREEN',
      expected: `${bookingId} in "${when}" only`,
      seen: `${isIn ? 'in' : 'not in'} "${list}"`,
    });
  }
}

function sameAsBooked(
  ctx: Context,
  body: Json | undefined,
  field: string,
  expected: number | string,
): void {
  const found = typeof expected === 'number' ? numberAt(body, field) : textAt(body, field);
  if (found === expected) return;
  ctx.findings.report({
    cause: `a booking's "${field}" is not what was booked`,
    severity: 'BREAKS SCREEN',
    expected: `${field}: ${expected}`,
    seen: `${field}: ${found}`,
  });
}
