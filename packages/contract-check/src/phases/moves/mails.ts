import { personOf, type Context } from '../../context';
import { at, numberAt } from '../../json';
import { isAs } from '../house/newHouse';
import { day, newHouse, newStay, NIGHTS, type Stay } from './newHouse';

/** "How often the stay has changed for a calendar": NaN where that is not told. */
async function sequenceOf(ctx: Context, { bookingId }: Stay): Promise<number> {
  const { token } = personOf(ctx, 'customer');
  const read = await ctx.client.call('getBooking', { token, params: { bookingId } });
  return numberAt(read.body, 'calendarSequence');
}

/** "Of other days, rooms of another type, more or fewer rooms, or another total." */
export async function mails(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house);
  const [own, like] = house.plain.rooms.map(({ id }) => id);
  const [better] = house.better.rooms;
  const priceByHand = { pricePerNight: 333_000, reason: 'Khách quen' };
  const line = (wish: object) => ({ lines: [{ position: 0, ...wish }] });
  const wishes: [what: string, wish: object, isWritten: boolean][] = [
    ['a like room', line({ roomId: like }), false],
    ['a like room for a night', line({ roomId: like, from: day(1), to: day(2) }), false],
    ['a promise of the room', line({ roomId: own, pinned: true }), false],
    ['a child more', { adults: 1, children: 1 }, false],
    ['a room of another type', line({ roomId: better.id }), true],
    ['a night more', { checkOutDate: day(NIGHTS + 1) }, true],
    ['a night fewer', { checkOutDate: day(NIGHTS - 1) }, true],
    ['a later day', { checkInDate: day(1), checkOutDate: day(NIGHTS + 1) }, true],
    ['a room more', { addRooms: [{ roomId: like }] }, true],
    ['another total', { priceByHand }, true],
  ];
  try {
    for (const [what, wish, isWritten] of wishes) {
      const told = await stay.preview(wish);
      isAs(
        ctx,
        told,
        `whether the guest is written to of ${what}`,
        isWritten,
        at(told.body, 'mail'),
      );
    }
    const before = await sequenceOf(ctx, stay);
    await stay.save({ addRooms: [{ roomId: like }] });
    const after = await sequenceOf(ctx, stay);
    const isLater = Number.isNaN(after) || before < after;
    isAs(ctx, undefined, "the number of a changed stay's calendar file", true, isLater);
    const fewer = await stay.preview({ removeLines: [1] });
    isAs(
      ctx,
      fewer,
      'whether the guest is written to of a room fewer',
      true,
      at(fewer.body, 'mail'),
    );
  } finally {
    await stay.end();
  }
}
