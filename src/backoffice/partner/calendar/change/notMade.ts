import { isRefused, isUnanswered } from '../../../../api';

/** Why a change of stays is not known to be made, which has been said: `open` can be asked for again as it is. */
export type NotMade = 'refused' | 'unknown' | 'open';

export const isMade = <T>(made: T | NotMade): made is T => typeof made !== 'string';

/** Of what was not even sent. */
export const whyNot = (error: unknown): NotMade => (isRefused(error) ? 'refused' : 'open');

/** Catches what became of what was sent: notes whether anybody knows, and throws on. */
export const noting = (note: (made: NotMade) => void) => (error: unknown) => {
  note(isUnanswered(error) ? 'unknown' : 'open');
  throw error;
};
