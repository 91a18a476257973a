import { dayOfError, isDay, stayError, type Day, type Stay } from '../../../domain/stays/stay';
import type { StayWish } from '../../../domain/stays/stayWish';
import { BED_TYPES } from '../../../domain/rooms/bedTypes';
import { MAX_ADULTS, MAX_CHILDREN } from '../../../domain/stays/party';
import type { StayTexts } from '../../i18n/vi/stays';

/** What is wrong with a search: a sentence for each of the days, and nothing where all is right. */
export interface SearchErrors {
  checkIn?: string;
  checkOut?: string;
  /** Cannot be typed, only brought along; there is no sentence for it. */
  party?: true;
}

/**
 * The rules of the room search. Without Yup, which is larger than all the rest of the page's own
 * program: every visitor of a hotel would wait for it before anything can be pressed. Which stays are too short
 * the server says: one that fills a gap of a room is not.
 *
 * @param today Vietnam's
 */
export function searchErrors(wish: StayWish, texts: StayTexts, today: Day): SearchErrors {
  const checkIn = checkInMessage(wish, today, texts.errors);
  const checkOut = checkOutMessage(wish, today, texts.errors);
  return {
    ...(checkIn !== null && { checkIn }),
    ...(checkOut !== null && { checkOut }),
    ...(!isAskable(wish) && { party: true }),
  };
}

function isAskable({ adults, children, bedType }: StayWish): boolean {
  const within = (count: number, least: number, most: number) =>
    Number.isInteger(count) && count >= least && count <= most;
  const bed = bedType === '' || BED_TYPES.includes(bedType);
  return bed && within(adults, 1, MAX_ADULTS) && within(children, 0, MAX_CHILDREN);
}

function checkInMessage(stay: Stay, today: Day, errors: StayTexts['errors']): string | null {
  if (!isDay(stay.checkIn)) return errors.notADay;
  const error = stayError(stay, today);
  if (error === 'checkInPast' || error === 'tooFar') return errors[error];
  return error === 'checkOutNotAfter' ? errors.checkInNotBefore : null;
}

function checkOutMessage(stay: Stay, today: Day, errors: StayTexts['errors']): string | null {
  if (!isDay(stay.checkOut)) return errors.notADay;
  const error = stayError(stay, today);
  return error !== null && dayOfError(error) === 'checkOut' ? errors[error] : null;
}
