import { sql } from 'kysely';

/** Who sleeps in the room of one line `booking_rooms k`; null where it was not said. */
export const occupantsOfLine = sql`case when k.occupant_adults is not null then json_build_object(
  'adults', k.occupant_adults, 'childAges', to_json(k.child_ages)
) end`;
