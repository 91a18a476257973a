import type { Language } from '../../domain/languages/languages';
import { nearestStay, nearestStayAsLong } from '../../domain/prices/nearestStay';
import type { Db } from '../db/db';
import { textOf } from '../http/messages';
import type { Schemas } from '../http/operations';
import { calendarsOfTypes } from './calendar/calendarOf';
import { daysAround, toNearestStay } from './nearestStay';
import { freeRooms, typesOnSale } from './queries';
import { allowedRooms, whyAllRestricted, type BoundStay } from './restrictions';

/** Any room, whomever it holds. */
const ANY = { adults: 1, children: 0, bedType: '' };

/** What is left of each type for a stay; of those of which nothing is, why, and which stay is near. */
export async function typeAvailability(
  db: Db,
  hotelId: number,
  { language, ...bound }: BoundStay & { language: Language },
): Promise<Schemas['TypeAvailability'][]> {
  const { stay, now } = bound;
  const [typeIds, rooms] = await Promise.all([
    typesOnSale(db, hotelId),
    freeRooms(db, hotelId, { ...ANY, ...stay }),
  ]);
  const types = typeIds.map((typeId) => {
    const free = rooms.filter((room) => room.typeId === typeId);
    return { typeId, free, left: allowedRooms(free, bound).length };
  });
  const gone = new Set(types.flatMap(({ typeId, left }) => (left === 0 ? [typeId] : [])));
  const days = { hotelId, ...daysAround(stay, now), typeIds: gone };
  const calendars = gone.size > 0 ? await calendarsOfTypes(db, days, now) : undefined;
  return types.map(({ typeId, free, left }) => {
    if (left > 0) return { typeId, free: left };
    const reason = whyAllRestricted(free, bound);
    const calendar = calendars?.get(typeId);
    const nearest = calendar && (reason ? nearestStay : nearestStayAsLong)([calendar], stay);
    return {
      ...{ typeId, free: 0 },
      ...(reason && { reason: textOf(reason, language) }),
      ...(nearest && { nearestStay: toNearestStay(nearest) }),
    };
  });
}
