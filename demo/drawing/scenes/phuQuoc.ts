import { smooth } from '../land';
import { sky } from '../sky';
import { circle, fade, group, oval, path, type Point, rect, stroke } from '../svg';
import { parasol, sailBoat, sampan } from '../things/boats';
import { beach } from '../things/ground';
import { broadleaf, cornerLeaves, palm } from '../things/trees';
import { gleams, water } from '../water';
import type { Scenery, View } from './place';

const [HORIZON, SHORE] = [448, 660];

/** Phú Quốc: palms leaning over a clear sea, small islands, a jetty, a hammock in the shade. */
export const phuQuoc: Scenery = {
  backdrop(view) {
    const { light, random, focus, sunX } = view;
    return [
      sky(light, random, HORIZON, sunX + 200),
      island(view, focus - 250, 220, 58, 0.5),
      island(view, focus + 260, 300, 84, 0.42),
      water(light, HORIZON, SHORE + 60),
      shallows(view),
      gleams(light, random, HORIZON, SHORE, sunX + 200),
      island(view, focus - 20, 150, 74, 0.2),
      sailBoat(light, [focus + 170, HORIZON + 36], 0.8),
      sailBoat(light, [focus - 210, HORIZON + 22], 0.45),
      jetty(view),
      sampan(light, [focus + 190, 604], 0.55),
      beach(light, random, SHORE),
      palms(view),
    ].join('');
  },
  foreground: ({ light, random }) =>
    parasol(light, [470, 806], 1.05, '#c2402f') +
    starfish(light.tone('#e58b6b'), 360, 816) +
    cornerLeaves(light, random, [0, 890], 240),
};

function island(
  { light, random }: View,
  x: number,
  width: number,
  height: number,
  depth: number,
): string {
  const points: Point[] = [
    [x - width / 2, HORIZON + 6],
    [x - width * 0.3, HORIZON - height * 0.5],
    [x - width * 0.05, HORIZON - height],
    [x + width * 0.2, HORIZON - height * 0.62],
    [x + width / 2, HORIZON + 6],
  ];
  const trees = Array.from({ length: 9 }, () =>
    broadleaf(
      light,
      [x + random.between(-0.32, 0.3) * width, HORIZON + random.between(-height * 0.3, 2)],
      random.between(22, 38),
      '#3d8c5a',
      depth,
    ),
  );
  return group(
    path(`M${x - width / 2} ${HORIZON + 6}${smooth(points)}Z`, light.tone('#3f8f6f', depth)) +
      trees.join('') +
      oval([x, HORIZON + 5], [width * 0.52, 4], light.tone('#efdcb0', depth * 0.6)),
  );
}

/** Where the sand shows through: the water turns from blue to jade. */
const shallows = ({ light }: View) =>
  fade('shallows', [
    [0, light.tone('#7fe0d0'), 0],
    [1, light.tone('#a6ecd8'), light.hour === 'dusk' ? 0.25 : 0.8],
  ]) + rect([0, HORIZON + 70, 1280, SHORE - HORIZON], 'url(#shallows)');

function jetty({ light, focus }: View): string {
  const [x, y] = [focus - 30, 560];
  const piles = Array.from({ length: 8 }, (_, i) => `M${x + 12 + i * 30} ${y + 4}v${16 + i}`);
  const planks = Array.from({ length: 31 }, (_, i) => `M${x + i * 8} ${y - 4}l-3 8`);
  return [
    stroke(piles.join(''), light.shade('#6b4f3b'), 5),
    path(`M${x - 4} ${y - 5}H${x + 246}L${x + 250} ${y + 6}H${x - 10}Z`, light.tone('#b98555')),
    stroke(planks.join(''), light.shade('#b98555'), 1.4, { opacity: 0.6 }),
    rect([x - 8, y + 5, 258, 4], light.shade('#8a5a3c')),
    path(`M${x + 148} ${y - 46}L${x + 196} ${y - 74}L${x + 246} ${y - 46}Z`, light.tone('#b48a54')),
    path(`M${x + 196} ${y - 74}L${x + 246} ${y - 46}H${x + 210}Z`, light.shade('#b48a54')),
    stroke(
      `M${x + 158} ${y - 46}V${y}M${x + 236} ${y - 46}V${y}M${x + 158} ${y - 18}H${x + 236}`,
      light.shade('#8a5a3c'),
      4.5,
    ),
  ].join('');
}

/** The landmark: crossing palms on the left, a hammock slung between two of them. */
function palms({ light, random, focus }: View): string {
  const [left, right] = [focus - 190, focus + 20];
  const cloth = `M${left + 34} ${588}Q${(left + right) / 2 + 24} ${700} ${right + 24} ${592}`;
  return [
    palm(light, random, [left - 90, 742], 440, 40),
    palm(light, random, [left, 756], 330, 78),
    stroke(cloth, light.tone('#fbf7f0'), 13),
    stroke(cloth, light.tone('#c2402f'), 13, {
      'stroke-dasharray': '16 18',
      'stroke-linecap': 'butt',
    }),
    palm(light, random, [right, 738], 372, 54),
    circle([left - 60, 748], 7, light.shade('#7a5a36')),
    oval([left + 60, 757], [70, 6], '#14231f', { opacity: 0.14 }),
    oval([right + 70, 741], [70, 6], '#14231f', { opacity: 0.14 }),
  ].join('');
}

const starfish = (colour: string, x: number, y: number) =>
  path(
    `M${x} ${y - 15}L${x + 5} ${y - 4}L${x + 17} ${y - 3}L${x + 7} ${y + 4}L${x + 10} ${y + 14}L${x} ${y + 8}L${x - 10} ${y + 14}L${x - 7} ${y + 4}L${x - 17} ${y - 3}L${x - 5} ${y - 4}Z`,
    colour,
  );
