import type { Db } from '../../db/db';
import { placeOf } from './destinationMatch';
import { placeHotel, unplacedHotels } from './destinationMatch.queries';
import { destinationNames } from './queries';

const AT_ONCE = 500;

/** Finds the destination of hotels that were stored before there was one for them. */
export async function matchDestinations(db: Db): Promise<void> {
  const destinations = await destinationNames(db);
  for (let after: number | undefined = 0; after !== undefined;) {
    const hotels = await unplacedHotels(db, { after, most: AT_ONCE });
    for (const hotel of hotels) {
      const place = placeOf(hotel, destinations);
      if (place.destination !== null) await placeHotel(db, hotel, place);
    }
    after = hotels.at(-1)?.id;
  }
}
