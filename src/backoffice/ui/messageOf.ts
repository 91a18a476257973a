import { isRequestError } from '../../api';

/** What the server said about a failure, or our own words when it said nothing. */
export function messageOf(error: unknown, ownWords: string): string {
  return (isRequestError(error) && error.message) || ownWords;
}
