import { ridge } from '../land';
import { sky } from '../sky';
import { circle, oval, path, polygon, rect, reflected, resized, stroke } from '../svg';
import { sampan } from '../things/boats';
import { promenade } from '../things/ground';
import { lanternLine } from '../things/lanterns';
import { cyclist } from '../things/people';
import { hedge } from '../things/trees';
import { gleams, water } from '../water';
import { HOI_AN_QUAY, riverHouses } from './hoiAnHouses';
import type { Scenery, View } from './place';

const [HORIZON, BANK] = [HOI_AN_QUAY, 690];

/** Hội An: ochre houses along the river, the covered bridge, silk lanterns overhead and afloat. */
export const hoiAn: Scenery = {
  backdrop(view) {
    const { light, random, focus, span, sunX } = view;
    const town =
      riverHouses(view) + resized(coveredBridge(view), [focus, HORIZON], 0.8 + span * 0.3);
    return [
      sky(light, random, HORIZON, sunX),
      ridge(light, random, {
        id: 'far',
        y: 450,
        rise: 70,
        steps: 6,
        colour: '#5f9a84',
        depth: 0.62,
      }),
      town,
      water(light, HORIZON + 8, BANK + 6),
      reflected(town, HORIZON + 8, 0.34, 0.55),
      gleams(light, random, HORIZON + 10, BANK, sunX),
      floating(view),
      sampan(light, [focus - 160, 640], 0.95, light.lamps > 0.3),
      sampan(light, [focus + 190, 590], 0.6, light.lamps > 0.3),
      promenade(light, BANK),
    ].join('');
  },
  foreground: ({ light, random, focus }) =>
    [
      cyclist(light, random, [420 + random.between(-20, 20), 808], 1.05),
      lanternLine(
        light,
        random,
        [
          [-20, 20],
          [focus * 1.6 + 120, -6],
        ],
        42,
        25,
      ),
      lanternLine(
        light,
        random,
        [
          [-20, 168],
          [focus + 10, -30],
        ],
        38,
        20,
      ),
      hedge(light, random, [-20, 230, 850], 40, '#d9447a'),
    ].join(''),
};

/** The roofed wooden bridge with its swept ridge, on stone arches. */
function coveredBridge({ light, focus: x }: View): string {
  const y = HORIZON + 6;
  const lit = light.lamps > 0.3;
  const bays = [-92, -56, -20, 20, 56, 92].map((dx) =>
    rect([x + dx - 13, y - 84, 26, 34], lit ? '#ffc765' : light.shade('#5b3a2c'), { rx: 3 }),
  );
  const arches = [-96, 0, 96].map((dx) =>
    path(
      `M${x + dx - 30} ${y + 12}V${y - 8}Q${x + dx} ${y - 44} ${x + dx + 30} ${y - 8}V${y + 12}Z`,
      light.shade('#3f4a50'),
    ),
  );
  const tiles = [0.25, 0.5, 0.75].map(
    (t) =>
      `M${x - 118 - 46 * t} ${y - 136 + 44 * t}Q${x} ${y - 128 + 40 * t} ${x + 118 + 46 * t} ${y - 136 + 44 * t}`,
  );
  return [
    path(
      `M${x - 190} ${y + 12}V${y - 24}Q${x} ${y - 56} ${x + 190} ${y - 24}V${y + 12}Z`,
      light.tone('#c9a88c'),
    ),
    path(
      `M${x + 60} ${y + 12}V${y - 44}Q${x + 130} ${y - 36} ${x + 190} ${y - 24}V${y + 12}Z`,
      light.shade('#c9a88c'),
      { opacity: 0.6 },
    ),
    arches.join(''),
    rect([x - 128, y - 96, 256, 52], light.tone('#a8432f')),
    bays.join(''),
    stroke(`M${x - 132} ${y - 48}Q${x} ${y - 58} ${x + 132} ${y - 48}`, light.tone('#e9cf94'), 5),
    path(
      `M${x - 178} ${y - 100}Q${x - 140} ${y - 104} ${x - 116} ${y - 140}Q${x} ${y - 128} ${x + 116} ${y - 140}Q${x + 140} ${y - 104} ${x + 178} ${y - 100}Q${x + 150} ${y - 88} ${x + 128} ${y - 90}Q${x} ${y - 80} ${x - 128} ${y - 90}Q${x - 150} ${y - 88} ${x - 178} ${y - 100}Z`,
      light.tone('#7f4a3c'),
    ),
    stroke(tiles.join(''), light.shade('#7f4a3c'), 2, { opacity: 0.6 }),
    path(
      `M${x - 126} ${y - 148}Q${x - 112} ${y - 142} ${x - 104} ${y - 143}Q${x} ${y - 132} ${x + 104} ${y - 143}Q${x + 112} ${y - 142} ${x + 126} ${y - 148}L${x + 118} ${y - 134}Q${x} ${y - 124} ${x - 118} ${y - 134}Z`,
      light.tone('#d9c3a0'),
    ),
    circle([x, y - 142], 9, light.tone('#f4a73b')),
  ].join('');
}

/** Paper lanterns set on the river. */
function floating({ light, random }: View): string {
  return Array.from({ length: 13 }, () => {
    const y = random.between(HORIZON + 40, BANK - 18);
    const size = 4 + ((y - HORIZON) / 180) * 7;
    const x = random.between(20, 760);
    const colour = random.pick(['#ff8a4a', '#ffc24f', '#f26d8a', '#ffe08a']);
    const halo =
      light.lamps > 0.3
        ? oval([x, y + size], [size * 3.2, size * 1.4], colour, { opacity: 0.3 })
        : '';
    return (
      halo +
      polygon(
        [
          [x - size, y - size],
          [x + size, y - size],
          [x + size * 0.7, y + size * 0.6],
          [x - size * 0.7, y + size * 0.6],
        ],
        light.lamps > 0.3 ? colour : light.tone(colour),
      ) +
      oval([x, y + size * 0.6], [size * 1.6, size * 0.4], light.shade('#3f8f55'))
    );
  }).join('');
}
