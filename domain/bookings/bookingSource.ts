/** How the hotel's desk says that a guest came to book. */
export const DESK_SOURCES = ['WALK_IN', 'PHONE', 'OTHER'] as const;

/** The same of any booking; on the website guests book themselves. */
export type BookingSource = 'WEBSITE' | (typeof DESK_SOURCES)[number];
