import { expectStatus, needs, personOf, step, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { at, numberAt, textAt, type Json, type JsonObject } from '../../json';
import { bookingOf, cancel, priceOf, quote, type Plan } from '../../world/bookings';
import { forAWhile, newVoucher, ROOM } from '../../world/world';
import { picked, tellAlike, tellTold } from './differences';
import { asBooked } from './bookedRooms';
import { newHouse } from './house';
import { arrival, cancelled, otherDays, otherGuests, takenRooms } from './stayChanges';
import { FROM, MONEY, toldEverywhere, type Stay } from './staySurfaces';

/** A booking with all that can be said of it: told alike everywhere, whatever is done to it. */
export async function stays(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking', 'getBooking', 'cancelBooking');
  await step(ctx, 'a booked room stays what it was', () => forAWhile(ctx, () => asBooked(ctx)));
  let stay: Stay | undefined;
  await step(ctx, 'a booking is told as it was sent', async () => {
    stay = await newStay(ctx);
  });
  if (!stay) return;
  const own = stay;
  await step(ctx, 'other guests change nothing else', () => otherGuests(ctx, own));
  await step(ctx, 'a time of arrival changes nothing else', () => arrival(ctx, own));
  await step(ctx, 'rooms that a change would need are named', () => takenRooms(ctx, own));
  await step(ctx, 'another stay is what its preview said', () => otherDays(ctx, own));
  await step(ctx, 'a cancelled booking stays what it was', () => cancelled(ctx, own));
}

/** Who comes, what they would like, where they sleep, when they come, and by which discount. */
const SAID = {
  adults: 3,
  children: 1,
  notes: 'Xin phòng gần nhau.',
  arrivingGuest: { name: 'Phạm Thị Hoa', phoneNumber: '0987654321' },
  specialRequests: ['HIGH_FLOOR', 'QUIET_ROOM'],
};
const SLEEP = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [5] },
];

async function newStay(ctx: Context): Promise<Stay> {
  const guest = personOf(ctx, 'customer');
  const { owner } = worldOf(ctx);
  // What others are about has been renamed meanwhile.
  const { hotelId, rooms } = await newHouse(ctx);
  const { token } = guest;
  const chosen = rooms.slice(0, 2);
  const made = ctx.offered.has('createQuote')
    ? await newVoucher(ctx, owner.token, { discountPercent: 15 })
    : undefined;
  const code = made && { voucherCode: ` ${made.voucherCode.toLowerCase()} ` };
  const plan: Plan = { hotelId, rooms: chosen, from: FROM, nights: 3, ...code };
  const priced = code ? await quote(ctx, plan) : undefined;
  const totalPrice = priced ? numberAt(priced.body, 'totalPrice') : await priceOf(ctx, plan);
  const body = bookingOf({ ...plan, totalPrice });
  const slept = body.rooms.map((room, i) => ({ ...room, occupants: SLEEP[i] }));
  const answer = await ctx.client.call('createBooking', {
    token,
    body: { ...body, ...SAID, rooms: slept },
  });
  expectStatus(ctx, answer, 201, { step: 'a traveller books with all that can be said' });
  const bookingId = textAt(answer.body, 'bookingId');
  ctx.undo.push(() => cancel(ctx, guest, bookingId));
  const me = await ctx.client.call('getCurrentUser', { token });
  const page = await ctx.client.call('getHotel', { params: { id: hotelId } });
  const { address: _, ...hotel } = picked(page.body, HOTEL_NAMES);
  const expected: JsonObject = {
    ...SAID,
    status: 'CONFIRMED',
    checkInDate: dayIn(FROM),
    checkOutDate: dayIn(FROM + 3),
    totalPrice,
    paymentMethod: { id: 1, type: 'CASH' },
    arrivalTime: null,
    holdUntil: `${dayIn(FROM)}T18:00:00+07:00`,
    hotelSuspended: false,
    reviewable: false,
    hotel,
    user: picked(me.body, ['firstName', 'lastName', 'email']),
    selectedRooms: chosen.map(({ id, name }, i) => lineOf(id, name, SLEEP[i] ?? null)),
    ...(made && { voucherCode: made.voucherCode }),
  };
  tellTold(ctx, answer, 'a booking', expected, answer.body);
  const address = at(page.body, 'address') ?? null;
  tellAlike(
    ctx,
    answer,
    'a booking',
    { address },
    { address: at(answer.body, 'hotel', 'address') ?? null },
  );
  if (priced) {
    const quoted = picked(priced.body, [...MONEY, 'freeCancellationUntil']);
    tellAlike(ctx, answer, 'a booking', quoted, answer.body);
  }
  const told = await toldEverywhere(ctx, guest, bookingId);
  tellAlike(ctx, answer, 'a booking', answer.body, {
    ...told,
    data: at(answer.body, 'data') ?? null,
  });
  return { guest, bookingId, told };
}

const HOTEL_NAMES = [
  ...['id', 'name', 'location', 'address', 'phone', 'images', 'minimumStay', 'petsAllowed'],
  ...['totalRatings', 'totalReviews'],
];

const lineOf = (id: number, name: string, occupants: Json): JsonObject => ({
  ...{ id, name, occupants },
  description: ROOM.description,
  numberOfAdults: ROOM.numberOfAdults,
  numberOfChildren: ROOM.numberOfChildren,
  numberOfBeds: ROOM.numberOfBeds,
  capacity: ROOM.capacity,
  bedType: ROOM.typeBed.toUpperCase(),
  services: ROOM.services.map((service) => ({ name: service })),
});
