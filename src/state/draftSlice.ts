import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { SpecialRequest } from '../../domain/bookings/specialRequests';
import type { Occupants } from '../../domain/stays/occupants';
import type { DraftStay } from '../../site/stayLink';
import type { NewBooking } from '../api';

/** Who comes, as typed so far. */
export interface DraftGuests {
  forOther: boolean;
  arrivingGuest: { name: string; phoneNumber: string };
  specialRequests: SpecialRequest[];
  /** By the room's id; empty as long as nobody has divided them by hand. */
  occupants: Record<string, Occupants>;
}

/** `key` is made once per stay, so that sending it twice books once. */
export interface BookingDraft extends DraftStay {
  key: string;
  phoneNumber: string;
  notes: string;
  guests?: DraftGuests | undefined;
  /** When they arrive, `HH:MM`; '' or absent as long as nobody says. */
  arrivalTime?: string | undefined;
  /** Asked of the server with every price; whether it can be used is the server's to say. */
  voucherCode?: string | undefined;
  /** Set once it is booked: coming Back then leads to the booking instead of a second one. */
  bookingId: string | null;
  /** What was sent first, as long as nobody knows whether it is booked: to be sent again, whatever else is known by then. */
  sent?: NewBooking | undefined;
  /** Its traveller went to sign in; the verification mail's link opens a tab that knows nothing else. */
  awaitsLogin?: boolean;
}

interface DraftState {
  draft: BookingDraft | null;
}

const initialState: DraftState = { draft: null };

/** For as many people, whenever. */
function sameRooms(a: DraftStay, b: DraftStay): boolean {
  const essence = ({ hotelId, roomIds, anyOfTypeIds = [], adults, children }: DraftStay) => {
    const rooms = [roomIds, anyOfTypeIds].map((ids) => [...ids].sort());
    return JSON.stringify([hotelId, rooms, adults, children]);
  };
  return essence(a) === essence(b);
}

const sameStay = (a: DraftStay, b: DraftStay): boolean =>
  sameRooms(a, b) && a.checkIn === b.checkIn && a.checkOut === b.checkOut;

const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** Keeps what was typed when the stay is the one already in the draft. */
    draftStarted: {
      prepare: (stay: DraftStay) => ({ payload: { stay, key: nanoid(24) } }),
      reducer(state, { payload }: PayloadAction<{ stay: DraftStay; key: string }>) {
        if (state.draft && sameStay(state.draft, payload.stay)) return;
        const before = state.draft;
        const { phoneNumber = '' } = before ?? {};
        state.draft = {
          ...payload.stay,
          key: payload.key,
          phoneNumber,
          notes: '',
          bookingId: null,
        };
        // What was said of a stay that is booked was said to its hotel.
        if (!before || before.bookingId) return;
        const { notes, guests, voucherCode, arrivalTime } = before;
        state.draft.notes = notes;
        // Other rooms are divided anew.
        const occupants = sameRooms(before, payload.stay) ? guests?.occupants : {};
        if (guests) state.draft.guests = { ...guests, occupants: occupants ?? {} };
        if (before.hotelId === payload.stay.hotelId) {
          Object.assign(state.draft, { voucherCode, arrivalTime });
        }
      },
    },
    draftEdited(
      state,
      action: PayloadAction<
        Partial<
          Pick<BookingDraft, 'phoneNumber' | 'notes' | 'guests' | 'arrivalTime' | 'voucherCode'>
        >
      >,
    ) {
      if (state.draft) Object.assign(state.draft, action.payload);
    },
    draftSent(state, action: PayloadAction<NewBooking>) {
      if (state.draft) state.draft.sent ??= action.payload;
    },
    draftRefused(state) {
      if (state.draft) delete state.draft.sent;
    },
    draftBooked(state, action: PayloadAction<string>) {
      if (!state.draft) return;
      state.draft.bookingId = action.payload;
      delete state.draft.sent;
    },
    loginAwaited(state, action: PayloadAction<boolean>) {
      if (state.draft) state.draft.awaitsLogin = action.payload;
    },
    draftDropped: () => initialState,
  },
});

export const {
  draftStarted,
  draftEdited,
  draftSent,
  draftRefused,
  draftBooked,
  loginAwaited,
  draftDropped,
} = draftSlice.actions;
export const draftReducer = draftSlice.reducer;
