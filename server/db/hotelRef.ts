import type { RawBuilder } from 'kysely';

/**
 * Of which hotel a sub-select is: its id where that is at hand, otherwise the column outside that holds it.
 * Where tables are divided by hotels, only the id leads a statement to the one part that has the hotel.
 */
export type HotelRef = number | RawBuilder<unknown>;
