import { isRequestError } from '../../api';

/** Whether there is no such thing: an id that the contract does not take is nobody's either. */
export function isNotFound(error: unknown): boolean {
  return isRequestError(error) && (error.status === 404 || error.status === 422);
}
