import { lighter } from '../colour';
import type { Light } from '../light';
import type { Random } from '../../random';
import { circle, fade, HEIGHT, oval, path, rect, stroke, WIDTH } from '../svg';

/** A paved water-side walk with a railing, lamps and joints that run towards the eye. */
export function promenade(light: Light, y: number): string {
  const joints = Array.from({ length: 19 }, (_, i) => {
    const x = (i / 18) * WIDTH;
    return `M${x} ${y + 18}L${WIDTH / 2 + (x - WIDTH / 2) * 1.8} ${HEIGHT}`;
  });
  const rows = [44, 84, 134].map((dy) => `M0 ${y + dy}H${WIDTH}`);
  const posts = Array.from({ length: 41 }, (_, i) => `M${i * 32} ${y - 26}v36`);
  return [
    rect([0, y, WIDTH, 20], light.shade('#c9bda8')),
    fade('walk', [
      [0, light.tone('#e9dfcb')],
      [1, light.tone('#c8b99d')],
    ]),
    rect([0, y + 10, WIDTH, HEIGHT - y], 'url(#walk)'),
    stroke(`${joints.join('')}${rows.join('')}`, light.shade('#cbbda4'), 1.6, { opacity: 0.5 }),
    flowerBoxes(light, y),
    stroke(posts.join(''), light.shade('#5f7a78'), 2.4),
    stroke(`M0 ${y - 26}H${WIDTH}M0 ${y - 13}H${WIDTH}`, light.tone('#7d9794'), 3),
  ].join('');
}

/** Flower boxes hung along the railing. */
const flowerBoxes = (light: Light, y: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const x = 40 + i * 160;
    const blooms = Array.from({ length: 9 }, (_unused, k) =>
      circle(
        [x + 4 + k * 9, y - 2 - (k % 3) * 6],
        7,
        light.tone(
          ['#3f8f55', '#e0567a', '#2f7d54', '#f4a73b', '#fbf7f0'][(k + i) % 5] ?? '#3f8f55',
        ),
      ),
    );
    return (
      blooms.join('') +
      rect([x - 4, y, 88, 17], light.shade('#a8754f'), { rx: 3 }) +
      rect([x - 4, y, 88, 5], light.tone('#c08d5f'), { rx: 2 })
    );
  }).join('');

/** A street lamp; lit when the light asks for lamps. */
export function lamp(light: Light, x: number, y: number, height: number): string {
  const lit = light.lamps > 0.3;
  const top = y - height;
  return [
    lit
      ? circle([x, top], 46, '#ffd684', { opacity: 0.2 }) +
        circle([x, top], 24, '#ffd684', { opacity: 0.28 })
      : '',
    stroke(`M${x} ${y}V${top + 10}M${x - 10} ${top + 12}H${x + 10}`, light.shade('#2f4a48'), 5),
    circle([x, top], 11, lit ? '#ffeebb' : light.tone('#fbf7f0')),
    rect([x - 7, y - 8, 14, 8], light.shade('#2f4a48')),
  ].join('');
}

/** Sand curving down to the water, wet at its edge. */
export function beach(light: Light, random: Random, y: number): string {
  const edge = (dy: number) =>
    `M0 ${y + 34 + dy}C${WIDTH * 0.2} ${y - 6 + dy} ${WIDTH * 0.42} ${y + 26 + dy} ${WIDTH * 0.62} ${y + 4 + dy}S${WIDTH * 0.9} ${y - 22 + dy} ${WIDTH} ${y - 12 + dy}`;
  const shells = Array.from({ length: 26 }, () =>
    oval(
      [random.between(0, WIDTH), random.between(y + 70, HEIGHT)],
      [random.between(8, 34), 2.4],
      light.shade('#d9bd8c'),
      { opacity: 0.28 },
    ),
  );
  return [
    path(`${edge(-20)}V${HEIGHT}H0Z`, light.gleam, { opacity: 0.5 }),
    path(`${edge(-10)}V${HEIGHT}H0Z`, light.tone('#c9a978')),
    fade('sand', [
      [0, light.tone('#f0dcb0')],
      [1, light.tone('#dcbd85')],
    ]),
    path(`${edge(10)}V${HEIGHT}H0Z`, 'url(#sand)'),
    stroke(edge(-19), light.tone('#ffffff'), 4, { opacity: 0.75 }),
    shells.join(''),
  ].join('');
}

const trail = (light: Light, x: number, y: number) =>
  path(
    `M${x - 30} ${y + 50}Q${x - 70} ${y + 110} ${x - 190} ${HEIGHT}H${x + 40}Q${x + 24} ${y + 110} ${x + 30} ${y + 50}Z`,
    light.tone('#ead9b8'),
  );

/** A garden slope; with a pale path to the house at `pathX`, when there is one. */
export function lawn(light: Light, random: Random, y: number, pathX?: number): string {
  const blades = Array.from({ length: 60 }, () => {
    const x = random.between(0, WIDTH);
    const by = random.between(y + 36, HEIGHT);
    return `M${x} ${by}q2 -8 5 -11M${x + 5} ${by}q-1 -7 -4 -12`;
  });
  const edge = `M0 ${y + 14}C${WIDTH * 0.3} ${y - 16} ${WIDTH * 0.5} ${y + 18} ${WIDTH * 0.7} ${y + 2}S${WIDTH} ${y - 4} ${WIDTH} ${y - 4}`;
  return [
    fade('lawn', [
      [0, light.tone('#8fbf6f')],
      [1, light.tone('#3f8a58')],
    ]),
    path(`${edge}V${HEIGHT}H0Z`, 'url(#lawn)'),
    stroke(edge, light.tone(lighter('#8fbf6f', 0.35)), 4, { opacity: 0.7 }),
    pathX === undefined ? '' : trail(light, pathX, y),
    stroke(blades.join(''), light.shade('#4f9a5a'), 2, { opacity: 0.6 }),
  ].join('');
}
