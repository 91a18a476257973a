/**
 * A stored moment so much earlier, in SQL; `by` is an interval. A divided database changes no column by what hangs on the
 * session's time zone, as a moment less an interval does.
 */
export const earlier = (column: string, by: string): string =>
  `(${column} at time zone 'UTC' - ${by}) at time zone 'UTC'`;
