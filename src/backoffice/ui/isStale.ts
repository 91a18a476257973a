import { isRequestError } from '../../api';

/** Whether it was refused because somebody changed it meanwhile. */
export function isStale(error: unknown): boolean {
  return isRequestError(error) && error.code === 'STALE';
}
