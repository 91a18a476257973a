import { isTaken } from '../db/sqlStates';
import { invalid } from './errors';

/**
 * What was stored, unless something else has the number, code or name that no two may have.
 *
 * @throws ApiError 422 with these fields then
 */
export async function refusedWhenTaken<T>(
  stored: Promise<T>,
  fields: Parameters<typeof invalid>[0],
): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    if (isTaken(error)) throw invalid(fields);
    throw error;
  }
}
