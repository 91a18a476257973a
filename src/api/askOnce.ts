import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** How the store holds the last answer, and when it was asked for. */
interface Held {
  isLoading: boolean;
  startedTimeStamp?: number | undefined;
}

interface Asked<Answer> extends PromiseLike<Held> {
  unwrap: () => Promise<Answer>;
  refetch: () => Asked<Answer>;
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
 * subscriber is dropped, without an error, when something that it shows changes meanwhile. One that was on its way
 * already, which the same question joins, is of before.
 *
 * @throws what the server says
 */
export async function askOnce<State, Args, Answer>(
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
  { initiate }: Question<State, Args, Answer>,
  args: Args,
): Promise<Answer> {
  const now = Date.now();
  const asked = dispatch(initiate(args, { forceRefetch: true }));
  try {
    let last = asked;
    while (isOfBefore(await last, now)) last = asked.refetch();
    return await last.unwrap();
  } finally {
    asked.unsubscribe();
  }
}

/** Also where the next one is on its way already: what is held is the one before it. */
const isOfBefore = ({ isLoading, startedTimeStamp = Infinity }: Held, now: number): boolean =>
  isLoading || startedTimeStamp < now;
