import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_ROOMS_PER_BOOKING } from '../../domain/stays/party';

/** The rooms chosen so far; they are always of one hotel. */
interface SelectionState {
  hotelId: number | null;
  roomIds: number[];
  /** Of these, those that were not named: a like room of their type will do. */
  anyOfTypeIds?: number[];
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
        const isKept = (id: number) => id !== payload.roomId;
        state.roomIds = state.roomIds.filter(isKept);
        if (state.anyOfTypeIds) state.anyOfTypeIds = state.anyOfTypeIds.filter(isKept);
      } else if (state.roomIds.length < MAX_ROOMS_PER_BOOKING) {
        state.roomIds.push(payload.roomId);
      }
      return state;
    },
    /** The whole choice: rooms picked by type, or without those that the dates do not offer. */
    roomsChosen: (_, { payload }: PayloadAction<Required<SelectionState>>) => payload,
    selectionCleared: () => initialState,
  },
});

export const { roomToggled, roomsChosen, selectionCleared } = selectionSlice.actions;
export const selectionReducer = selectionSlice.reducer;
