import { createAction } from '@reduxjs/toolkit';

/**
 * A call that carried a token was refused with 401: the token is worth nothing any more.
 * `leadsToLogin` is false for the quiet question "who is signed in?", which must not interrupt
 * somebody who only browses.
 */
export const sessionEnded = createAction<{ leadsToLogin: boolean }>('auth/sessionEnded');

/** What the API needs to know of the store; the slices themselves live in `state`. */
export interface SessionState {
  auth: { token: string | null };
  language: { language: string };
}
