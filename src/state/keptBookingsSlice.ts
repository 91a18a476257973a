import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, type Booking } from '../api';
import { signedIn, signedOut, tokenChangedElsewhere } from './authSlice';

/** The traveller's bookings last seen on this device, newest first, for when there is no network. */
export interface KeptBookingsState {
  bookings: Booking[];
  /** Nobody is signed in any more: what comes late from the device's memory stays out. */
  forgotten?: boolean;
}

const MOST_KEPT = 20;
const initialState: KeptBookingsState = { bookings: [] };
const forget = (): KeptBookingsState => ({ bookings: [], forgotten: true });
const beginAnew = (): KeptBookingsState => initialState;

/** An answer of the API, from whichever part of it. */
interface Answer extends UnknownAction {
  payload: { content?: Booking[] } & Booking;
  meta: { arg: { endpointName: string; originalArgs: { bookingId?: string } } };
}

const isAnswer = (action: UnknownAction): action is Answer =>
  /^api\/.+\/fulfilled$/.test(action.type);
const isRefusal = (action: UnknownAction): action is Answer =>
  /^api\/.+\/rejected$/.test(action.type);

function merged(newer: Booking[], earlier: Booking[]): Booking[] {
  const ids = new Set(newer.map(({ bookingId }) => bookingId));
  return [...newer, ...earlier.filter(({ bookingId }) => !ids.has(bookingId))].slice(0, MOST_KEPT);
}

function bookingsIn({ payload, meta }: Answer): Booking[] {
  const { endpointName } = meta.arg;
  if (endpointName === 'listBookings') return payload.content ?? [];
  return /^(get|create|cancel)Booking$/.test(endpointName) ? [payload] : [];
}

const keptBookingsSlice = createSlice({
  name: 'keptBookings',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, beginAnew)
      .addCase(signedOut, forget)
      .addCase(sessionEnded, forget)
      .addCase(tokenChangedElsewhere, (_, { payload }) => (payload ? beginAnew() : forget()))
      .addCase('persist/REHYDRATE', (state, { payload }: UnknownAction) => {
        const remembered = payload as { keptBookings?: { bookings?: unknown } } | undefined;
        const earlier = remembered?.keptBookings?.bookings;
        if (state.forgotten || !Array.isArray(earlier)) return state;
        return { bookings: merged(state.bookings, earlier as Booking[]) };
      })
      .addMatcher(isAnswer, (state, action) => {
        const seen = bookingsIn(action);
        if (seen.length > 0) state.bookings = merged(seen, state.bookings);
      })
      .addMatcher(isRefusal, (state, { payload, meta }) => {
        const { endpointName, originalArgs } = meta.arg;
        const isGone = endpointName === 'getBooking' && payload?.status === (404 as unknown);
        if (isGone) {
          state.bookings = state.bookings.filter(
            ({ bookingId }) => bookingId !== originalArgs.bookingId,
          );
        }
      }),
});

export const keptBookingsReducer = keptBookingsSlice.reducer;
