import { mix } from '../colour';
import { ridge } from '../land';
import { sky } from '../sky';
import { circle, path, reflected, rect, resized, stroke, WIDTH } from '../svg';
import { fishingBoat } from '../things/boats';
import { lamp, promenade } from '../things/ground';
import { karst } from '../things/karst';
import { cyclist, stroller } from '../things/people';
import { skyline } from '../things/skyline';
import { cornerLeaves } from '../things/trees';
import { gleams, water } from '../water';
import type { Scenery, View } from './place';

const [HORIZON, DECK, BANK] = [486, 520, 688];
const GOLD = '#f0a93a';

/** Đà Nẵng: the Dragon Bridge over the Hàn, the Marble Mountains behind it. */
export const daNang: Scenery = {
  backdrop(view) {
    const { light, random, focus, span, sunX } = view;
    const bridge = deck(view) + resized(dragon(view), [focus, DECK], span);
    return [
      sky(light, random, HORIZON, sunX),
      ridge(light, random, {
        id: 'far',
        y: HORIZON - 6,
        rise: 120,
        steps: 5,
        colour: '#4f8f86',
        depth: 0.62,
      }),
      marble(view),
      skyline(light, random, { y: HORIZON + 2, low: 26, high: 78, depth: 0.5 }),
      water(light, HORIZON, BANK + 6),
      reflected(bridge, DECK + 34, 0.28, 0.7),
      gleams(light, random, HORIZON, BANK, sunX),
      bridge,
      fishingBoat(light, [focus - 190, 640], 0.8, '#2f6fb0'),
      fishingBoat(light, [focus + 120, 610], 0.5, '#c2402f'),
      promenade(light, BANK),
    ].join('');
  },
  foreground: ({ light, random }) =>
    [
      lamp(light, 96, 800, 190),
      lamp(light, 560, 800, 190),
      stroller(light, random, [330 + random.between(-20, 20), 800], 0.95),
      cyclist(light, random, [430 + random.between(-20, 20), 806], 1),
      cornerLeaves(light, random, [10, 880], 230),
    ].join(''),
};

function marble({ light, random, focus }: View): string {
  return [
    karst(light, random, [focus - 330, HORIZON + 8, 190, 215], 0.42),
    karst(light, random, [focus - 210, HORIZON + 8, 150, 140], 0.36),
    karst(light, random, [focus + 150, HORIZON + 8, 170, 170], 0.42),
    karst(light, random, [WIDTH - 160, HORIZON + 8, 210, 190], 0.46),
  ].join('');
}

function deck({ light, focus, span }: View): string {
  const piers = [-310, -205, 205, 310].map((dx) => {
    const x = focus + dx * span;
    return (
      path(
        `M${x - 16} ${DECK + 8}H${x + 16}L${x + 11} ${DECK + 52}H${x - 11}Z`,
        light.shade('#cfd3cc'),
      ) + rect([x - 24, DECK + 48, 48, 9], light.shade('#a9b0aa'), { rx: 4 })
    );
  });
  const lamps = Array.from({ length: 26 }, (_, i) =>
    circle([i * 52 + 12, DECK - 12], 2.6, light.lamps > 0.3 ? '#ffe7a8' : '#fbf7f0'),
  );
  return [
    piers.join(''),
    rect([0, DECK, WIDTH, 15], light.tone('#e4e2d6')),
    rect([0, DECK + 10, WIDTH, 7], light.shade('#b5b5aa')),
    stroke(`M0 ${DECK - 8}H${WIDTH}`, light.tone('#fbf7f0'), 2),
    lamps.join(''),
  ].join('');
}

/** The steel dragon: a body in three waves over the deck, hangers, tail and head. */
function dragon({ light, focus: x }: View): string {
  const y = DECK;
  const gold = mix(light.tone(GOLD), GOLD, 0.5);
  const spine = `M${x - 386} ${y - 66}Q${x - 352} ${y - 74} ${x - 336} ${y - 30}Q${x - 322} ${y + 14} ${x - 296} ${y - 14}Q${x - 262} ${y - 58} ${x - 228} ${y - 8}Q${x - 208} ${y + 22} ${x - 184} ${y - 14}Q${x - 96} ${y - 150} ${x} ${y - 150}Q${x + 96} ${y - 150} ${x + 178} ${y - 16}Q${x + 202} ${y + 22} ${x + 224} ${y - 12}Q${x + 262} ${y - 74} ${x + 300} ${y - 30}Q${x + 318} ${y + 2} ${x + 340} ${y - 42}Q${x + 350} ${y - 78} ${x + 372} ${y - 92}`;
  const hangers = Array.from({ length: 15 }, (_, i) => {
    const dx = -154 + i * 22;
    return `M${x + dx} ${y - 150 * (1 - (dx / 190) ** 2) + 6}V${y}`;
  });
  return [
    stroke(hangers.join(''), light.tone('#fbf7f0'), 2, { opacity: 0.85 }),
    light.lamps > 0.3 ? stroke(spine, '#ffcf5a', 40, { opacity: 0.16 }) : '',
    stroke(spine, mix(gold, '#7a3f1c', 0.42), 25),
    stroke(spine, gold, 19),
    stroke(spine, mix(gold, '#7a3f1c', 0.3), 15, {
      'stroke-dasharray': '3 8',
      'stroke-linecap': 'butt',
    }),
    stroke(spine, mix(gold, '#fff6c8', 0.6), 5, { transform: 'translate(-2 -6)', opacity: 0.85 }),
    tail(x - 386, y - 66, gold),
    head(x + 372, y - 94, gold),
  ].join('');
}

const tail = (x: number, y: number, gold: string) =>
  path(
    `M${x + 14} ${y - 8}Q${x - 16} ${y - 34} ${x - 44} ${y - 30}Q${x - 26} ${y - 16} ${x - 30} ${y + 2}Q${x - 10} ${y - 2} ${x + 12} ${y + 12}Z`,
    gold,
  ) +
  stroke(
    `M${x - 36} ${y - 26}Q${x - 14} ${y - 16} ${x + 6} ${y + 2}`,
    mix(gold, '#7a3f1c', 0.4),
    2.6,
  );

function head(x: number, y: number, gold: string): string {
  const dark = mix(gold, '#7a3f1c', 0.45);
  return [
    path(
      `M${x - 16} ${y - 6}Q${x - 44} ${y - 30} ${x - 30} ${y - 56}Q${x - 20} ${y - 34} ${x - 2} ${y - 26}Q${x - 18} ${y - 50} ${x - 2} ${y - 70}Q${x + 2} ${y - 42} ${x + 20} ${y - 28}Z`,
      dark,
    ),
    path(
      `M${x - 18} ${y + 14}Q${x - 22} ${y - 26} ${x + 10} ${y - 32}Q${x + 32} ${y - 36} ${x + 44} ${y - 24}Q${x + 66} ${y - 32} ${x + 76} ${y - 16}Q${x + 78} ${y - 6} ${x + 66} ${y - 5}L${x + 26} ${y - 1}Q${x + 40} ${y + 8} ${x + 60} ${y + 9}Q${x + 52} ${y + 24} ${x + 24} ${y + 22}Q${x} ${y + 26} ${x - 18} ${y + 14}Z`,
      gold,
    ),
    path(
      `M${x + 27} ${y - 1}L${x + 62} ${y - 4}L${x + 57} ${y + 8}Q${x + 38} ${y + 7} ${x + 27} ${y - 1}Z`,
      '#a8321f',
    ),
    path(`M${x + 60} ${y - 4}l-4 9l-5 -8zM${x + 44} ${y - 2}l-3 6l-4 -5z`, '#fffbe8'),
    circle([x + 24, y - 18], 6.5, '#fffbe8'),
    circle([x + 26, y - 17], 3.2, '#14231f'),
    stroke(
      `M${x + 12} ${y - 27}Q${x + 24} ${y - 33} ${x + 34} ${y - 25}M${x + 70} ${y - 18}Q${x + 92} ${y - 30} ${x + 84} ${y - 48}M${x - 6} ${y + 8}Q${x - 24} ${y + 24} ${x - 16} ${y + 40}M${x + 8} ${y + 16}Q${x} ${y + 32} ${x + 8} ${y + 42}`,
      dark,
      3.6,
    ),
  ].join('');
}
