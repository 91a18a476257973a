import { mist, ridge } from '../land';
import type { Light } from '../light';
import type { Random } from '../../random';
import { sky } from '../sky';
import { circle, group, oval, path, reflected, stroke, WIDTH } from '../svg';
import { lawn } from '../things/ground';
import { pine } from '../things/trees';
import { gleams, water } from '../water';
import type { Scenery, View } from './place';

const [HORIZON, BANK] = [540, 664];

/** Đà Lạt: pines standing in the morning mist around a still lake, Lang Biang above them. */
export const daLat: Scenery = {
  backdrop(view) {
    const { light, random, focus, sunX } = view;
    const wood = forest(light, random, HORIZON + 8, 26, [64, 128], 0.22);
    const near = grove(view);
    return [
      sky(light, random, HORIZON, sunX + 120),
      peaks(view),
      mist(light, 372, 46, 0.5),
      ridge(light, random, {
        id: 'middle',
        y: 470,
        rise: 120,
        steps: 7,
        colour: '#4f9484',
        depth: 0.46,
      }),
      forest(light, random, 470, 30, [38, 70], 0.5),
      mist(light, 462, 40, 0.6),
      ridge(light, random, {
        id: 'nearHill',
        y: HORIZON - 10,
        rise: 84,
        steps: 5,
        colour: '#2f7d6a',
        depth: 0.28,
      }),
      mist(light, 518, 26, 0.5),
      water(light, HORIZON, BANK + 24),
      reflected(wood + near, HORIZON + 8, 0.3, 0.6),
      wood,
      mist(light, HORIZON - 2, 15, 0.5),
      gleams(light, random, HORIZON, BANK, sunX + 120),
      near,
      swans(light, focus + 40, 614),
      lawn(light, random, BANK, view.span < 1 ? 900 : undefined),
    ].join('');
  },
  foreground: ({ light, random }) =>
    [
      pine(light, [40, 840], 520),
      pine(light, [150, 850], 330),
      flowers(light, random, 0, 520),
      flowers(light, random, 1080, WIDTH + 30),
    ].join(''),
};

function peaks({ light, focus, span }: View): string {
  const at = (dx: number) => focus + dx * (0.8 + span * 0.3);
  const far = light.tone('#5f9a94', 0.6);
  const shaded = light.shade('#4f8583', 0.58);
  return [
    path(
      `M${at(-420)} 430C${at(-260)} 400 ${at(-200)} 260 ${at(-120)} 212Q${at(-96)} 200 ${at(-76)} 222C${at(-30)} 280 ${at(10)} 300 ${at(40)} 286C${at(70)} 262 ${at(96)} 236 ${at(120)} 232C${at(170)} 238 ${at(220)} 370 ${at(460)} 430Z`,
      far,
    ),
    path(
      `M${at(-120)} 212Q${at(-96)} 200 ${at(-76)} 222C${at(-30)} 280 ${at(10)} 300 ${at(40)} 286L${at(20)} 430H${at(-80)}Q${at(-60)} 300 ${at(-120)} 212ZM${at(120)} 232C${at(170)} 238 ${at(220)} 370 ${at(460)} 430H${at(180)}Q${at(160)} 320 ${at(120)} 232Z`,
      shaded,
      { opacity: 0.5 },
    ),
  ].join('');
}

function forest(
  light: Light,
  random: Random,
  y: number,
  count: number,
  [low, high]: readonly [number, number],
  depth: number,
): string {
  const trees = Array.from({ length: count }, (_, i) =>
    pine(
      light,
      [(i / count) * WIDTH + random.between(-14, 34), y + random.between(-5, 4)],
      random.between(low, high),
      depth,
    ),
  );
  return group(trees.join(''));
}

/** A group of tall pines on a tongue of land, the picture's landmark. */
function grove({ light, random, focus }: View): string {
  const trees = [-96, -58, -20, 24, 62, 104].map((dx, i) =>
    pine(light, [focus + dx, HORIZON + 12 + (i % 2) * 8], random.between(170, 262), 0.08),
  );
  const land = path(
    `M${focus - 230} ${HORIZON + 16}Q${focus - 60} ${HORIZON - 10} ${focus + 130} ${HORIZON + 8}Q${focus + 200} ${HORIZON + 14} ${focus + 250} ${HORIZON + 26}Q${focus} ${HORIZON + 40} ${focus - 230} ${HORIZON + 16}Z`,
    light.tone('#5f9a5f', 0.06),
  );
  return land + trees.join('');
}

function swans(light: Light, x: number, y: number): string {
  return [0, 62]
    .map((dx, i) => {
      const [sx, sy] = [x + dx, y + i * 14];
      return (
        path(
          `M${sx - 20} ${sy}Q${sx - 16} ${sy - 16} ${sx + 6} ${sy - 12}Q${sx + 14} ${sy - 14} ${sx + 12} ${sy - 28}Q${sx + 18} ${sy - 36} ${sx + 24} ${sy - 28}Q${sx + 18} ${sy - 26} ${sx + 20} ${sy - 12}Q${sx + 20} ${sy + 5} ${sx} ${sy + 5}Q${sx - 14} ${sy + 5} ${sx - 20} ${sy}Z`,
          light.tone('#fdf8ee'),
        ) +
        stroke(`M${sx - 26} ${sy + 7}h56M${sx - 12} ${sy + 12}h34`, light.gleam, 2, {
          opacity: 0.6,
        })
      );
    })
    .join('');
}

/** Hydrangeas, in the blues and violets of the highlands. */
function flowers(light: Light, random: Random, from: number, to: number): string {
  const count = Math.round((to - from) / 44);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [from + i * 44 + random.between(0, 24), 846 - random.between(0, 46)];
    const colour = random.pick(['#7d8fd1', '#9a86c9', '#c77dba', '#8fb3e0']);
    const head = [
      [-10, 0],
      [8, -3],
      [-2, -12],
      [0, 6],
      [13, 9],
    ].map(([dx = 0, dy = 0], k) =>
      circle([x + dx, y + dy], 11, k % 2 ? light.shade(colour) : light.tone(colour)),
    );
    const leaf =
      oval([x + 22, y + 18], [20, 8], light.shade('#2f7d54')) +
      oval([x - 18, y + 20], [20, 8], light.tone('#3f8f55'));
    return leaf + head.join('') + circle([x - 5, y - 7], 4, '#ffffff', { opacity: 0.4 });
  }).join('');
}
