import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_ROOMS_PER_BOOKING } from '../../domain/stays/party';

/** The rooms chosen so far; they are always of one hotel. */
interface SelectionState {
  hotelId: number | null;
  roomIds: number[];
}

interface RoomOfHotel {
  hotelId: number;
  roomId: number;
}

const initialState: SelectionState = { hotelId: null, roomIds: [] };

const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    /** Adds the room or takes it away. Beyond five nothing happens: the page says so. */
    roomToggled(state, { payload }: PayloadAction<RoomOfHotel>) {
      if (state.hotelId !== payload.hotelId) {
        return { hotelId: payload.hotelId, roomIds: [payload.roomId] };
      }
      if (state.roomIds.includes(payload.roomId)) {
        state.roomIds = state.roomIds.filter((id) => id !== payload.roomId);
      } else if (state.roomIds.length < MAX_ROOMS_PER_BOOKING) {
        state.roomIds.push(payload.roomId);
      }
      return state;
    },
    /** Rooms that are gone, or that the new dates do not offer. */
    roomsLost(state, action: PayloadAction<number[]>) {
      state.roomIds = state.roomIds.filter((id) => !action.payload.includes(id));
    },
    selectionCleared: () => initialState,
  },
});

export const { roomToggled, roomsLost, selectionCleared } = selectionSlice.actions;
export const selectionReducer = selectionSlice.reducer;
