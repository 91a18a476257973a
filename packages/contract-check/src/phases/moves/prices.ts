import { expectStatus, needs, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { at, numberAt } from '../../json';
import { priceOf } from '../../world/bookings';
import { whileDiscounted } from '../alike/house';
import { isAs } from '../house/newHouse';
import {
  day,
  FROM,
  newHouse,
  newStay,
  NIGHTS,
  PRICES,
  raised,
  type House,
  type Stay,
} from './newHouse';

const [AGREED, PLAIN] = PRICES.plain;
const BETWEEN = PRICES.better[1] - PRICES.plain[1];
const BY_HAND = 333_000;
const MORE = 90_000;

/** A stay that was booked before all rooms became dearer. */
async function bookedBefore(ctx: Context): Promise<{ house: House; stay: Stay }> {
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house);
  await raised(ctx, house);
  return { house, stay };
}

function costs(ctx: Context, answer: Answer, what: string, expected: number): void {
  const seen = at(answer.body, 'after', 'roomTotal') ?? null;
  isAs(ctx, answer, what, { roomTotal: expected }, { roomTotal: seen });
}

const to = (roomId: number, more: object = {}) => ({ lines: [{ position: 0, roomId }], ...more });

/** "Nights that stay keep the price they were agreed at", and "moving to another type or dearer room costs the difference". */
export async function byTraveller(ctx: Context): Promise<void> {
  const { house, stay } = await bookedBefore(ctx);
  const { plain, better } = house;
  try {
    const wishes: [what: string, wish: object, expected: number][] = [
      ['to a better room', to(better.rooms[0].id), NIGHTS * (AGREED + BETWEEN)],
      ['to a room like it', to(plain.rooms[1].id), NIGHTS * AGREED],
      ['a night more', { checkOutDate: day(NIGHTS + 1) }, NIGHTS * AGREED + PLAIN],
      [
        'a night more in a better room',
        to(better.rooms[0].id, { checkOutDate: day(NIGHTS + 1) }),
        NIGHTS * (AGREED + BETWEEN) + PRICES.better[1],
      ],
      ['a night fewer', { checkOutDate: day(NIGHTS - 1) }, (NIGHTS - 1) * AGREED],
    ];
    for (const [what, wish, expected] of wishes) {
      costs(ctx, await stay.asTraveller(wish), `a traveller, ${what}`, expected);
    }
    await toDearerOfType(ctx, house, stay);
  } finally {
    await stay.end();
  }
}

/** "Or dearer room": of one and the same type, of which one room costs more. */
async function toDearerOfType(ctx: Context, { hotelId, plain }: House, stay: Stay): Promise<void> {
  if (!ctx.offered.has('changePartnerRooms')) return;
  const [, dearer] = plain.rooms;
  const saved = await ctx.client.call('changePartnerRooms', {
    ...{ token: worldOf(ctx).owner.token, params: { hotelId } },
    body: { roomIds: [dearer.id], pricePerNight: PLAIN + MORE },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner changes the price of some rooms' });
  const told = await stay.asTraveller(to(dearer.id));
  costs(ctx, told, 'a traveller, to a dearer room of the same type', NIGHTS * (AGREED + MORE));
}

/** "What was agreed (`KEEP`), or by as much more or less as the rooms differ today (`TODAY`)", of nights that change their type. */
export async function atDesk(ctx: Context): Promise<void> {
  const { house, stay } = await bookedBefore(ctx);
  const { plain, better } = house;
  const between = NIGHTS * (AGREED + BETWEEN);
  try {
    const wishes: [what: string, wish: object, expected: number][] = [
      ['to a better room', to(better.rooms[0].id), NIGHTS * AGREED],
      ['for what was agreed', to(better.rooms[0].id, { price: 'KEEP' }), NIGHTS * AGREED],
      ['for the price of today', to(better.rooms[0].id, { price: 'TODAY' }), between],
      ['to a like room of today', to(plain.rooms[1].id, { price: 'TODAY' }), NIGHTS * AGREED],
      ['a night more', { checkOutDate: day(NIGHTS + 1) }, NIGHTS * AGREED + PLAIN],
    ];
    for (const [what, wish, expected] of wishes) {
      costs(ctx, await stay.preview(wish), `the desk, ${what}`, expected);
    }
    const saved = await stay.save(to(better.rooms[0].id, { price: 'TODAY' }));
    isAs(ctx, saved, 'a stay that was moved', between, at(saved.body, 'roomTotal'));
  } finally {
    await stay.end();
  }
}

/** "Of the nights that this change adds or moves; where there are none, of all that are still to come." */
export async function byHand(ctx: Context): Promise<void> {
  const { house, stay } = await bookedBefore(ctx);
  const priceByHand = { pricePerNight: BY_HAND, reason: 'Khách quen' };
  const [room] = house.better.rooms;
  const oneNight = { lines: [{ position: 0, roomId: room.id, from: day(1), to: day(2) }] };
  try {
    const wishes: [what: string, wish: object, expected: number][] = [
      ['of a room', to(room.id), NIGHTS * BY_HAND],
      ['of one night in a room', oneNight, (NIGHTS - 1) * AGREED + BY_HAND],
      ['of a night more', { checkOutDate: day(NIGHTS + 1) }, NIGHTS * AGREED + BY_HAND],
      ['of the stay', {}, NIGHTS * BY_HAND],
    ];
    for (const [what, wish, expected] of wishes) {
      const told = await stay.preview({ ...wish, priceByHand });
      costs(ctx, told, `a price by hand ${what}`, expected);
    }
  } finally {
    await stay.end();
  }
}

/** "New nights cost what they cost today": less what applies by itself, whatever was taken off when it was booked. */
export async function discounted(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote');
  const inFull = await newHouse(ctx);
  const stay = await newStay(ctx, inFull);
  await whileDiscounted(ctx, 20, async () => {
    await aNightMore(ctx, inFull, stay);
    const reduced = await newHouse(ctx);
    await aNightMore(ctx, reduced, await newStay(ctx, reduced));
  });
}

async function aNightMore(ctx: Context, { hotelId, plain }: House, stay: Stay): Promise<void> {
  const plan = { hotelId, rooms: plain.rooms.slice(0, 1), from: FROM + NIGHTS, nights: 1 };
  try {
    const expected = await priceOf(ctx, plan);
    for (const ask of [stay.preview, stay.asTraveller]) {
      const told = await ask({ checkOutDate: day(NIGHTS + 1) });
      const paid = (side: string) => numberAt(told.body, side, 'totalPrice');
      isAs(ctx, told, 'what a night more costs', expected, paid('after') - paid('before'));
    }
  } finally {
    await stay.end();
  }
}
