import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../api';
import { accountChanged, accountOf, type Accounts } from './persistence/account';
import { readStored } from './persistence/storage';

/** The local-storage key that holds the token as a bare string. */
export const TOKEN_KEY = 'jwt';
/** And the one that tells tabs and later visits whose session ended by itself. */
export const WAITS_KEY = 'nghi-dau:waits-for';
/** When somebody last came or went on this device. */
export const CHANGED_KEY = 'nghi-dau:changed-at';

interface AuthState extends Accounts {
  token: string | null;
  /** The address that waits for its verification mail to be opened. */
  verifyingEmail: string | null;
  /** A call was refused because the session is over: the next page is the login. */
  leadsToLogin: boolean;
}

function initialAuth(): AuthState {
  const token = readStored(TOKEN_KEY) || null;
  return {
    token,
    account: accountOf(token),
    waitsFor: token ? null : readStored(WAITS_KEY),
    deleted: null,
    verifyingEmail: null,
    leadsToLogin: false,
  };
}

/** Somebody came or went; whose the remembered things are follows with `accountChanged`. */
function held(state: AuthState, token: string | null): void {
  state.token = token;
  state.waitsFor = null;
  state.deleted = null;
  state.leadsToLogin = false;
}

const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    signedIn: (state, action: PayloadAction<string>) => held(state, action.payload),
    signedOut: (state) => held(state, null),
    accountDeleted(state) {
      held(state, null);
      state.deleted = state.account;
    },
    /** Another tab signed in or out, or was told that the session is over. */
    tokenChangedElsewhere: {
      prepare: (token: string | null) => ({
        payload: { token, waitsFor: token ? null : readStored(WAITS_KEY) },
      }),
      reducer(
        state,
        { payload }: PayloadAction<{ token: string | null; waitsFor: string | null }>,
      ) {
        held(state, payload.token);
        state.waitsFor = payload.waitsFor;
      },
    },
    loginReached(state) {
      state.leadsToLogin = false;
    },
    verificationAwaited(state, action: PayloadAction<string>) {
      state.verifyingEmail = action.payload;
    },
    emailVerified(state) {
      state.verifyingEmail = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state, { payload }) => {
        if (payload.token !== state.token) return;
        held(state, null);
        state.waitsFor = state.account;
        state.leadsToLogin = payload.leadsToLogin;
      })
      .addCase(accountChanged, (state, { payload }) => {
        state.account = payload.account;
        state.verifyingEmail = null;
      }),
});

export const {
  signedIn,
  signedOut,
  accountDeleted,
  tokenChangedElsewhere,
  loginReached,
  verificationAwaited,
  emailVerified,
} = authSlice.actions;
export const authReducer = authSlice.reducer;
