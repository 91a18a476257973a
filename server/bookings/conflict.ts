import { isTaken } from '../db/sqlStates';

/** A key or a condition said no: the key was used, or a night or the voucher was taken a moment ago. */
export class Conflict extends Error {}

/** @throws Conflict where a primary key says no */
export async function orConflict<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isTaken(error)) throw new Conflict();
    throw error;
  }
}
