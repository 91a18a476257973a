import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRequestError, type NewBooking } from '../../api';
import { useCreateBookingMutation } from '../../api/bookings';
import { paths } from '../../../site/paths';
import { draftBooked, draftRefused, draftSent } from '../../state/draftSlice';
import { handedOver } from '../../state/persistence/handedOver';
import { selectionCleared } from '../../state/selectionSlice';
import { useAppDispatch, type AppStore, type RootState } from '../../state/store';
import { bookingErrorOf, isAnswered, type BookingError } from './bookingError';
import { useToldElsewhere } from './useToldElsewhere';

/** Of that draft, if it is still the traveller's. */
const ofDraft =
  (key: string, action: UnknownAction) =>
  (dispatch: AppStore['dispatch'], getState: () => RootState) => {
    if (getState().draft.draft?.key === key) dispatch(action);
  };

/** Marks the draft as booked, unless the traveller has started another one while waiting. */
const bookedAs = (key: string, bookingId: string) => (dispatch: AppStore['dispatch']) => {
  dispatch(ofDraft(key, draftBooked(bookingId)));
  dispatch(selectionCleared());
};

/** Whether something was sent of which nobody knows what became. */
const isOpen = (_: AppStore['dispatch'], getState: () => RootState) =>
  getState().draft.draft?.sent !== undefined;

const accountHere = (_: AppStore['dispatch'], getState: () => RootState) => getState().auth.account;

const signedOutMeanwhile = (_: AppStore['dispatch'], getState: () => RootState): boolean =>
  getState().auth.token === null;

/**
 * Books once per key, however often `book` is called meanwhile; then goes on to the confirmation, in
 * place of this page. Gives the reason when it was refused. `processing` stays true after a success,
 * until the next page shows.
 */
export function useBookRooms(key: string) {
  const [create] = useCreateBookingMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [processing, setProcessing] = useState(false);
  const underWay = useRef(false);
  const stillHere = useRef(true);
  const tell = useToldElsewhere();

  useEffect(() => {
    stillHere.current = true;
    return () => {
      stillHere.current = false;
    };
  }, []);

  const book = async (newBooking: NewBooking): Promise<BookingError | null> => {
    // A second click comes before the button is seen to be disabled.
    if (underWay.current) return null;
    underWay.current = true;
    setProcessing(true);
    const isAgain = dispatch(isOpen);
    // Before it goes: a page that is loaded again while it is under way knows of it.
    dispatch(ofDraft(key, draftSent(newBooking)));
    try {
      const booking = await create({ 'Idempotency-Key': key, newBooking }).unwrap();
      dispatch(bookedAs(key, booking.bookingId));
      if (!stillHere.current) tell.booked(booking.bookingId);
      else {
        void navigate(paths.bookingConfirmation({ booking: booking.bookingId }), {
          replace: true,
          state: handedOver('bookingConfirmation', booking, dispatch(accountHere)),
        });
      }
      return null;
    } catch (error) {
      underWay.current = false;
      setProcessing(false);
      if (isRequestError(error)) {
        const reason = bookingErrorOf(error);
        const isSettled = isAgain ? isAnswered(reason) : reason.kind !== 'unknown';
        if (isSettled) dispatch(ofDraft(key, draftRefused()));
        if (!stillHere.current) tell.failed(reason);
        return reason;
      }
      // The end of the session aborts what is under way, so that no answer is left to read.
      const isSignedOut = dispatch(signedOutMeanwhile);
      return isSignedOut
        ? { kind: 'signIn', sessionEnded: true }
        : { kind: 'unknown', message: null };
    }
  };

  return { book, processing };
}
