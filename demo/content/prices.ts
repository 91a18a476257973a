interface Dearer {
  /** Percent more on the nights of Friday and Saturday. */
  readonly weekend: number;
  /** The same over Tết, of what the weekday costs. */
  readonly tet: number;
}

/** Hotels whose prices follow the date, by their keys; the others cost the same every night. */
export const DEARER: Readonly<Record<string, Dearer>> = {
  'dua-nghieng': { weekend: 20, tet: 40 },
  'vinh-san-ho': { weekend: 15, tet: 40 },
  'dinh-hoa-cam-tu-cau': { weekend: 15, tet: 40 },
};
