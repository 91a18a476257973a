import type { Place } from '../../../domain/hotels/places';
import type { Db } from '../../db/db';
import { placeNames } from './search.queries';

/** Every name by which travellers may ask for a place, read once until something is told to have changed. */
export interface KnownPlaces {
  get(): Promise<readonly Place[]>;
  forget(): void;
}

export function knownPlaces(db: Db): KnownPlaces {
  let known: Promise<readonly Place[]> | undefined;
  const forget = () => void (known = undefined);
  const read = async () => {
    try {
      return await placeNames(db);
    } catch (error) {
      forget();
      throw error;
    }
  };
  return { get: () => (known ??= read()), forget };
}
