import { mix } from './colour';
import type { Light } from './light';
import type { Random } from '../random';
import { fade, path, type Point, WIDTH } from './svg';

/** A smooth open line through points, as path commands after an initial move. */
export function smooth(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i] ?? [x, y];
      const middle = (px + x) / 2;
      return `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

interface Ridge {
  readonly id: string;
  /** The valley line and how far peaks rise above it. */
  readonly y: number;
  readonly rise: number;
  readonly steps: number;
  readonly colour: string;
  readonly depth: number;
}

/** One layer of hills across the picture, dissolving into the haze at its foot. */
export function ridge(light: Light, random: Random, hill: Ridge): string {
  const points = Array.from({ length: hill.steps + 1 }, (_, i): Point => {
    const up = i % 2 ? random.between(0.55, 1) : random.between(0, 0.35);
    return [(i / hill.steps) * (WIDTH + 80) - 40, hill.y - hill.rise * up];
  });
  const [first] = points;
  const top = light.tone(hill.colour, hill.depth);
  const d = `M-40 ${hill.y + 90}L-40 ${first?.[1] ?? hill.y}${smooth(points)}L${WIDTH + 40} ${hill.y + 90}Z`;
  return (
    fade(hill.id, [
      [0, top],
      [1, mix(top, light.haze, 0.62)],
    ]) + path(d, `url(#${hill.id})`)
  );
}

/** A long bank of mist; several of them, overlapping, make depth. */
export const mist = (light: Light, y: number, height: number, opacity: number) =>
  path(
    `M0 ${y}C${WIDTH * 0.25} ${y - height} ${WIDTH * 0.4} ${y + height * 0.5} ${WIDTH * 0.6} ${y - height * 0.2}S${WIDTH * 0.9} ${y - height} ${WIDTH} ${y}V${y + height}H0Z`,
    mix(light.haze, '#ffffff', 0.45),
    { opacity },
  );
