import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Day } from '../../domain/stays/stay';

/** What the traveller looks for. Days are '' until chosen; `bedType` is '' for all. */
export interface SearchCriteria {
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
  bedType: '' | 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING' | 'TWIN';
}

const initialState: SearchCriteria = {
  checkIn: '',
  checkOut: '',
  adults: 1,
  children: 0,
  bedType: '',
};

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchSubmitted(_state, action: PayloadAction<SearchCriteria>) {
      return action.payload;
    },
  },
});

export const { searchSubmitted } = searchSlice.actions;
export const searchReducer = searchSlice.reducer;
