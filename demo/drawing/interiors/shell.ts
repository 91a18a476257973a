import { lighter, mix } from '../colour';
import { type Hour, HOURS, type Light, LIGHTS } from '../light';
import type { Random } from '../../random';
import { fade, HEIGHT, path, polygon, rect, stroke, WIDTH } from '../svg';

/** What an interior is painted with. */
interface Palette {
  readonly wall: string;
  readonly accent: string;
  readonly cloth: string;
  readonly wood: string;
}

/** A room to furnish: its light comes through a window on the left. */
export interface Interior {
  readonly light: Light;
  readonly random: Random;
  readonly palette: Palette;
}

/** Where the wall meets the floor. */
export const FLOOR = 590;

const PALETTES: readonly [Palette, ...Palette[]] = [
  { wall: '#dfe6d8', accent: '#0b6e5f', cloth: '#f4a73b', wood: '#b98555' },
  { wall: '#f3e4cf', accent: '#c2603f', cloth: '#2f7d6a', wood: '#a9714b' },
  { wall: '#d5e3e8', accent: '#2f6fb0', cloth: '#f2c76b', wood: '#c39a6b' },
  { wall: '#f0d8c8', accent: '#8a4f5c', cloth: '#d98b6a', wood: '#8f5f42' },
  { wall: '#f5efe2', accent: '#3c8c8c', cloth: '#e58b6b', wood: '#c9a57a' },
  { wall: '#cfdcd6', accent: '#4f6f52', cloth: '#e9b949', wood: '#8a6a4c' },
  { wall: '#e6dcea', accent: '#6f5a8c', cloth: '#c77dba', wood: '#b08a63' },
  { wall: '#f6e7b8', accent: '#0b6e5f', cloth: '#c2402f', wood: '#9c6b45' },
];

export function interior(random: Random, hours: readonly [Hour, ...Hour[]] = HOURS): Interior {
  const light = LIGHTS[random.pick(hours)];
  const chosen = random.pick(PALETTES);
  const dim = light.lamps > 0.3 ? 0.2 : 0;
  const wall = mix(chosen.wall, '#6b4a5a', dim);
  return { light, random, palette: { ...chosen, wall } };
}

/** The wall with panelling up to `dado` (0 for none), and a floor of boards. */
export function shell({ palette, light }: Interior, dado = 150): string {
  const { wall, wood } = palette;
  const dim = light.lamps > 0.3 ? 0.26 : 0;
  const floor = mix(lighter(wood, 0.2), '#3d2a3a', dim);
  const boards = Array.from({ length: 21 }, (_, i) => {
    const x = (i / 20) * WIDTH;
    return `M${x} ${FLOOR}L${WIDTH / 2 + (x - WIDTH / 2) * 1.9} ${HEIGHT}`;
  });
  const panels = Array.from(
    { length: 8 },
    (_, i) => `M${20 + i * 160} ${FLOOR - dado + 22}h120v${dado - 56}h-120z`,
  );
  return [
    fade('wall', [
      [0, mix(wall, '#ffffff', 0.16)],
      [1, mix(wall, '#8a6a5c', 0.14)],
    ]),
    rect([0, 0, WIDTH, FLOOR], 'url(#wall)'),
    rect([0, 0, WIDTH, 16], lighter(wall, 0.55)),
    dado
      ? rect([0, FLOOR - dado, WIDTH, dado], mix(wall, '#ffffff', 0.42)) +
        rect([0, FLOOR - dado - 6, WIDTH, 8], lighter(wall, 0.7))
      : '',
    dado > 60 ? stroke(panels.join(''), mix(wall, '#8a7a6c', 0.28), 2.5) : '',
    fade('floor', [
      [0, floor],
      [1, mix(floor, '#5b3a2a', 0.3)],
    ]),
    rect([0, FLOOR, WIDTH, HEIGHT - FLOOR], 'url(#floor)'),
    stroke(boards.join(''), mix(floor, '#4a2f22', 0.35), 1.8, { opacity: 0.55 }),
    rect([0, FLOOR - 12, WIDTH, 14], lighter(wall, 0.62)),
    rect([0, FLOOR + 2, WIDTH, 9], '#14231f', { opacity: 0.14 }),
  ].join('');
}

/** Daylight lying on the floor, thrown from a window between two x positions. */
export const sunbeam = ({ light }: Interior, from: number, to: number) =>
  polygon(
    [
      [from + 40, FLOOR + 14],
      [to + 60, FLOOR + 14],
      [to + 270, HEIGHT - 20],
      [from + 190, HEIGHT - 20],
    ],
    light.sun.colour,
    { opacity: light.lamps > 0.3 ? 0.12 : 0.3 },
  ) +
  path(
    `M${to + 30} 120L${to + 330} ${FLOOR}H${to + 60}L${to + 30} ${FLOOR - 160}Z`,
    light.sun.colour,
    { opacity: 0.07 },
  );
