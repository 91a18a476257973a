import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../api';
import { readStored } from './storage';

/** The local-storage key that holds the token as a bare string. */
export const TOKEN_KEY = 'jwt';

interface AuthState {
  token: string | null;
  /** The address that waits for its verification mail to be opened. */
  verifyingEmail: string | null;
  /** A call was refused because the session is over: the next page is the login. */
  leadsToLogin: boolean;
}

function initialAuth(): AuthState {
  return { token: readStored(TOKEN_KEY) || null, verifyingEmail: null, leadsToLogin: false };
}

const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    signedIn(state, action: PayloadAction<string>) {
      state.token = action.payload;
      state.leadsToLogin = false;
    },
    signedOut(state) {
      state.token = null;
      state.leadsToLogin = false;
    },
    /** Another tab signed in or out. */
    tokenChangedElsewhere(state, action: PayloadAction<string | null>) {
      state.token = action.payload;
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
    builder.addCase(sessionEnded, (state, action) => {
      state.token = null;
      state.leadsToLogin = action.payload.leadsToLogin;
    }),
});

export const {
  signedIn,
  signedOut,
  tokenChangedElsewhere,
  loginReached,
  verificationAwaited,
  emailVerified,
} = authSlice.actions;
export const authReducer = authSlice.reducer;
