interface DatedRules {
  /** Percent more on the nights of Friday and Saturday. */
  readonly weekend?: number;
  /** The same over Tết, of what the weekday costs. */
  readonly tet?: number;
  /** The fewest nights of a stay over Tết. */
  readonly tetNights?: number;
  /** The fewest nights of a stay over a Saturday. */
  readonly saturdayNights?: number;
}

/** Hotels whose prices, or stays, follow the date, by their keys; the others are the same every night. */
export const DATED_RULES: Readonly<Record<string, DatedRules>> = {
  'dua-nghieng': { weekend: 20, tet: 40, tetNights: 3 },
  'vinh-san-ho': { weekend: 15, tet: 40, tetNights: 3 },
  'dinh-hoa-cam-tu-cau': { weekend: 15, tet: 40 },
  'hoang-hon-do': { saturdayNights: 2 },
};
