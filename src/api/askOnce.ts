import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface Asked<Answer> {
  unwrap: () => Promise<Answer>;
  unsubscribe: () => void;
}

/** An operation that can be asked. */
export interface Question<State, Args, Answer> {
  initiate: (
    args: Args,
    options: { forceRefetch: true },
  ) => ThunkAction<Asked<Answer>, State, unknown, UnknownAction>;
}

/**
 * An answer as it is now, which nobody keeps. It is wanted until it is here: the answer to a question without a
 * subscriber is dropped, without an error, when something that it shows changes meanwhile.
 *
 * @throws what the server says
 */
export function askOnce<State, Args, Answer>(
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
  { initiate }: Question<State, Args, Answer>,
  args: Args,
): Promise<Answer> {
  const asked = dispatch(initiate(args, { forceRefetch: true }));
  return asked.unwrap().finally(asked.unsubscribe);
}
