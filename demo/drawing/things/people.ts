import { darker } from '../colour';
import type { Light } from '../light';
import type { Random } from '../../random';
import { circle, oval, path, placed, type Point, polygon, rect, stroke } from '../svg';

const CLOTHES = ['#c2402f', '#2f6fb0', '#f4a73b', '#fbf7f0', '#0b6e5f', '#d97a9a'] as const;

/** Someone walking, about 80 units tall at scale 1, in a palm-leaf hat now and then. */
export function stroller(light: Light, random: Random, at: Point, scale: number): string {
  const dress = random.pick(CLOTHES);
  const hat = random.chance(0.6)
    ? polygon(
        [
          [-17, -66],
          [0, -81],
          [17, -66],
        ],
        light.tone('#e9cf94'),
      ) +
      polygon(
        [
          [0, -81],
          [17, -66],
          [4, -66],
        ],
        light.shade('#e9cf94'),
      )
    : path('M-8 -66A8 9 0 0 1 8 -66Q8 -58 5 -56L6 -70Z', light.shade('#3a2a24'));
  const inner = [
    oval([10, 1], [22, 4], '#14231f', { opacity: 0.2 }),
    stroke('M-3 -24L-8 0M4 -24L10 -1', light.shade('#3a4a58'), 5.5),
    path('M-10 -54Q0 -60 10 -54L12 -20Q0 -15 -12 -20Z', light.tone(dress)),
    path('M4 -57Q9 -56 10 -54L12 -20Q7 -18 3 -17Z', light.shade(dress)),
    stroke('M-9 -50L-15 -30', light.tone(dress), 5),
    circle([0, -64], 7.5, light.tone('#dcae8a')),
    hat,
  ].join('');
  return placed(inner, at, scale);
}

/** A cyclist with flowers in the basket. */
export function cyclist(light: Light, random: Random, at: Point, scale: number): string {
  const frame = light.shade(random.pick(CLOTHES));
  const dress = random.pick(CLOTHES);
  const wheel = (x: number) =>
    circle([x, -20], 19, 'none', { stroke: light.shade('#2a3a3a'), 'stroke-width': 3.4 }) +
    stroke(`M${x - 19} -20h38M${x} -39v38`, light.shade('#7d8f92'), 1);
  const blooms = [-4, 4, 11].map((dx, i) =>
    circle(
      [44 + dx, -60 - (i % 2) * 5],
      6,
      light.tone(['#e58ba0', '#f4a73b', '#fbf7f0'][i] ?? dress),
    ),
  );
  const inner = [
    oval([6, 1], [58, 5], '#14231f', { opacity: 0.2 }),
    wheel(-34) + wheel(36),
    stroke('M-34 -20L-14 -50L24 -48L36 -20M-14 -50L2 -20L24 -48M24 -48L30 -62L38 -64', frame, 4),
    stroke('M-12 -62L6 -40L2 -18', light.shade('#3a4a58'), 7),
    path('M-22 -62Q-18 -96 -2 -98Q8 -94 4 -60Q-10 -54 -22 -62Z', light.tone(dress)),
    path('M-2 -98Q8 -94 4 -60Q-2 -58 -6 -58Q0 -80 -2 -98Z', darker(light.shade(dress), 0.1)),
    stroke('M0 -88L16 -70L32 -64', light.tone('#dcae8a'), 4.6),
    circle([4, -107], 9, light.tone('#dcae8a')),
    polygon(
      [
        [-18, -110],
        [3, -129],
        [25, -110],
      ],
      light.tone('#e9cf94'),
    ),
    polygon(
      [
        [3, -129],
        [25, -110],
        [8, -110],
      ],
      light.shade('#e9cf94'),
    ),
    rect([34, -58, 22, 16], light.tone('#a8754f'), { rx: 3 }),
    blooms.join(''),
  ].join('');
  return placed(inner, at, scale);
}
