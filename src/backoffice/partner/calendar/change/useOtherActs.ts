import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { api } from '../../../../api';
import type { RootState } from '../../../../state/store';
import { onSettled, type SettledAct } from '../../bookings/settledActs';

/** Takes back what was done last, from the toast that tells of it. */
const UNDONE: ReadonlySet<string> = new Set(['undoBookingChange', 'undoCheckIn', 'undoCheckOut']);

/** What changes what the calendar shows. */
const ACTS: ReadonlySet<string> = new Set([
  'cancelPartnerBooking',
  'changeBookingsTogether',
  'changeNights',
  'changePartnerBooking',
  'changePartnerGuests',
  'checkInBooking',
  'checkOutBooking',
  'createPartnerBooking',
  'releaseBooking',
  'resetNights',
  'swapBookingRooms',
  ...UNDONE,
]);

/**
 * Tells of everything that is done in the calendar and beside it, from wherever it is sent, and when it was sent. It may
 * tell so a little later than who has sent it hears of it.
 */
export function useOtherActs(onAct: (act: SettledAct) => void): void {
  const { subscribe, getState } = useStore<RootState>();
  const tell = useEffectEvent(onAct);
  // Its own answer never came.
  useEffect(() => onSettled((act) => tell(act)), []);
  useEffect(() => {
    const done = () =>
      Object.values(getState()[api.reducerPath].mutations).flatMap((sent) =>
        sent?.status === QueryStatus.fulfilled && ACTS.has(sent.endpointName) ? [sent] : [],
      );
    let known = done();
    return subscribe(() => {
      const now = done();
      const before = new Set(known.map(({ requestId }) => requestId));
      known = now;
      for (const { requestId, startedTimeStamp: sentAt, endpointName } of now) {
        if (!before.has(requestId)) tell({ sentAt, isUndo: UNDONE.has(endpointName) });
      }
    });
  }, [subscribe, getState]);
}
