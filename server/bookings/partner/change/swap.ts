import { vietnamToday } from '../../../../domain/stays/stay';
import type { Db } from '../../../db/db';
import { ApiError, invalid, notFound } from '../../../http/errors';
import type { Services } from '../../../services';
import { storedInAttempts } from '../../attempts';
import type { Changed } from '../../change/change';
import { loadState } from '../../change/loadState';
import { planChange } from '../../change/plan';
import { refuseStatus } from '../../change/refuse';
import { linesOfBooking } from '../../change/state.queries';
import type { ChangeState, ChangeWish } from '../../change/types';
import { lockBookings } from '../../change/undo.queries';
import { keepHotel } from '../../write.queries';
import { partnerBooking } from '../queries';
import { refuseTaken, storeTogether, withClashes } from './together';

/** One side of a swap. */
interface SwapSide {
  code: string;
  version: number;
  position: number;
}

export interface SwapRequest {
  hotelId: number;
  ownerId: number;
  sides: readonly [SwapSide, SwapSide];
  publicUrl: string;
}

type Booking = ChangeState['booking'];

/**
 * Lets two bookings have each other's room from tonight on, both or none; prices stay.
 *
 * @throws ApiError 404, 409 or 422; nothing is stored then
 */
export async function swapRooms(
  services: Pick<Services, 'db' | 'inHotelTransaction' | 'clock'>,
  request: SwapRequest,
): Promise<void> {
  const { inHotelTransaction, clock } = services;
  const swapped = await storedInAttempts({
    attempt: () =>
      inHotelTransaction(request.hotelId, (tx) => swapWithin(tx, request, clock.now())),
    earlier: () => Promise.resolve(undefined),
    // Says what somebody else took; when they have given it back, it is tried again.
    refuse: async () => refuseTaken(await previewSwap(services, request)),
  });
  if (!swapped) throw new ApiError('ROOM_TAKEN', { takenRoomIds: [] });
}

/**
 * What that would do to each of them, without storing anything.
 *
 * @throws ApiError 404, 409 or 422
 */
export async function previewSwap(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  request: SwapRequest,
): Promise<[Changed, Changed]> {
  return plannedSwap(db, request, { bookings: await readBoth(db, request), now: clock.now() });
}

async function swapWithin(tx: Db, request: SwapRequest, now: Date): Promise<true> {
  const { hotelId } = request;
  await keepHotel(tx, hotelId);
  const seen = await readBoth(tx, request);
  await lockBookings(tx, hotelId, [seen[0].id, seen[1].id]);
  const bookings = await readBoth(tx, request);
  const changes = await plannedSwap(tx, request, { bookings, now });
  refuseTaken(changes);
  await storeTogether(tx, changes, { publicUrl: request.publicUrl, now });
  return true;
}

async function plannedSwap(
  db: Db,
  request: SwapRequest,
  { bookings, now }: { bookings: readonly [Booking, Booking]; now: Date },
): Promise<[Changed, Changed]> {
  const { sides } = request;
  if (bookings.some(({ version }, i) => version !== sides[i]!.version)) throw new ApiError('STALE');
  const rooms = [await roomOf(db, bookings[0], sides[0]), await roomOf(db, bookings[1], sides[1])];
  if (bookings[0].id === bookings[1].id || rooms[0] === rooms[1]) {
    throw invalid({ other: 'uniqueItems' });
  }
  const loaded = async (i: 0 | 1) => {
    const wish = wishOf(request, { side: sides[i], roomId: rooms[1 - i]! });
    const together = [bookings[1 - i]!.id];
    const state = await loadState(db, bookings[i], wish, { now, together });
    refuseStatus(state, wish, now);
    return { state, wish, now };
  };
  // That one of them has ended says more than where the other could not go.
  const [own, other] = [await loaded(0), await loaded(1)];
  const [one, two] = withClashes([planned(own), planned(other)], now);
  return [one!, two!];
}

function planned({ state, wish, now }: Omit<Changed, 'plan'>): Changed {
  const plan = planChange(state, wish, now);
  if (state.booking.checkOut <= vietnamToday(now) || plan.kinds.length === 0) {
    throw new ApiError('NOTHING_CHANGED');
  }
  return { state, plan, wish, now };
}

async function readBoth(
  tx: Db,
  { hotelId, ownerId, sides }: SwapRequest,
): Promise<[Booking, Booking]> {
  const [one, other] = [
    await partnerBooking(tx, { hotelId, ownerId, code: sides[0].code }),
    await partnerBooking(tx, { hotelId, ownerId, code: sides[1].code }),
  ];
  if (!one || !other) throw notFound();
  return [one, other];
}

/** The room of the line's last night. */
async function roomOf(tx: Db, booking: Booking, { position }: SwapSide): Promise<number> {
  const { hotelId, id: bookingId } = booking;
  const lines = await linesOfBooking(tx, { hotelId, bookingId }, booking);
  const line = lines.find((known) => known.position === position);
  if (!line) throw invalid({ position: 'roomGone' });
  return line.nights.at(-1)!.roomId;
}

function wishOf(
  { ownerId }: SwapRequest,
  { side, roomId }: { side: SwapSide; roomId: number },
): ChangeWish {
  return {
    version: side.version,
    lines: [{ position: side.position, roomId }],
    ...{ addRooms: [], removeLines: [], by: 'desk', userId: ownerId, paysDifference: false },
  };
}
