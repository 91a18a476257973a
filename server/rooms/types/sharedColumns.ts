/** Columns that a type and its rooms have alike, unless a room names one among its own. */
export const SHARED = [
  'name',
  'room_type',
  'description',
  'capacity',
  'adults',
  'children',
  'beds',
  'type_bed',
  'services',
] as const;
export type SharedColumn = (typeof SHARED)[number];
