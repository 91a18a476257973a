import { createAction, type Dispatch } from '@reduxjs/toolkit';

/**
 * A call that carried this token was refused with 401: it is worth nothing any more. If another one
 * is in use by now, its session goes on.
 * `leadsToLogin` is false for the quiet question "who is signed in?", which must not interrupt
 * somebody who only browses.
 */
export const sessionEnded = createAction<{
  token: string;
  leadsToLogin: boolean;
  /** The operation that was refused. */
  refused?: string;
}>('auth/sessionEnded');

/** Tells the store that the session is over, if that is why a call with this token failed. */
export function tellUnauthorized(
  dispatch: Dispatch,
  status: number,
  token: string | null,
  leadsToLogin: boolean,
  refused?: string,
): void {
  if (status === 401 && token)
    dispatch(sessionEnded({ token, leadsToLogin, ...(refused && { refused }) }));
}

/** What the API needs to know of the store; the slices themselves live in `state`. */
export interface SessionState {
  auth: { token: string | null };
  language: { language: string };
}
