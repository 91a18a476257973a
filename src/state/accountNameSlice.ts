import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the account is called by, for when there is no network to ask. */
export interface AccountNameState {
  firstName: string;
}

const initialState: AccountNameState = { firstName: '' };

const accountNameSlice = createSlice({
  name: 'accountName',
  initialState,
  reducers: {
    accountNamed(state, { payload }: PayloadAction<string>) {
      state.firstName = payload;
    },
  },
});

export const { accountNamed } = accountNameSlice.actions;
export const accountNameReducer = accountNameSlice.reducer;
