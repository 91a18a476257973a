import { listAt, numberAt, textAt, type Json, type JsonObject } from '../json';
import { roomsLeft } from './roomsLeft';

interface Contradiction {
  name: string;
  expected: Json;
  seen: Json;
}

const DAY_MS = 86_400_000;

/** Unless both are there, and differ by more than they may. */
function unlike(name: string, seen: number, expected: number, by = 0): Contradiction[] {
  return Math.abs(seen - expected) > by ? [{ name, expected, seen }] : [];
}

/** Room total less discount is the price; tax and fee are their share of it, in whole dong. */
function money(of: JsonObject): Contradiction[] {
  const [price, tax] = [numberAt(of, 'totalPrice'), numberAt(of, 'taxAndFee')];
  const share = (price * numberAt(of, 'taxAndFeePercent')) / 100;
  return [
    ...unlike('totalPrice', price, numberAt(of, 'roomTotal') - numberAt(of, 'discount')),
    // Half a dong may be rounded either way; a part of the discounted price is not told.
    ...unlike('taxAndFee', tax, share, numberAt(of, 'discount') > 0 ? 1.05 : 0.5),
    ...['total', 'totalAmount'].flatMap((name) => unlike(name, numberAt(of, name), price + tax)),
  ];
}

function nights(of: JsonObject): Contradiction[] {
  const [from, to] = [textAt(of, 'checkInDate'), textAt(of, 'checkOutDate')];
  return unlike('nights', numberAt(of, 'nights'), (Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** A room's nights are those of its stay, and cost what the stay does. */
function stay(of: JsonObject): Contradiction[] {
  const [count, cost] = [numberAt(of, 'stayNights'), numberAt(of, 'stayPrice')];
  const told = listAt(of, 'nights');
  if (told.length === 0) return unlike('stayPrice', cost, numberAt(of, 'price') * count);
  const sum = told.reduce<number>((all, night) => all + numberAt(night, 'price'), 0);
  return [
    ...unlike('stayNights', count, told.length),
    ...unlike('stayPrice', cost, sum),
    ...unlike('price', numberAt(of, 'price'), sum / told.length, 0.5),
  ];
}

/** Lines of a quote or a booking without any discount cost together what its rooms do. */
function lines(of: JsonObject): Contradiction[] {
  const rooms = [...listAt(of, 'rooms'), ...listAt(of, 'selectedRooms')];
  const isPlain = numberAt(of, 'discount') === 0;
  const isReduced = rooms.some((room) => !Number.isNaN(numberAt(room, 'originalPrice')));
  if (!isPlain || isReduced || rooms.length === 0) return [];
  const count = numberAt(of, 'nights');
  const costs = rooms.map((room) => {
    const told = listAt(room, 'nights');
    const sum = told.reduce<number>((all, night) => all + numberAt(night, 'price'), 0);
    return told.length > 0 ? sum : numberAt(room, 'price') * count;
  });
  return unlike(
    'roomTotal',
    numberAt(of, 'roomTotal'),
    costs.reduce((all, one) => all + one, 0),
  );
}

/** Oldest first, down to what is so now. */
function history(of: JsonObject): Contradiction[] {
  const events = listAt(of, 'history');
  const last = events.at(-1);
  if (last === undefined) return [];
  const moments = events.map((event) => textAt(event, 'at'));
  const order = moments.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const [status, now] = [textAt(last, 'status'), textAt(of, 'status')];
  return [
    ...(order.join() === moments.join()
      ? []
      : [{ name: 'history', expected: order, seen: moments }]),
    ...(status === now ? [] : [{ name: 'history', expected: now, seen: status }]),
  ];
}

/** A Vietnamese name begins with that of the family. */
function names(of: JsonObject): Contradiction[] {
  const [first, last, full] = ['firstName', 'lastName', 'fullName'].map((name) => of[name]);
  if (typeof first !== 'string' || typeof last !== 'string' || typeof full !== 'string') return [];
  const expected = `${last} ${first}`.trim().replace(/\s+/g, ' ');
  return full.replace(/\s+/g, ' ') === expected ? [] : [{ name: 'fullName', expected, seen: full }];
}

/** How many stars there are on average, by how many there are of each. */
function stars(of: JsonObject): Contradiction[] {
  const counts = listAt(of, 'distribution').map((count) => Number(count));
  if (counts.length === 0) return [];
  const total = counts.reduce((all, count) => all + count, 0);
  const sum = counts.reduce((all, count, i) => all + count * (i + 1), 0);
  return [
    ...unlike('totalReviews', numberAt(of, 'totalReviews'), total),
    ...unlike('totalElements', numberAt(of, 'totalElements'), total),
    ...unlike('totalRatings', numberAt(of, 'totalRatings'), total ? sum / total : 0, 0.0501),
  ];
}

/** Moments of Vietnam: rooms wait from 18:00 to midnight at most, and are free to cancel three days before 14:00. */
function moments(of: JsonObject): Contradiction[] {
  const day = textAt(of, 'checkInDate');
  const [hold, free] = [textAt(of, 'holdUntil'), textAt(of, 'freeCancellationUntil')];
  const at = (time: string) => Date.parse(`${day}T${time}:00+07:00`);
  const isHeld = Date.parse(hold) >= at('18:00') && Date.parse(hold) <= at('23:59');
  const hasCome = textAt(of, 'source') === 'WALK_IN';
  return [
    ...unlike('freeCancellationUntil', Date.parse(free), at('14:00') - 3 * DAY_MS),
    ...(!day || !hold || isHeld || hasCome
      ? []
      : [{ name: 'holdUntil', expected: `${day}, 18:00 to 23:59 in Vietnam`, seen: hold }]),
  ];
}

/** Rooms of a booking stand by their position. */
function positions(of: JsonObject): Contradiction[] {
  const told = listAt(of, 'selectedRooms').map((room) => numberAt(room, 'position'));
  const expected = told.toSorted((a, b) => a - b);
  if (told.some(Number.isNaN) || told.join() === expected.join()) return [];
  return [{ name: 'selectedRooms', expected, seen: told }];
}

/** What remains of a discount; below 0 when it is unlimited. */
function uses(of: JsonObject): Contradiction[] {
  const left = numberAt(of, 'quantity') - numberAt(of, 'usedCount');
  return unlike('remainingQuantity', numberAt(of, 'remainingQuantity'), left);
}

/** Nobody checks in days before the stay; around midnight nothing is said. */
function actions(of: JsonObject): Contradiction[] {
  const opens = Date.parse(`${textAt(of, 'checkInDate')}T00:00:00+07:00`);
  const offered = listAt(of, 'actions');
  if (!offered.includes('CHECK_IN') || !(opens - Date.now() > DAY_MS)) return [];
  const expected = offered.filter((action) => action !== 'CHECK_IN');
  return [{ name: 'actions', expected, seen: offered }];
}

/** "Null also for an answer taken over from elsewhere": there is no moment of what is not said. */
function answer({ answer: said, answeredAt }: JsonObject): Contradiction[] {
  if (said !== null || answeredAt === undefined || answeredAt === null) return [];
  return [{ name: 'answeredAt', expected: null, seen: answeredAt }];
}

export const SUMS = [
  money,
  nights,
  stay,
  lines,
  history,
  names,
  stars,
  moments,
  positions,
  uses,
  actions,
  answer,
  roomsLeft,
];
