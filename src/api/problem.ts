import type { Problem } from './api.gen';
import type { RequestError } from './requestError';

/** What the server told with an error, as far as it did: other backends may leave out any of it. */
export function problemOf(error: RequestError): Partial<Problem> {
  return error.problem;
}
