import {
  createSlice,
  isFulfilled,
  isPending,
  isRejectedWithValue,
  type Dispatch,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { isRefused, isUnanswered, sessionEnded } from '../api';
import { accountChanged, accountOf, type Accounts } from './persistence/account';
import { readStored } from './persistence/storage';

/** The local-storage key that holds the token as a bare string. */
export const TOKEN_KEY = 'jwt';
/** And the one that tells tabs and later visits whose session ended by itself. */
export const WAITS_KEY = 'nghi-dau:waits-for';
/** When somebody last came or went on this device. */
export const CHANGED_KEY = 'nghi-dau:changed-at';

/** The operations after which the server takes the token no longer. */
export const ENDINGS = ['changePassword', 'signOutEverywhere', 'deleteAccount'] as const;
export type Ending = (typeof ENDINGS)[number];

interface AuthState extends Accounts {
  token: string | null;
  /** The address that waits for its verification mail to be opened. */
  verifyingEmail: string | null;
  /** A call was refused because the session is over: the next page is the login. */
  leadsToLogin: boolean;
  /** Is asked for at the moment. */
  asked: Ending | null;
  /** Was asked for and has had no answer: the server may have done it. */
  unanswered: Ending | null;
  /** What the session has ended by, as far as anybody knows. */
  endedBy: Ending | null;
}

/** A token as it is stored, where anybody may have written anything: what no request can carry is none. */
export function tokenIn(stored: string | null): string | null {
  return stored !== null && /^[ -~]+$/.test(stored) ? stored : null;
}

function initialAuth(): AuthState {
  const token = tokenIn(readStored(TOKEN_KEY));
  return {
    token,
    account: accountOf(token),
    waitsFor: token ? null : readStored(WAITS_KEY),
    deleted: null,
    verifyingEmail: null,
    leadsToLogin: false,
    asked: null,
    unanswered: null,
    endedBy: null,
  };
}

/** Somebody came or went; whose the remembered things are follows with `accountChanged`. */
function held(state: AuthState, token: string | null): void {
  state.token = token;
  state.waitsFor = null;
  state.deleted = null;
  state.leadsToLogin = false;
  state.asked = null;
  state.unanswered = null;
  state.endedBy = null;
}

/** The session is over by itself, or by what was asked for here. */
function ended(state: AuthState, endedBy: Ending | null, leadsToLogin: boolean): void {
  held(state, null);
  state.endedBy = endedBy;
  // What was wanted has been done: nobody is about to come back to where they were.
  if (endedBy === 'deleteAccount') state.deleted = state.account;
  else if (endedBy !== 'signOutEverywhere') state.waitsFor = state.account;
  state.leadsToLogin = leadsToLogin || endedBy !== null;
}

interface Answered {
  meta: { arg: unknown };
}

/** By its name: the calls themselves come with their pages. */
function nameOf({ meta }: Answered): unknown {
  return ((meta.arg ?? {}) as { endpointName?: unknown }).endpointName;
}

/** Which of them was answered. */
function endingOf(action: Answered): Ending | undefined {
  const name = nameOf(action);
  return ENDINGS.find((ending) => ending === name);
}

/** The session goes on: what should have ended it has not been done. */
const isProofOfLife = (action: Answered) => nameOf(action) === 'getCurrentUser';

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
        const endedBy = state.unanswered ?? state.asked;
        const foundEnded = payload.waitsFor !== null && payload.waitsFor === state.account;
        // The other tab does not know that it was asked for here.
        if (foundEnded && endedBy) return ended(state, endedBy, true);
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
        // What was refused itself has not ended it.
        const asked = payload.refused === state.asked ? null : state.asked;
        ended(state, state.unanswered ?? asked, payload.leadsToLogin);
      })
      .addCase(accountChanged, (state, { payload }) => {
        state.account = payload.account;
        state.verifyingEmail = null;
      })
      .addMatcher(isPending, (state, action) => {
        state.asked = endingOf(action) ?? state.asked;
      })
      .addMatcher(isFulfilled, (state, action) => {
        if (endingOf(action)) state.asked = null;
        if (endingOf(action) || isProofOfLife(action)) state.unanswered = null;
      })
      .addMatcher(isRejectedWithValue, (state, action) => {
        const ending = endingOf(action);
        if (!ending) return;
        state.asked = null;
        if (isUnanswered(action.payload)) state.unanswered = state.token ? ending : null;
        // It was heard, so that the session goes on after all.
        else if (isRefused(action.payload)) state.unanswered = null;
      }),
});

/** Lets go of a session that may be over, on the way to the login, which says why. */
export const sessionGivenUp = () => (dispatch: Dispatch, getState: () => { auth: AuthState }) => {
  const { token } = getState().auth;
  if (token) dispatch(sessionEnded({ token, leadsToLogin: true }));
};

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
