import { mix } from '../colour';
import type { Light } from '../light';
import type { Random } from '../../random';
import { circle, group, oval, path, type Point, rect, stroke } from '../svg';

const SILKS = ['#e0482f', '#f4a73b', '#d9447a', '#2f9c8a', '#7d5fb0', '#f2c14e'] as const;

/** One silk lantern hanging from `at`; `size` is its half width. */
export function lantern(light: Light, [x, y]: Point, size: number, colour: string): string {
  const lit = light.lamps > 0.3;
  const silk = lit ? mix(colour, '#ffcf6b', 0.28) : light.tone(colour);
  const h = size * 0.92;
  const cy = y + size * 1.25;
  return [
    lit ? circle([x, cy], size * 2.3, colour, { opacity: 0.16 }) : '',
    stroke(`M${x} ${y}V${cy - h}M${x} ${cy + h}v${size * 1.1}`, light.shade('#6b3f2a'), size * 0.1),
    oval([x, cy], [size, h], silk),
    oval([x, cy], [size * 0.45, h], mix(silk, '#fff0b8', lit ? 0.6 : 0.2), { opacity: 0.7 }),
    path(
      `M${x + size * 0.5} ${cy - h * 0.86}Q${x + size * 1.5} ${cy} ${x + size * 0.5} ${cy + h * 0.86}Q${x + size * 0.95} ${cy} ${x + size * 0.5} ${cy - h * 0.86}Z`,
      '#14231f',
      { opacity: 0.16 },
    ),
    rect([x - size * 0.36, cy - h - size * 0.1, size * 0.72, size * 0.2], '#c9973f'),
    rect([x - size * 0.36, cy + h - size * 0.1, size * 0.72, size * 0.2], '#c9973f'),
  ].join('');
}

/** A sagging line of lanterns between two points. */
export function lanternLine(
  light: Light,
  random: Random,
  [from, to]: readonly [Point, Point],
  sag: number,
  size: number,
): string {
  const count = Math.round(Math.abs(to[0] - from[0]) / (size * 3.6));
  const wire = `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`;
  const lanterns = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t);
    return lantern(light, [x, y], size * random.between(0.8, 1.15), random.pick(SILKS));
  });
  return group(stroke(wire, light.shade('#4a3a34'), 2) + lanterns.join(''));
}
