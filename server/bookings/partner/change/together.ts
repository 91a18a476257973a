import { vietnamToday } from '../../../../domain/stays/stay';
import type { Db } from '../../../db/db';
import { ApiError, invalid, notFound } from '../../../http/errors';
import type { Services } from '../../../services';
import { storedInAttempts } from '../../attempts';
import { applyPlans } from '../../change/apply';
import { expectSeenTotal, plannedChange, refuseUnseen, type Changed } from '../../change/change';
import { refuseTakenRooms } from '../../change/refuse';
import { tellDeskChange } from '../../change/tell';
import { nightKey, type ChangeState, type ChangeWish } from '../../change/types';
import { lockBookings, stayRows } from '../../change/undo.queries';
import { keepHotel } from '../../write.queries';
import { partnerBooking } from '../queries';

export interface TogetherRequest {
  hotelId: number;
  ownerId: number;
  changes: readonly { code: string; wish: ChangeWish }[];
  publicUrl: string;
}

type Booking = ChangeState['booking'];

/**
 * Changes several bookings of a hotel, all or none.
 *
 * @throws ApiError 404, 409 or 422; nothing is stored then
 */
export async function changeTogether(
  services: Pick<Services, 'db' | 'inHotelTransaction' | 'clock'>,
  request: TogetherRequest,
): Promise<void> {
  const { inHotelTransaction, clock } = services;
  const changed = await storedInAttempts({
    attempt: () =>
      inHotelTransaction(request.hotelId, (tx) => changeWithin(tx, request, clock.now())),
    earlier: () => Promise.resolve(undefined),
    // Says what somebody else took; when they have given it back, it is tried again.
    refuse: async () => refuseTaken(await previewTogether(services, request)),
  });
  if (!changed) throw new ApiError('ROOM_TAKEN', { takenRoomIds: [] });
}

/**
 * What that would do to each of them, without storing anything.
 *
 * @throws ApiError 404, 409 or 422
 */
export async function previewTogether(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  request: TogetherRequest,
): Promise<Changed[]> {
  return planned(db, request, { bookings: await readAll(db, request), now: clock.now() });
}

/** They have each other's rooms as free, and are taken back together. */
export async function storeTogether(
  tx: Db,
  changes: readonly Changed[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const before = [];
  for (const { state } of changes) {
    const { hotelId, id: bookingId } = state.booking;
    before.push(await stayRows(tx, { hotelId, bookingId }));
  }
  await applyPlans(tx, changes, { by: 'desk', now });
  for (const [i, changed] of changes.entries()) {
    const next = changes[(i + 1) % changes.length]!.state.booking.id;
    const isAlone = changes.length === 1;
    const facts = { before: before[i]!, publicUrl, ...(!isAlone && { changedWith: next }) };
    await tellDeskChange(tx, changed, facts);
  }
}

async function changeWithin(tx: Db, request: TogetherRequest, now: Date): Promise<true> {
  const { hotelId, publicUrl } = request;
  await keepHotel(tx, hotelId);
  const seen = await readAll(tx, request);
  const ids = seen.map(({ id }) => id);
  await lockBookings(tx, hotelId, ids);
  const all = await planned(tx, request, { bookings: await readAll(tx, request), now });
  for (const { wish } of all) expectSeenTotal(wish);
  const changes = all.filter(({ plan }) => plan.kinds.length > 0);
  if (changes.length === 0) throw new ApiError('NOTHING_CHANGED');
  refuseTaken(all);
  for (const { plan, wish } of all) refuseUnseen(plan, wish);
  await storeTogether(tx, changes, { publicUrl, now });
  return true;
}

async function planned(
  db: Db,
  { changes }: TogetherRequest,
  { bookings, now }: { bookings: readonly Booking[]; now: Date },
): Promise<Changed[]> {
  const ids = bookings.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ changes: 'uniqueItems' });
  const all: Changed[] = [];
  for (const [i, booking] of bookings.entries()) {
    const { wish } = changes[i]!;
    const together = ids.filter((id) => id !== booking.id);
    all.push({ ...(await plannedChange(db, booking, wish, { now, together })), wish, now });
  }
  return withClashes(all, now);
}

/** What two of them want is taken, of whoever has it not already. */
export function withClashes(all: readonly Changed[], now: Date): Changed[] {
  const today = vietnamToday(now);
  const wanted = new Map<string, number>();
  for (const { plan } of all) {
    for (const { roomId, night } of plan.lines.flatMap(({ after }) => after)) {
      const key = nightKey(roomId, night);
      wanted.set(key, (wanted.get(key) ?? 0) + 1);
    }
  }
  return all.map((changed) => {
    const { lines, conflicts } = changed.plan;
    const nightsOf = (side: 'before' | 'after') =>
      lines.flatMap(({ position, [side]: nights }) =>
        nights.map(({ roomId, night }) => ({ position, roomId, night })),
      );
    const own = new Set(nightsOf('before').map(({ roomId, night }) => nightKey(roomId, night)));
    const clashes = nightsOf('after').filter(({ roomId, night }) => {
      const key = nightKey(roomId, night);
      return night >= today && wanted.get(key)! > 1 && !own.has(key);
    });
    return { ...changed, plan: { ...changed.plan, conflicts: [...conflicts, ...clashes] } };
  });
}

/** @throws ApiError 409 with all rooms that somebody else has, of whichever of them */
export function refuseTaken(all: readonly Changed[]): void {
  refuseTakenRooms({ conflicts: all.flatMap(({ plan }) => plan.conflicts) });
}

async function readAll(db: Db, { hotelId, ownerId, changes }: TogetherRequest): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (const { code } of changes) {
    const booking = await partnerBooking(db, { hotelId, ownerId, code });
    if (!booking) throw notFound();
    bookings.push(booking);
  }
  return bookings;
}
