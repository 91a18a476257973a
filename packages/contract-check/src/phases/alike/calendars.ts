import { needs, step, type Context } from '../../context';
import { dayIn } from '../../days';
import { at, numberAt, textAt, textOf } from '../../json';
import { agreesWithItself, allows, calendarOf, search, tellDay, type Party } from './calendarDays';
import { tellTold } from './differences';
import { closeNights, newHouse, whileDiscounted, type House } from './house';
import { asLong, later, leastStay, left, ofParty } from './nearestStays';

const FROM = 580;
const DAYS = 7;
const LONGEST = 3;

/** The calendar promises what the search finds: the same stays, at the same prices. */
export async function calendarsAlike(ctx: Context): Promise<void> {
  needs(ctx, 'getStayCalendar', 'searchRooms', 'setHotelListing', 'closeRoom');
  const house = await newHouse(ctx);
  const [first, second] = house.rooms;
  if (!first || !second) return;
  await step(ctx, 'two rooms are closed for some nights', async () => {
    await closeNights(ctx, house, first, [FROM + 2, FROM + 4]);
    await closeNights(ctx, house, second, [FROM + 3, FROM + 5]);
  });
  await step(ctx, 'the calendar offers what is found', () => offered(ctx, house, {}));
  await step(ctx, 'the calendar offers to two what is found', () =>
    offered(ctx, house, { adults: 2, children: 1 }),
  );
  await step(ctx, 'the calendar takes off what applies by itself', () =>
    whileDiscounted(ctx, 20, () => offered(ctx, house, {})),
  );
  await step(ctx, 'the calendar of a room is of that room', () => ofRoom(ctx, house));
  await step(ctx, 'a party in two rooms has nights of both', () => together(ctx, house));
  await step(ctx, 'the kinds of rooms that are left are those found', () => left(ctx, house));
  await step(ctx, 'the calendar begins today at the earliest', () => days(ctx, house));
  await step(ctx, 'the calendar knows the least stay', () => leastStay(ctx));
  await step(ctx, 'of two stays that are as near the later one is named', () => later(ctx));
  await step(ctx, 'where rooms are taken a stay as long is named', () => asLong(ctx));
  await step(ctx, 'the stay that is named is one for the party', () => ofParty(ctx));
}

async function offered(ctx: Context, { hotelId }: House, party: Party): Promise<void> {
  const { answer, rows } = await calendarOf(ctx, hotelId, {
    from: dayIn(FROM),
    days: DAYS,
    ...party,
  });
  const reached = new Set<number>();
  for (let day = 0; day < DAYS; day++) {
    const row = rows[day];
    for (let nights = 1; nights <= LONGEST; nights++) {
      const { rooms } = await search(ctx, hotelId, FROM + day, nights, party);
      const isFound = rooms.length > 0;
      if (isFound) reached.add(day + nights);
      if (isFound !== allows(row, nights)) {
        const stay = `${nights} nights from ${dayIn(FROM + day)}`;
        tellDay(ctx, answer, `${stay}: ${isFound ? 'found' : 'not found'}`, textOf(row));
      }
      if (nights > 1) continue;
      const cheapest = isFound ? { price: at(rooms[0], 'price') ?? null, rooms: 1 } : {};
      tellTold(ctx, answer, 'a day of the calendar', cheapest, row);
    }
    agreesWithItself(ctx, answer, row);
    if (reached.has(day) && at(row, 'departure') === false) {
      tellDay(ctx, answer, `departure on ${dayIn(FROM + day)}`, 'departure: false');
    }
  }
}

/** "Tells of this room alone, whomever it holds and whatever its bed." */
async function ofRoom(ctx: Context, { hotelId, rooms }: House): Promise<void> {
  for (const { id } of rooms) {
    const query = { from: dayIn(FROM), days: DAYS, roomId: id, adults: 10 };
    const { answer, rows } = await calendarOf(ctx, hotelId, query);
    for (let day = 0; day < DAYS; day++) {
      const { rooms: found } = await search(ctx, hotelId, FROM + day, 1, {});
      const own = found.find((room) => numberAt(room, 'id') === id);
      if (allows(rows[day], 1) !== (own !== undefined)) {
        tellDay(ctx, answer, `room ${id}, ${own ? 'free' : 'taken'}`, textOf(rows[day]));
      }
      const told = own ? { price: at(own, 'price') ?? null } : {};
      tellTold(ctx, answer, 'a day of the calendar', told, rows[day]);
    }
  }
}

/** Four adults have both rooms, or none. */
async function together(ctx: Context, { hotelId }: House): Promise<void> {
  const query = { from: dayIn(FROM), days: DAYS, adults: 4 };
  const { answer, rows } = await calendarOf(ctx, hotelId, query);
  for (let day = 0; day < DAYS; day++) {
    const { rooms: found } = await search(ctx, hotelId, FROM + day, 1, {});
    const areBoth = found.length === 2;
    if (allows(rows[day], 1) !== areBoth) {
      tellDay(ctx, answer, `both rooms ${areBoth ? 'free' : 'not free'}`, textOf(rows[day]));
    }
    const price = found.reduce<number>((sum, room) => sum + numberAt(room, 'price'), 0);
    const told = areBoth ? { price, rooms: 2 } : {};
    tellTold(ctx, answer, 'a day of the calendar', told, rows[day]);
  }
}

async function days(ctx: Context, { hotelId }: House): Promise<void> {
  for (const [from, count] of [
    [-3, 6],
    [FROM, 9],
    [FROM, 1],
  ] as const) {
    const { answer, rows } = await calendarOf(ctx, hotelId, { from: dayIn(from), days: count });
    const coming = rows.filter((row) => textAt(row, 'day') >= dayIn(0));
    const seen = coming.map((row) => textAt(row, 'day')).join();
    const over = rows.filter((row) => !coming.includes(row));
    const told = over.find((row) => at(row, 'price') !== null || at(row, 'arrival') === true);
    if (told) tellDay(ctx, answer, 'nothing of days that are over', textOf(told));
    const asked = Array.from({ length: count }, (_, i) => from + i).filter((day) => day >= 0);
    // Around midnight a day may have begun meanwhile.
    if (seen === asked.map((day) => dayIn(day)).join()) continue;
    tellDay(ctx, answer, `${count} days from ${dayIn(from)}, none that is over`, seen);
  }
}
