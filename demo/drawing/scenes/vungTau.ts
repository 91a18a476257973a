import { mist, ridge } from '../land';
import { sky } from '../sky';
import { circle, fade, group, path, polygon, rect, stroke, WIDTH } from '../svg';
import { basketBoat, fishingBoat, sailBoat } from '../things/boats';
import { beach } from '../things/ground';
import { broadleaf, cornerLeaves, hedge } from '../things/trees';
import { gleams, water } from '../water';
import type { Scenery, View } from './place';

const [HORIZON, SHORE] = [452, 676];

/** Vũng Tàu: the white lighthouse on its green cape, fishing boats in the bay. */
export const vungTau: Scenery = {
  backdrop(view) {
    const { light, random, focus, sunX } = view;
    return [
      sky(light, random, HORIZON, sunX + 260),
      ridge(light, random, {
        id: 'far',
        y: HORIZON - 4,
        rise: 74,
        steps: 6,
        colour: '#5f9a94',
        depth: 0.66,
      }),
      mist(light, HORIZON - 30, 26, 0.35),
      water(light, HORIZON, SHORE + 50),
      gleams(light, random, HORIZON, SHORE, sunX + 260),
      sailBoat(light, [focus + 330, HORIZON + 16], 0.4),
      sailBoat(light, [focus + 400, HORIZON + 30], 0.55),
      cape(view),
      lighthouse(view),
      fishingBoat(light, [focus + 40, 612], 0.82, '#2f6fb0'),
      fishingBoat(light, [focus + 214, 560], 0.52, '#0b6e5f'),
      fishingBoat(light, [WIDTH - 90, 580], 0.6, '#c2402f'),
      beach(light, random, SHORE),
    ].join('');
  },
  foreground: ({ light, random }) =>
    basketBoat(light, [250, 776], 1.15) +
    basketBoat(light, [392, 806], 0.9) +
    cornerLeaves(light, random, [0, 880], 220),
};

/** The cape runs in from the left edge and falls to rocks in the sea. */
function cape({ light, random, focus }: View): string {
  const end = focus + 150;
  const back = `M-40 ${HORIZON + 40}V${HORIZON - 120}C${focus * 0.3} ${HORIZON - 190} ${focus * 0.6} ${HORIZON - 214} ${focus - 40} ${HORIZON - 166}C${focus + 60} ${HORIZON - 110} ${focus + 90} ${HORIZON - 36} ${end - 20} ${HORIZON - 10}Q${end + 14} ${HORIZON + 6} ${end + 30} ${HORIZON + 48}H-40Z`;
  const front = `M-40 ${HORIZON + 96}V${HORIZON - 20}C${focus * 0.4} ${HORIZON - 90} ${focus * 0.8} ${HORIZON - 40} ${focus + 20} ${HORIZON + 10}S${end - 30} ${HORIZON + 40} ${end + 20} ${HORIZON + 62}Q${focus} ${HORIZON + 90} -40 ${HORIZON + 96}Z`;
  const trees = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const y = HORIZON - 150 + t ** 2.4 * 140 + random.between(0, 60) * (1 - t * 0.6);
    return broadleaf(
      light,
      [-20 + t * (end - 50), y + 34],
      random.between(50, 82),
      random.pick(['#3d8c5a', '#2f7a58', '#5a9f5f']),
      0.2,
    );
  });
  const houses = Array.from({ length: 9 }, (_, i) =>
    house(
      light.tone,
      light.shade,
      -6 + i * (focus / 9) + random.between(-14, 14),
      HORIZON + 2 + random.between(-18, 38),
      random.pick(['#c2603f', '#b5563b', '#8c6f52']),
    ),
  );
  const rocks = Array.from({ length: 12 }, (_, i) =>
    path(
      `M${end - 130 + i * 16} ${HORIZON + 78 - i}q8 -24 24 -14q12 4 12 20z`,
      i % 2 ? light.shade('#8f8a84') : light.tone('#b3aa9c'),
    ),
  );
  return [
    fade('cape', [
      [0, light.tone('#6fae6a', 0.12)],
      [1, light.shade('#2f7d58', 0.12)],
    ]),
    path(back, 'url(#cape)'),
    group(trees.join('')),
    fade('capeNear', [
      [0, light.tone('#5fa463')],
      [1, light.shade('#2f7d58')],
    ]),
    path(front, 'url(#capeNear)'),
    houses.join(''),
    rocks.join(''),
    stroke(
      `M${end - 128} ${HORIZON + 80}Q${end - 40} ${HORIZON + 84} ${end + 62} ${HORIZON + 70}`,
      '#ffffff',
      4,
      { opacity: 0.6 },
    ),
  ].join('');
}

type Shade = (colour: string) => string;

function house(tone: Shade, shade: Shade, x: number, y: number, roof: string): string {
  return [
    rect([x, y, 26, 20], tone('#fbf1dc')),
    rect([x + 26, y + 1, 9, 18], shade('#fbf1dc')),
    polygon(
      [
        [x - 4, y + 1],
        [x + 8, y - 12],
        [x + 25, y - 12],
        [x + 30, y + 1],
      ],
      tone(roof),
    ),
    polygon(
      [
        [x + 25, y - 12],
        [x + 39, y + 2],
        [x + 30, y + 1],
      ],
      shade(roof),
    ),
    rect([x + 5, y + 6, 5, 8], shade('#4d8ba3')),
    rect([x + 15, y + 6, 5, 8], shade('#4d8ba3')),
  ].join('');
}

function lighthouse({ light, random, focus, span }: View): string {
  const x = focus - 84;
  const base = HORIZON - 158;
  const h = 178 * (0.7 + span * 0.3);
  const white = '#fdf8ee';
  const lit = light.lamps > 0.3;
  const beam =
    fade(
      'beam',
      [
        [0, '#ffe9ae', 0.5],
        [1, '#ffe9ae', 0],
      ],
      { x2: 1, y2: 0 },
    ) +
    polygon(
      [
        [x, base - h - 20],
        [x + 760, base - h - 120],
        [x + 760, base - h + 44],
      ],
      'url(#beam)',
    );
  const slits = [0.25, 0.5, 0.75].map((t) =>
    rect([x - 4, base - h * t, 7, 15], light.shade('#4d8ba3'), { rx: 3 }),
  );
  return [
    lit ? beam : '',
    rect([x - 46, base - 40, 92, 44], light.tone(white)),
    rect([x + 24, base - 40, 22, 44], light.shade(white)),
    polygon(
      [
        [x - 52, base - 38],
        [x - 38, base - 56],
        [x + 38, base - 56],
        [x + 52, base - 38],
      ],
      light.tone('#c2603f'),
    ),
    path(
      `M${x - 26} ${base}L${x - 16} ${base - h}H${x + 16}L${x + 26} ${base}Z`,
      light.tone(white),
    ),
    path(`M${x + 6} ${base}L${x + 4} ${base - h}H${x + 16}L${x + 26} ${base}Z`, light.shade(white)),
    slits.join(''),
    rect([x - 24, base - h - 6, 48, 8], light.shade('#d8cfc0')),
    stroke(
      `M${x - 24} ${base - h - 18}H${x + 24}M${x - 20} ${base - h - 18}v12M${x - 10} ${base - h - 18}v12M${x} ${base - h - 18}v12M${x + 10} ${base - h - 18}v12M${x + 20} ${base - h - 18}v12`,
      light.shade('#3a4a48'),
      2,
    ),
    rect([x - 13, base - h - 34, 26, 30], lit ? '#fff0b8' : light.tone('#9fd0dc')),
    stroke(`M${x - 4} ${base - h - 34}v29M${x + 5} ${base - h - 34}v29`, light.shade('#3a4a48'), 2),
    path(
      `M${x - 18} ${base - h - 33}Q${x - 12} ${base - h - 54} ${x} ${base - h - 58}Q${x + 12} ${base - h - 54} ${x + 18} ${base - h - 33}Z`,
      light.tone('#c2402f'),
    ),
    stroke(`M${x} ${base - h - 58}v-14`, light.shade('#3a4a48'), 2.5),
    lit ? circle([x, base - h - 20], 50, '#ffe9ae', { opacity: 0.3 }) : '',
    hedge(light, random, [x - 76, x + 92, base + 8], 19),
  ].join('');
}
