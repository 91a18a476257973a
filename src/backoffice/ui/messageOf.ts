import { isApiError } from '../../api';

/** What the server said about a failure, or our own words when it said nothing. */
export function messageOf(error: unknown, ownWords: string): string {
  return (isApiError(error) && error.message) || ownWords;
}
