import { mix } from '../colour';
import type { Light } from '../light';
import type { Random } from '../../random';
import { path, polygon, rect, stroke } from '../svg';

/** Where a building stands: the middle of its foot, and the light and chance it is drawn by. */
export interface Plot {
  readonly x: number;
  readonly base: number;
  /** The tree that grows here. */
  readonly tree: 'palm' | 'pine';
  readonly light: Light;
  readonly random: Random;
}

export type Facade = (plot: Plot) => string;

export interface Body {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly base: number;
}

/** The side face's width as a share of the front. */
const SIDE = 0.14;

/** A building's mass: the lit front, and the side that turns away from the light. */
export function mass(light: Light, { left, top, width, base }: Body, colour: string): string {
  const right = left + width;
  const side = width * SIDE;
  return [
    polygon(
      [
        [right - 1, top],
        [right + side, top + side * 0.3],
        [right + side, base - side * 0.1],
        [right - 1, base],
      ],
      light.shade(colour),
    ),
    rect([left, top, width, base - top], light.tone(colour)),
    polygon(
      [
        [left, top],
        [left + width * 0.5, top],
        [left, base],
      ],
      '#ffffff',
      { opacity: 0.07 },
    ),
  ].join('');
}

/** The long soft shadow a building throws over the ground, away from the sun. */
export const castShadow = ({ left, width, base }: Body) =>
  polygon(
    [
      [left - 6, base],
      [left + width * (1 + SIDE), base - 8],
      [left + width * (1 + SIDE) + 150, base + 14],
      [left + width * 0.4, base + 24],
    ],
    '#14231f',
    { opacity: 0.2 },
  );

/** A hipped roof of clay tiles; `eaves` is how far it reaches beyond the walls. */
export function tiledRoof(light: Light, body: Body, height: number, colour: string): string {
  const { left, top, width } = body;
  const [eaves, side] = [18, width * SIDE];
  const ridgeLeft = left + Math.min(width * 0.2, height);
  const ridgeRight = left + width - Math.min(width * 0.12, height * 0.6);
  const rows = Array.from({ length: Math.floor(height / 9) }, (_, i) => {
    const t = (i + 1) / (Math.floor(height / 9) + 1);
    const from = ridgeLeft + (left - eaves - ridgeLeft) * t;
    const to = ridgeRight + (left + width + eaves - ridgeRight) * t;
    return `M${from} ${top - height + height * t}H${to}`;
  });
  return [
    polygon(
      [
        [ridgeRight, top - height],
        [left + width + side + eaves, top + side * 0.3],
        [left + width + eaves - 2, top + 4],
      ],
      light.shade(mix(colour, '#5b2f2a', 0.25)),
    ),
    polygon(
      [
        [ridgeLeft, top - height],
        [ridgeRight, top - height],
        [left + width + eaves, top + 4],
        [left - eaves, top + 4],
      ],
      light.tone(colour),
    ),
    stroke(rows.join(''), light.shade(colour), 1.6, { opacity: 0.45 }),
    rect([left - eaves, top + 2, width + eaves * 2, 6], light.tone('#fbf7f0')),
    rect([left, top + 8, width, 10], '#14231f', { opacity: 0.2 }),
  ].join('');
}

/** The house's plaque: a leaf, never a word. */
export const plaque = (light: Light, x: number, y: number, size: number) =>
  rect([x - size, y - size, size * 2, size * 2], light.tone('#0b6e5f'), { rx: size * 0.4 }) +
  path(
    `M${x - size * 0.55} ${y + size * 0.55}Q${x - size * 0.7} ${y - size * 0.55} ${x + size * 0.6} ${y - size * 0.6}Q${x + size * 0.6} ${y + size * 0.6} ${x - size * 0.55} ${y + size * 0.55}Z`,
    '#f4a73b',
  );
