import type { Light } from '../light';
import { circle, group, path, placed, type Point, polygon, rect, stroke } from '../svg';

/** A wooden fishing boat with a painted hull, cabin and flag; about 150 units long at scale 1. */
export function fishingBoat(light: Light, at: Point, scale: number, hull = '#2f6fb0'): string {
  const inner = [
    path('M-76 -10Q-60 22 -38 24H44Q66 20 82 -16Q40 -4 -10 -6Q-50 -6 -76 -10Z', light.shade(hull)),
    path('M-76 -10Q-70 2 -66 6Q0 10 74 0L82 -16Q40 -4 -10 -6Q-50 -6 -76 -10Z', light.tone(hull)),
    stroke('M-70 1Q0 9 76 -7', light.tone('#f4a73b'), 3.5),
    rect([-34, -40, 46, 34], light.tone('#f3ead6'), { rx: 3 }),
    rect([0, -40, 12, 34], light.shade('#f3ead6')),
    rect([-38, -46, 56, 8], light.tone('#c2402f'), { rx: 3 }),
    rect([-27, -33, 9, 11], light.shade('#3c6f86')),
    rect([-13, -33, 9, 11], light.shade('#3c6f86')),
    stroke('M26 -8V-74M26 -60L62 -12', light.shade('#6b4f3b'), 2.6),
    path('M26 -74l20 5l-20 7z', light.tone('#c2402f')),
    circle([62, -6], 4, light.tone('#fbf7f0')),
  ].join('');
  return placed(inner, at, scale);
}

/** A small sailing boat, far out. */
export function sailBoat(light: Light, at: Point, scale: number): string {
  const inner = [
    path('M-30 0H32Q24 15 10 15H-14Q-26 13 -30 0Z', light.shade('#8a5a3c')),
    path('M-2 -6V-76Q-30 -44 -32 -6Z', light.tone('#fdf6e6')),
    path('M4 -6V-66Q26 -34 26 -6Z', light.shade('#f6e2c4')),
  ].join('');
  return placed(inner, at, scale);
}

/** A sampan with a curved mat roof, as on slow rivers. */
export function sampan(light: Light, at: Point, scale: number, lantern = false): string {
  const inner = [
    path('M-92 -14Q-60 20 -20 20H34Q70 18 98 -18Q60 2 0 2Q-56 2 -92 -14Z', light.shade('#6f4a36')),
    stroke('M-90 -13Q-56 3 0 3Q60 3 96 -17', light.tone('#a8754f'), 4),
    path('M-34 2Q-30 -38 4 -38Q38 -38 42 2Z', light.tone('#c9a063')),
    path('M14 -37Q38 -34 42 2H24Q24 -24 14 -37Z', light.shade('#c9a063')),
    stroke('M-20 2Q-17 -30 -2 -37M4 2V-38', light.shade('#a37c45'), 2),
    lantern
      ? circle([-44, -16], 9, '#ffb54d') + circle([-44, -16], 22, '#ffb54d', { opacity: 0.28 })
      : '',
  ].join('');
  return placed(inner, at, scale);
}

/** A round basket boat, drawn up on the sand or afloat. */
export function basketBoat(light: Light, at: Point, scale: number): string {
  const inner = [
    path('M-44 -8Q-40 26 0 26Q40 26 44 -8Z', light.shade('#a8754f')),
    path('M-44 -8Q-40 26 -6 26Q-26 14 -26 -8Z', light.tone('#c08d5f')),
    path('M-46 -8A46 13 0 0 1 46 -8A46 13 0 0 1 -46 -8Z', light.tone('#d9ad78')),
    path('M-38 -8A38 9 0 0 1 38 -8A38 9 0 0 1 -38 -8Z', light.shade('#7c5638')),
    stroke('M-41 4Q0 20 41 4M-37 14Q0 28 37 14', light.shade('#7c5638'), 1.6, { opacity: 0.6 }),
    stroke('M12 -14L58 -46', light.tone('#8a6a4c'), 3.5),
  ].join('');
  return placed(inner, at, scale);
}

/** A parasol over a deck chair. */
export function parasol(light: Light, at: Point, scale: number, colour: string): string {
  const inner = [
    polygon(
      [
        [-2, 0],
        [2, 0],
        [2, -92],
        [-2, -92],
      ],
      light.shade('#fbf7f0'),
    ),
    path(
      'M-62 -76Q-50 -112 0 -116Q50 -112 62 -76Q46 -84 31 -76Q16 -84 0 -76Q-16 -84 -31 -76Q-46 -84 -62 -76Z',
      light.tone(colour),
    ),
    path('M0 -116Q50 -112 62 -76Q46 -84 31 -76Q30 -100 0 -116Z', light.shade(colour)),
    path('M0 -116Q-30 -100 -31 -76Q-16 -84 0 -76Z', light.tone('#fbf7f0')),
    stroke('M18 -4L30 -20L78 -20M78 -20L98 -44M34 -20L28 0M76 -20L82 0', light.tone('#8a6a4c'), 4),
    stroke('M32 -23H78L96 -47', light.tone('#fbf7f0'), 6),
  ].join('');
  return group(placed(inner, at, scale));
}
