import { holdOfBooking } from '../../../domain/bookings/holds';
import { vietnamToday } from '../../../domain/stays/stay';
import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import type { Changed } from '../../db/hotelChange';
import { nightsOfRoom } from '../../rooms/nightsOfRoom';
import { keepAgreedCode, setVoucherAmount } from '../../vouchers/uses.queries';
import type { KeyOfRow } from '../booking.queries';
import { changeOfBooking } from '../changeOfBooking';
import { Conflict, orConflict } from '../conflict';
import { insertBookedRooms } from '../write.queries';
import {
  deleteLines,
  forgetWrongOccupants,
  rewriteNights,
  setLinePrice,
  setLineRoom,
  takenNights,
  takeSomeNights,
  updateStay,
  vacateLines,
  type RoomNight,
} from './store.queries';
import { nightKey, type ChangePlan, type ChangeState, type PlannedLine } from './types';

type Booking = ChangeState['booking'];

/** Which nights leave a booking, and which come. */
export interface NightChanges {
  leaving: RoomNight[];
  coming: RoomNight[];
}

/** From the nights that it holds to those that it shall hold. */
export function nightChanges(
  held: readonly RoomNight[],
  wanted: readonly RoomNight[],
): NightChanges {
  const keys = (nights: readonly RoomNight[]) =>
    new Set(nights.map(({ roomId, night }) => nightKey(roomId, night)));
  const [isHeld, isWanted] = [keys(held), keys(wanted)];
  return {
    leaving: held.filter((night) => !isWanted.has(nightKey(night.roomId, night.night))),
    coming: wanted.filter((night) => !isHeld.has(nightKey(night.roomId, night.night))),
  };
}

/** @throws Conflict when somebody else has taken one of them a moment ago, or a room has gone */
export async function takeComing(
  tx: Db,
  key: KeyOfRow,
  { coming }: NightChanges,
  by: 'guest' | 'desk',
): Promise<void> {
  if (coming.length === 0) return;
  const taken = await orConflict(takeSomeNights(tx, key, coming, by));
  if (taken !== coming.length) throw new Conflict();
}

/** The nights of a plan that differ from what the booking holds; none that is over comes. */
export async function plannedNightChanges(
  tx: Db,
  key: KeyOfRow,
  { lines }: ChangePlan,
  now: Date,
): Promise<NightChanges> {
  const wanted = lines.flatMap(({ after }) => after);
  const { leaving, coming } = nightChanges(await takenNights(tx, key), wanted);
  return { leaving, coming: coming.filter(({ night }) => night >= vietnamToday(now)) };
}

/** Stores a plan of a booking that the transaction has locked; its nights are changed already. */
export async function storePlan(
  tx: Db,
  state: ChangeState,
  plan: ChangePlan,
  now: Date,
): Promise<void> {
  const { booking } = state;
  const key = { hotelId: booking.hotelId, bookingId: booking.id };
  await storeLines(tx, key, state, plan);
  await rewriteNights(tx, key, plan.lines);
  await updateStay(tx, key, { ...plan, ...plan.stay, ...calendarFacts(booking, plan, now) });
  await forgetWrongOccupants(tx, key, plan);
  if (booking.voucherCode !== null) await setVoucherAmount(tx, key, plan.quote.discount);
  if (typeof state.discount === 'object') await keepAgreedCode(tx, key, state.discount);
  await recordHotelChange(tx, booking.hotelId, changeOfStay(booking, plan));
}

/** The days that it left are told, too. */
function changeOfStay(booking: Booking, { stay }: Pick<ChangePlan, 'stay'>): Changed {
  const ins = [booking.checkIn, stay.checkIn].sort();
  const outs = [booking.checkOut, stay.checkOut].sort();
  return changeOfBooking({ code: booking.code, checkIn: ins[0]!, checkOut: outs[1]! });
}

/** Another day of arrival has its own hold, and the time of arrival was said of the day before. */
function calendarFacts(booking: Booking, { stay }: Pick<ChangePlan, 'stay'>, now: Date) {
  const { source, arrivalTime, calendarSequence } = booking;
  const hold = holdOfBooking({ ...stay, source }, now);
  if (stay.checkIn === booking.checkIn) {
    const sequence = calendarSequence + 1;
    const kept = source === 'WALK_IN' ? hold : booking.holdUntil;
    return { holdUntil: kept, arrivalTime, calendarSequence: sequence };
  }
  const sequence = calendarSequence + (arrivalTime === null ? 1 : 2);
  return { holdUntil: hold, arrivalTime: null, calendarSequence: sequence };
}

async function storeLines(
  tx: Db,
  key: KeyOfRow,
  { rooms }: ChangeState,
  { lines, stay }: ChangePlan,
): Promise<void> {
  const gone = lines.filter(({ after }) => after.length === 0);
  const kept = lines.filter(({ before, after }) => before.length > 0 && after.length > 0);
  const added = lines.filter(({ before }) => before.length === 0);
  const positions = (some: readonly PlannedLine[]) => some.map(({ position }) => position);
  const moved = kept.filter(({ before, after }) => before.at(-1)!.roomId !== after.at(-1)!.roomId);
  const roomOf = ({ after }: PlannedLine) => rooms.get(after.at(-1)!.roomId)!;
  if (gone.length > 0) await deleteLines(tx, key, positions(gone));
  if (moved.length > 0) await vacateLines(tx, key, positions(moved));
  for (const line of moved) {
    await setLineRoom(tx, key, { position: line.position, room: roomOf(line) });
  }
  if (added.length > 0) {
    const priced = added.map((line) => ({
      ...{ ...roomOf(line), position: line.position },
      nights: nightsOfRoom(roomOf(line), stay, null),
    }));
    await insertBookedRooms(tx, key, priced);
  }
  for (const line of [...kept, ...added]) await setLinePrice(tx, key, line);
}
