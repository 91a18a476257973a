import { bathroom } from './interiors/bathroom';
import { breakfast } from './interiors/breakfast';
import { lobby } from './interiors/lobby';
import { pool } from './interiors/pool';
import { restaurant } from './interiors/restaurant';
import { spa } from './interiors/spa';
import { type Interior, interior } from './interiors/shell';
import { seeded } from '../random';
import { mirrored, picture } from './svg';

const DRAWINGS = { bathroom, lobby, pool, restaurant, breakfast, spa } satisfies Readonly<
  Record<string, (room: Interior) => string>
>;

export type Amenity = keyof typeof DRAWINGS;

/** A part of a hotel other than its bedrooms. */
export function amenity(kind: Amenity, seed: number): string {
  const random = seeded(`${kind}/${seed}`);
  const inside = kind === 'breakfast' ? interior(random, ['morning', 'noon']) : interior(random);
  const drawn = DRAWINGS[kind](inside);
  return picture(seed % 2 ? mirrored(drawn) : drawn);
}
