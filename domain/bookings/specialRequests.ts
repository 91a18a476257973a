export const BED_REQUESTS = ['DOUBLE_BED', 'TWIN_BEDS'] as const;
export const FLOOR_REQUESTS = ['HIGH_FLOOR', 'LOW_FLOOR'] as const;

/** What a guest may like of a room; none of it is promised. */
export type SpecialRequest =
  | (typeof BED_REQUESTS)[number]
  | (typeof FLOOR_REQUESTS)[number]
  | 'QUIET_ROOM';
