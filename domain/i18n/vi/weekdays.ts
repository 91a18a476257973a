// Written out, because engines disagree on how they shorten Vietnamese weekdays.
/** Sunday first. */
export const weekdays: readonly string[] = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];
