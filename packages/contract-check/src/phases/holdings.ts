import { expectStatus, needs, Skipped, step, tell, worldOf, type Context } from '../context';
import { textAt } from '../json';
import { newPerson } from '../people/people';
import { book, cancel, priceOf, type Plan } from '../world/bookings';
import type { Person, World } from '../world/types';

/** What one account may hold of the future, as the contract has it unless an operator says otherwise. */
const MAX = { bookings: 12, overANight: 3, roomNights: 150 };

const FROM = 270;

interface Limit {
  what: string;
  /** The last of them is too much. */
  plans(world: World): Plan[];
}

const LIMITS: Limit[] = [
  {
    what: `${MAX.overANight} bookings over one night`,
    plans: ({ hotelId, rooms }) =>
      rooms
        .slice(0, MAX.overANight + 1)
        .map((room) => ({ hotelId, rooms: [room], from: FROM, nights: 1 })),
  },
  {
    what: `${MAX.bookings} open bookings`,
    // Two of a night, so that no other limit is met before.
    plans: ({ hotelId, rooms }) =>
      Array.from({ length: MAX.bookings + 1 }, (_, i) => ({
        hotelId,
        rooms: rooms.slice(i % 2, (i % 2) + 1),
        from: FROM + Math.floor(i / 2),
        nights: 1,
      })),
  },
  {
    what: `${MAX.roomNights} room-nights`,
    plans: ({ hotelId, rooms }) => [
      { hotelId, rooms, from: FROM, nights: Math.floor(MAX.roomNights / rooms.length) + 1 },
    ],
  },
];

/** One account does not take all rooms. */
export async function holdings(ctx: Context): Promise<void> {
  let guest: Person | undefined;
  await step(ctx, 'somebody signs up', async () => {
    guest = await newPerson(ctx, 'customer');
  });
  if (!guest) throw new Skipped('nobody has signed up');
  const own = guest;
  for (const limit of LIMITS) {
    await step(ctx, `one account holds ${limit.what} at most`, () => isHeld(ctx, own, limit));
  }
}

async function isHeld(ctx: Context, guest: Person, { what, plans }: Limit): Promise<void> {
  needs(ctx, 'createBooking', 'cancelBooking');
  const all = plans(worldOf(ctx));
  const bookingIds: string[] = [];
  for (const plan of all) {
    const answer = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
    if (answer.code === 'BOOKING_LIMIT') break;
    if (answer.status === 429) throw new Skipped('the server asks to wait');
    expectStatus(ctx, answer, 201, { step: 'a traveller books free rooms at their price' });
    bookingIds.push(textAt(answer.body, 'bookingId'));
    if (bookingIds.length < all.length) continue;
    tell(ctx, answer, {
      cause: `one account may hold more than ${what}`,
      severity: ctx.input.hasDefaultLimits ? 'UNSAFE' : 'ADVICE',
      expected: '409 BOOKING_LIMIT, unless the operator allows more',
      seen: String(answer.status),
    });
  }
  for (const id of bookingIds) await cancel(ctx, guest, id);
}
