import { addDays, type Day } from '../../../domain/stays/stay';
import { PRICE } from '../fixture';
import type { FaultRun } from '../fault';
import type { Answer } from './asks';
import { roomNights, type Desk, type Known } from './desk';

/** Of a round: nobody else wants the rooms within them. */
export const ROUND_DAYS = 6;

export interface Round {
  desk: Desk;
  expect: FaultRun['expect'];
  /** Two rooms with a stay in each, and the room that all want. */
  rooms: readonly [number, number, number];
  guests: readonly [string, string, string];
  day: Day;
  /** Which round it is. */
  n: number;
}

/**
 * Everybody wants the same room at the same moment, twice: a guest on the website, one at the desk, the desk for two
 * stays that it moves, swaps, makes longer or takes back, and the owner who closes it.
 *
 * @returns what each booking was told in the end
 */
export async function runRound(round: Round): Promise<Known[]> {
  const { desk, rooms, guests, day, expect } = round;
  const [roomA, roomB, wanted] = rooms;
  const [a, b] = await Promise.all([
    codeOf(desk.sell(guests[0], roomA, day, 2)).then(desk.read),
    codeOf(desk.sell(guests[1], roomB, addDays(day, 1), 2)).then(desk.read),
  ]);
  const here = { lines: [{ position: 0, roomId: wanted }] };
  const longer = { checkOutDate: addDays(day, 4), totalPrice: 3 * PRICE };
  const first = await atOnce(round, [
    () => desk.sell(guests[2], wanted, addDays(day, 1), 1),
    () => desk.change(a, { ...here, totalPrice: 2 * PRICE }),
    () => desk.walkIn(wanted, day, 2),
    () => desk.changeAsGuest(guests[1], b, { ...here, ...longer }),
    () => desk.close(wanted, day, addDays(day, 3)),
    () => desk.swap(a, b),
  ]);
  expect('of all who want a room somebody gets it', first.some(isDone));

  const [aNow, bNow] = await Promise.all([desk.read(a.code), desk.read(b.code)]);
  const taken = await Promise.all(first.flatMap(bookedBy).map(desk.read));
  const second = await atOnce(round, [
    ...first.flatMap(closedBy).map((id) => () => desk.reopen(wanted, id)),
    ...taken.map((booking) => () => desk.cancel(booking)),
    () => desk.undo(aNow),
    () => desk.sell(guests[0], wanted, addDays(day, 1), 1),
    () => desk.change(bNow, { checkOutDate: addDays(day, 2), totalPrice: PRICE }),
    () => desk.walkIn(wanted, day, 1),
    () => desk.undo(bNow),
  ]);
  const codes = [a.code, b.code, ...[...first, ...second].flatMap(bookedBy)];
  const known = await Promise.all(codes.map(desk.read));
  await expectOneOwner(round, known);
  return known;
}

const isDone = ({ status }: Answer) => status < 300;

/** Two of them or more up to all, each round others: where all are, those that need fewer steps win. */
function atOnce({ n }: Round, acts: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const first = n % acts.length;
  const many = 2 + (Math.floor(n / acts.length) % (acts.length - 1));
  const inTurn = [...acts.slice(first), ...acts.slice(0, first)];
  return Promise.all(inTurn.slice(0, many).map((act) => act()));
}

/** The code of what was booked, if it was. */
function bookedBy({ status, body }: Answer): string[] {
  const { bookingId } = body as { bookingId?: string };
  return status === 201 && bookingId !== undefined ? [bookingId] : [];
}

/** The id of a closure that came of it. */
function closedBy({ status, body }: Answer): number[] {
  const { id } = body as { id?: number };
  return status === 201 && id !== undefined ? [id] : [];
}

async function codeOf(booking: Promise<Answer>): Promise<string> {
  const answer = await booking;
  const [code] = bookedBy(answer);
  if (!code) throw new Error(`What nobody else wants was not sold: ${JSON.stringify(answer)}`);
  return code;
}

/** Each night is in the calendar of just the booking that was told of it, and costs what a night costs. */
async function expectOneOwner(
  { desk, rooms, day, expect }: Round,
  known: readonly Known[],
): Promise<void> {
  const { bars, closures } = await desk.calendar(day, ROUND_DAYS - 1);
  const ofRound = ({ roomId }: { roomId: number }) => rooms.includes(roomId);
  const shown = bars.filter(ofRound).flatMap((bar) => {
    return roomNights(bar).map((night) => `${bar.bookingId} ${night}`);
  });
  const told = known.flatMap(({ code, nights }) => nights.map((night) => `${code} ${night}`));
  const [isShown, isTold] = [shown, told].map((all) => all.toSorted().join('\n'));
  expect(`the calendar shows what was told:\n${isShown}\nand not\n${isTold}`, isShown === isTold);
  const owned = [...bars, ...closures].filter(ofRound).flatMap(roomNights);
  expect(`a night has one owner: ${owned.join()}`, new Set(owned).size === owned.length);
  for (const { code, nights, totalPrice } of known) {
    const isSum = nights.length === 0 || totalPrice === nights.length * PRICE;
    expect(`${code} costs ${totalPrice} for ${nights.length} nights`, isSum);
  }
}
