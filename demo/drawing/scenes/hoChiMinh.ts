import { lighter, mix } from '../colour';
import { sky } from '../sky';
import { circle, group, oval, path, polygon, rect, reflected, resized, stroke } from '../svg';
import { sampan } from '../things/boats';
import { lamp, promenade } from '../things/ground';
import { stroller } from '../things/people';
import { skyline } from '../things/skyline';
import { broadleaf, cornerLeaves } from '../things/trees';
import { gleams, water } from '../water';
import type { Scenery, View } from './place';

const [HORIZON, BANK] = [500, 690];

/** TP. Hồ Chí Minh: towers over the Sài Gòn river, a cable-stayed bridge, boats coming home. */
export const hoChiMinh: Scenery = {
  backdrop(view) {
    const { light, random, focus, span, sunX } = view;
    const city = [
      skyline(light, random, { y: HORIZON, low: 80, high: 190, depth: 0.58 }),
      resized(
        bundled(view, focus - 150) + lotus(view, focus + 110),
        [focus, HORIZON],
        0.82 + span * 0.24,
      ),
      skyline(light, random, { y: HORIZON + 2, low: 40, high: 110, depth: 0.34 }),
      bridge(view),
      quay(view),
    ].join('');
    return [
      sky(light, random, HORIZON, sunX + 60),
      city,
      water(light, HORIZON + 4, BANK + 6),
      reflected(city, HORIZON + 4, 0.3, 0.5),
      gleams(light, random, HORIZON + 6, BANK, sunX + 60),
      ferry(view, focus + 20, 604),
      sampan(light, [focus - 210, 648], 0.7),
      promenade(light, BANK),
    ].join('');
  },
  foreground: ({ light, random }) =>
    [
      broadleaf(light, [70, 800], 330, '#3d8c5a'),
      lamp(light, 520, 800, 180),
      stroller(light, random, [300 + random.between(-20, 20), 800], 1),
      stroller(light, random, [346 + random.between(-20, 20), 806], 0.94),
      cornerLeaves(light, random, [10, 900], 200),
    ].join(''),
};

/** The tallest tower: square tubes bound together, each ending at its own height. */
function bundled({ light, random }: View, x: number): string {
  const glass = '#5f97ab';
  const tubes: readonly (readonly [number, number, number])[] = [
    [-58, 210, 24],
    [36, 236, 24],
    [-38, 300, 24],
    [18, 326, 22],
    [-16, 392, 34],
  ];
  const drawn = tubes.map(([dx, h, w]) => {
    const rows = Array.from(
      { length: Math.floor(h / 13) },
      (_, i) => `M${x + dx + 3} ${HORIZON - h + 8 + i * 13}h${w - 6}`,
    );
    return (
      rect([x + dx, HORIZON - h, w, h], light.tone(glass, 0.2)) +
      rect([x + dx + w * 0.66, HORIZON - h, w * 0.34, h], light.shade(glass, 0.2)) +
      stroke(
        rows.join(''),
        light.lamps > 0.3 ? '#ffd998' : lighter(light.tone(glass, 0.2), 0.4),
        2.2,
        { opacity: light.lamps > 0.3 ? random.between(0.5, 0.8) : 0.5 },
      )
    );
  });
  return (
    drawn.join('') +
    stroke(`M${x + 1} ${HORIZON - 392}v-58`, light.shade('#7f9aa3', 0.1), 4) +
    circle([x + 1, HORIZON - 450], 4, '#ffcf5a')
  );
}

/** A curved tower like a lotus bud, with a round deck for helicopters on its side. */
function lotus({ light }: View, x: number): string {
  const colour = mix(light.tone('#7fb3c4', 0.16), light.sky[1], 0.2);
  const h = 300;
  const rows = Array.from({ length: 20 }, (_, i) => {
    const t = (i + 1) / 21;
    const half = 40 * (0.62 + 0.38 * Math.sin(t * 2.4));
    return `M${x - half * 0.8} ${HORIZON - h + h * t}Q${x} ${HORIZON - h + h * t + 7} ${x + half * 0.8} ${HORIZON - h + h * t}`;
  });
  return [
    path(
      `M${x - 30} ${HORIZON}Q${x - 66} ${HORIZON - 160} ${x - 4} ${HORIZON - h - 36}Q${x + 50} ${HORIZON - 200} ${x + 32} ${HORIZON}Z`,
      colour,
    ),
    path(
      `M${x + 8} ${HORIZON}Q${x + 20} ${HORIZON - 190} ${x - 4} ${HORIZON - h - 36}Q${x + 50} ${HORIZON - 200} ${x + 32} ${HORIZON}Z`,
      light.shade('#7fb3c4', 0.12),
      { opacity: 0.75 },
    ),
    stroke(rows.join(''), light.lamps > 0.3 ? '#ffe0a3' : '#ffffff', 1.6, { opacity: 0.5 }),
    oval([x + 44, HORIZON - 214], [30, 6.5], light.tone('#e4e2d6', 0.08)),
    path(
      `M${x + 16} ${HORIZON - 211}H${x + 70}L${x + 36} ${HORIZON - 196}Z`,
      light.shade('#a9b0aa', 0.08),
    ),
  ].join('');
}

function bridge({ light, focus }: View): string {
  const x = focus + 330;
  const y = HORIZON - 16;
  const white = light.tone('#f3ede0', 0.12);
  const cables = Array.from(
    { length: 12 },
    (_, i) =>
      `M${x + 44 - i * 4} ${y - 196 + i * 13}L${x + 40 + (12 - i) * 34} ${y}M${x + 44 - i * 4} ${y - 196 + i * 13}L${x - 16 - (12 - i) * 8} ${y}`,
  );
  return [
    stroke(cables.join(''), white, 1.2, { opacity: 0.75 }),
    polygon(
      [
        [x - 12, HORIZON + 8],
        [x + 8, HORIZON + 8],
        [x + 50, y - 206],
        [x + 40, y - 206],
      ],
      white,
    ),
    polygon(
      [
        [x + 2, HORIZON + 8],
        [x + 8, HORIZON + 8],
        [x + 50, y - 206],
        [x + 46, y - 206],
      ],
      light.shade('#f3ede0', 0.1),
    ),
    rect([x - 140, y, 1000, 8], white),
    rect([x - 140, y + 7, 1000, 4], light.shade('#b5b5aa', 0.1)),
  ].join('');
}

const quay = ({ light, random }: View) =>
  group(
    rect([0, HORIZON - 6, 1280, 11], light.tone('#d9cdb4', 0.1)) +
      Array.from({ length: 24 }, (_, i) =>
        broadleaf(
          light,
          [i * 55 + random.between(-10, 10), HORIZON - 2],
          random.between(30, 50),
          '#3d8c5a',
          0.2,
        ),
      ).join(''),
  );

/** A white two-decked river boat with a string of lights. */
function ferry({ light }: View, x: number, y: number): string {
  const lit = light.lamps > 0.3;
  const windows = (dy: number, n: number) =>
    Array.from({ length: n }, (_, i) =>
      rect([x - 80 + i * 24, y + dy, 15, 10], lit ? '#ffd684' : light.shade('#4d8ba3'), { rx: 2 }),
    ).join('');
  const bulbs = Array.from({ length: 11 }, (_, i) =>
    circle([x - 100 + i * 20, y - 70 + ((i - 5) / 5) ** 2 * 26], 2.6, lit ? '#ffe7a8' : '#fbf7f0'),
  );
  return [
    path(
      `M${x - 124} ${y - 12}Q${x - 110} ${y + 16} ${x - 92} ${y + 18}H${x + 98}Q${x + 124} ${y + 10} ${x + 140} ${y - 18}Z`,
      light.tone('#0b6e5f'),
    ),
    path(
      `M${x - 118} ${y}Q${x - 106} ${y + 17} ${x - 92} ${y + 18}H${x + 98}Q${x + 116} ${y + 13} ${x + 128} ${y - 1}Z`,
      light.shade('#0b6e5f'),
    ),
    rect([x - 96, y - 36, 190, 26], light.tone('#fdf8ee'), { rx: 4 }),
    windows(-29, 7),
    rect([x - 84, y - 60, 140, 24], light.tone('#fdf8ee'), { rx: 4 }),
    windows(-54, 5),
    rect([x - 92, y - 66, 164, 7], light.tone('#f4a73b'), { rx: 3 }),
    bulbs.join(''),
    stroke(`M${x - 120} ${y + 23}h270M${x - 90} ${y + 30}h190`, light.gleam, 2.6, {
      opacity: 0.55,
    }),
  ].join('');
}
