import type { Db } from '../../db/db';
import { destinations, type DestinationRow } from '../queries';

/** The places that travellers search for, read once until something is told to have changed. */
export interface KnownDestinations {
  get(): Promise<readonly DestinationRow[]>;
  forget(): void;
}

export function knownDestinations(db: Db): KnownDestinations {
  let known: Promise<readonly DestinationRow[]> | undefined;
  const forget = () => void (known = undefined);
  const read = async () => {
    try {
      return await destinations(db);
    } catch (error) {
      forget();
      throw error;
    }
  };
  return { get: () => (known ??= read()), forget };
}
