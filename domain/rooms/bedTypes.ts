export const BED_TYPES = ['SINGLE', 'DOUBLE', 'QUEEN', 'KING', 'TWIN'] as const;
export type BedType = (typeof BED_TYPES)[number];
