import type { Db } from '../../db/db';
import { releaseNights } from './store.queries';
import { plannedNightChanges, storePlan, takeComing } from './store';
import type { ChangePlan, ChangeState } from './types';

/**
 * Stores plans of bookings that the transaction has locked, all or none: every night is released before any is taken, so
 * that bookings may take each other's.
 *
 * @throws Conflict when somebody else has taken a night a moment ago
 */
export async function applyPlans(
  tx: Db,
  plans: readonly { state: ChangeState; plan: ChangePlan }[],
  { by, now }: { by: 'guest' | 'desk'; now: Date },
): Promise<void> {
  const all = [];
  for (const { state, plan } of plans) {
    const { hotelId, id: bookingId } = state.booking;
    const key = { hotelId, bookingId };
    const nights = await plannedNightChanges(tx, key, plan, now);
    if (nights.leaving.length > 0) await releaseNights(tx, key, nights.leaving);
    all.push({ key, nights });
  }
  for (const { key, nights } of all) await takeComing(tx, key, nights, by);
  for (const { state, plan } of plans) await storePlan(tx, state, plan, now);
}
