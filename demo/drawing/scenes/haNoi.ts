import { lighter } from '../colour';
import { sky } from '../sky';
import {
  circle,
  group,
  oval,
  path,
  polygon,
  rect,
  reflected,
  resized,
  stroke,
  WIDTH,
} from '../svg';
import { promenade } from '../things/ground';
import { cyclist, stroller } from '../things/people';
import { skyline } from '../things/skyline';
import { broadleaf } from '../things/trees';
import { gleams, water } from '../water';
import type { Scenery, View } from './place';

const [HORIZON, BANK] = [478, 684];

/** Hà Nội: the tower on its islet in Hoàn Kiếm lake, the red bridge, willows over the water. */
export const haNoi: Scenery = {
  backdrop(view) {
    const { light, random, focus, span, sunX } = view;
    const islet = resized(turtleTower(view), [focus, 576], 0.82 + span * 0.4);
    const shore = trees(view);
    return [
      sky(light, random, HORIZON, sunX),
      skyline(light, random, { y: HORIZON, low: 60, high: 128, depth: 0.55 }),
      shore,
      water(light, HORIZON, BANK + 6),
      reflected(shore, HORIZON, 0.3, 0.5),
      bridge(view),
      reflected(islet, 576, 0.34, 0.62),
      gleams(light, random, HORIZON, BANK, sunX),
      islet,
      promenade(light, BANK),
    ].join('');
  },
  foreground: (view) =>
    willow(view) +
    stroller(view.light, view.random, [470, 794], 1) +
    cyclist(view.light, view.random, [330, 812], 1.05),
};

function trees({ light, random }: View): string {
  const row = Array.from({ length: 22 }, (_, i) =>
    broadleaf(
      light,
      [i * 61 + random.between(-16, 16), HORIZON + 8],
      random.between(76, 132),
      random.pick(['#3d8c5a', '#2f7a58', '#5a8f4f', '#6fa05a']),
      0.26,
    ),
  );
  return group(row.join('') + rect([0, HORIZON - 4, WIDTH, 8], light.tone('#cdbf9f', 0.15)));
}

function turtleTower({ light, focus: x }: View): string {
  const y = 576;
  const stone = '#d9cdb4';
  const arch = (cx: number, foot: number, w: number, h: number) =>
    path(
      `M${cx - w} ${foot}V${foot - h}Q${cx} ${foot - h - w * 1.5} ${cx + w} ${foot - h}V${foot}Z`,
      light.lamps > 0.3 ? '#ffce73' : light.shade('#5b5648'),
    );
  const tier = (half: number, foot: number, h: number) =>
    rect([x - half, foot - h, half * 2, h], light.tone(stone)) +
    rect([x + half * 0.62, foot - h, half * 0.38, h], light.shade(stone));
  const roof = (half: number, foot: number) =>
    path(
      `M${x - half - 12} ${foot - 8}Q${x - half + 2} ${foot} ${x - half} ${foot + 4}H${x + half}Q${x + half - 2} ${foot} ${x + half + 12} ${foot - 8}L${x + half - 12} ${foot - 10}H${x - half + 12}Z`,
      light.shade('#8f7f68'),
    );
  return [
    oval([x, y - 2], [150, 17], light.shade('#5a7a4f')),
    oval([x - 8, y - 7], [138, 12], light.tone('#7fae5f')),
    broadleaf(light, [x + 104, y - 4], 92, '#4b8f5a', 0.06),
    broadleaf(light, [x - 112, y - 4], 70, '#5a9f5f', 0.06),
    tier(74, y - 8, 62),
    [-50, 0, 50].map((dx) => arch(x + dx, y - 10, 13, 26)).join(''),
    roof(80, y - 74),
    tier(56, y - 78, 50),
    [-34, 0, 34].map((dx) => arch(x + dx, y - 80, 9, 18)).join(''),
    roof(62, y - 132),
    tier(34, y - 136, 38),
    circle([x - 2, y - 156], 10, light.shade('#5b5648')),
    circle([x - 2, y - 156], 7, light.lamps > 0.3 ? '#ffce73' : light.tone(lighter(stone, 0.2))),
    path(
      `M${x - 52} ${y - 184}Q${x - 34} ${y - 172} ${x - 36} ${y - 170}H${x + 36}Q${x + 34} ${y - 172} ${x + 52} ${y - 184}Q${x + 22} ${y - 186} ${x + 12} ${y - 200}H${x - 12}Q${x - 22} ${y - 186} ${x - 52} ${y - 184}Z`,
      light.tone('#9a8a70'),
    ),
    path(
      `M${x + 12} ${y - 200}Q${x + 22} ${y - 186} ${x + 52} ${y - 184}Q${x + 34} ${y - 172} ${x + 36} ${y - 170}H${x + 14}Z`,
      light.shade('#9a8a70'),
    ),
    polygon(
      [
        [x - 4, y - 200],
        [x + 4, y - 200],
        [x, y - 216],
      ],
      light.shade('#8f7f68'),
    ),
  ].join('');
}

/** The red wooden bridge, arching in from the edge. */
function bridge({ light, focus, span }: View): string {
  const from = focus + 170 * span + 60;
  const to = WIDTH + 20;
  const y = 548;
  const rise = 40;
  const at = (t: number): readonly [number, number] => [
    from + (to - from) * t,
    y - rise * 4 * t * (1 - t) * 0.9,
  ];
  const curve = (dy: number) =>
    `M${from} ${y + dy}Q${(from + to) / 2} ${y - rise * 1.8 + dy} ${to} ${y + dy}`;
  const red = '#cf3f2b';
  const posts = Array.from({ length: 25 }, (_, i) => at(i / 24)).map(
    ([x, py]) => `M${x} ${py - 22}V${py}`,
  );
  const piles = Array.from({ length: 9 }, (_, i) => at((i + 0.5) / 9)).map(
    ([x, py]) => `M${x - 7} ${py}V${y + 26}M${x + 7} ${py}V${y + 26}`,
  );
  return [
    stroke(piles.join(''), light.shade('#a5503f', 0.1), 4),
    stroke(curve(4), light.shade(red, 0.06), 10),
    stroke(curve(0), light.tone(red, 0.06), 5),
    stroke(posts.join(''), light.shade(red, 0.06), 3),
    stroke(curve(-22), light.tone(red, 0.06), 3.5),
    stroke(curve(-11), light.tone(red, 0.06), 2),
  ].join('');
}

/** Willow strands hanging into the picture's upper corner. */
function willow({ light, random }: View): string {
  const strands = Array.from({ length: 17 }, (_, i) => {
    const x = -14 + i * 19 + random.between(-6, 6);
    const length = random.between(150, 420) * (1 - i / 26);
    const colour = i % 3 ? light.shade('#4f8f4f') : light.tone('#6fa84f');
    const line = `M${x} -10Q${x + 22} ${length * 0.5} ${x + 6} ${length}`;
    const leaves = Array.from({ length: Math.floor(length / 20) }, (_, k) => {
      const t = (k + 1) / (length / 20);
      const lx = x + 44 * t * (1 - t) + 6 * t * t;
      return `M${lx} ${t * length}q-9 5 -11 16M${lx} ${t * length + 6}q9 4 11 14`;
    });
    return stroke(line, colour, 2) + stroke(leaves.join(''), colour, 4.4);
  });
  return group(stroke('M-20 16Q120 -6 330 -30', light.shade('#5b4636'), 20) + strands.join(''));
}
