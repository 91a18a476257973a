import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Booking } from '../api';

/** The traveller's bookings last seen on this device, newest first, for when there is no network. */
export interface KeptBookingsState {
  bookings: Booking[];
}

const MAX_KEPT = 20;
const initialState: KeptBookingsState = { bookings: [] };

/** An answer of the API, from whichever part of it. */
interface Answer extends UnknownAction {
  payload: { content?: Booking[] } & Booking;
  meta: { arg: { endpointName: string; originalArgs: { bookingId?: string } } };
}

const isAnswer = (action: UnknownAction): action is Answer =>
  /^api\/.+\/fulfilled$/.test(action.type);
const isError = (action: UnknownAction): action is Answer =>
  /^api\/.+\/rejected$/.test(action.type);

/** The newer ones first, each once. */
export function mergedBookings(newer: Booking[], earlier: Booking[]): Booking[] {
  const ids = new Set(newer.map(({ bookingId }) => bookingId));
  return [...newer, ...earlier.filter(({ bookingId }) => !ids.has(bookingId))].slice(0, MAX_KEPT);
}

function bookingsIn({ payload, meta }: Answer): Booking[] {
  const { endpointName } = meta.arg;
  if (endpointName === 'listBookings') return payload.content ?? [];
  return /^((get|create|cancel)Booking|setArrivalTime|changeGuests)$/.test(endpointName)
    ? [payload]
    : [];
}

const keptBookingsSlice = createSlice({
  name: 'keptBookings',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnswer, (state, action) => {
        const seen = bookingsIn(action);
        if (seen.length > 0) state.bookings = mergedBookings(seen, state.bookings);
      })
      .addMatcher(isError, (state, { payload, meta }) => {
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
