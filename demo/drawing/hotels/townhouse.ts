import { lighter } from '../colour';
import { path, rect, stroke } from '../svg';
import { hedge } from '../things/trees';
import { balcony, entrance, framedWindow, glass } from '../things/windows';
import { type Body, castShadow, mass, plaque, type Plot, tiledRoof } from './plot';

const WALLS = [
  '#f2c98a',
  '#8fc0b4',
  '#f0ece2',
  '#e7a98a',
  '#a9c4d8',
  '#e6d7ae',
  '#d99a94',
] as const;
const SHUTTERS = ['#0b6e5f', '#3f6f8f', '#8a5a3c', '#6f4a5c'] as const;

/** Tall, narrow houses side by side; the middle one is the hotel, taller and greener. */
export function townhouse(plot: Plot): string {
  const { light, random, x, base } = plot;
  const [w, near] = [random.between(176, 200), random.between(118, 140)];
  const tall = random.whole(5, 6);
  const colours = distinct(plot, 3);
  const houses = [
    { left: x - w / 2 - near, width: near, storeys: tall - 2, colour: colours[0] ?? '#f2c98a' },
    { left: x + w / 2, width: near + 8, storeys: tall - 1, colour: colours[1] ?? '#a9c4d8' },
  ];
  const main = { left: x - w / 2, top: base - tall * 82 - 16, width: w, base };
  const wall = colours[2] ?? '#f0ece2';
  return [
    castShadow({ ...main, left: main.left - near, width: w + near * 2 }),
    houses.map((house) => neighbour(plot, house)).join(''),
    mass(light, main, wall),
    floors(plot, main, tall),
    crown(plot, main, wall),
    entrance(light, [x - 28, base - 66, 56, 66], random.pick(SHUTTERS)),
    plaque(light, main.left + 26, base - 58, 13),
    hedge(light, random, [main.left - near, main.left - 4, base + 4], 14, '#e0567a'),
    hedge(light, random, [x + w / 2 + 6, x + w / 2 + near + 10, base + 4], 14),
  ].join('');
}

function distinct({ random }: Plot, count: number): string[] {
  const start = random.whole(0, WALLS.length - 1);
  const stride = random.pick([1, 2, 3]);
  return Array.from(
    { length: count },
    (_, i) => WALLS[(start + i * stride) % WALLS.length] ?? WALLS[0],
  );
}

function neighbour(
  plot: Plot,
  house: { left: number; width: number; storeys: number; colour: string },
): string {
  const { light, random, base } = plot;
  const body = { left: house.left, top: base - house.storeys * 80, width: house.width, base };
  const shutter = random.pick(SHUTTERS);
  const rows = Array.from({ length: house.storeys }, (_, i) => {
    const y = body.top + 20 + i * 80;
    if (i === house.storeys - 1) return shopFront(plot, body, y, shutter);
    const pair = [0.16, 0.58].map((share) =>
      framedWindow(
        light,
        random,
        [body.left + body.width * share, y, body.width * 0.26, 44],
        shutter,
      ),
    );
    return pair.join('');
  });
  const roof = random.chance(0.6)
    ? tiledRoof(light, body, 42, '#a8553f')
    : rect(
        [body.left - 4, body.top - 6, body.width + 8, 14],
        light.tone(lighter(house.colour, 0.4)),
      );
  return mass(light, body, house.colour) + roof + rows.join('');
}

function shopFront({ light, random }: Plot, body: Body, y: number, colour: string): string {
  const { left, width } = body;
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const from = left + 6 + (i * (width - 12)) / 7;
    const w = (width - 12) / 7;
    return path(
      `M${from} ${y}h${w}v16q${-w / 2} 9 ${-w} 0z`,
      light.tone(i % 2 ? '#fbf7f0' : colour),
    );
  });
  return (
    glass(light, random, [left + 12, y + 12, width - 24, body.base - y - 14]) + stripes.join('')
  );
}

function floors({ light, random, x }: Plot, body: Body, storeys: number): string {
  return Array.from({ length: storeys - 1 }, (_, i) => {
    const y = body.top + 22 + i * 82;
    const half = body.width / 2 - 34;
    const doors =
      glass(light, random, [x - half - 4, y, half, 56]) +
      glass(light, random, [x + 4, y, half, 56]);
    const vines = random.chance(0.7)
      ? hedge(
          light,
          random,
          [body.left + 14, body.left + body.width * random.between(0.4, 0.75), y + 50],
          10,
          random.pick(['#e0567a', '#f4a73b', '#c77dba']),
        )
      : '';
    return [
      rect([x - half - 9, y - 5, half * 2 + 18, 62], light.tone('#fbf7f0')),
      doors,
      rect([x - half - 9, y - 5, half * 2 + 18, 7], '#14231f', { opacity: 0.2 }),
      balcony(light, [body.left + 10, y + 58, body.width - 20, 22], '#fbf7f0', '#40514e'),
      vines,
    ].join('');
  }).join('');
}

/** A roof terrace under a pergola, spilling plants. */
function crown({ light, random }: Plot, body: Body, wall: string): string {
  const { left, top, width } = body;
  const beams = Array.from(
    { length: 8 },
    (_, i) => `M${left + 12 + (i * (width - 24)) / 7} ${top - 56}v9`,
  );
  return [
    stroke(`M${left + 16} ${top}v-50M${left + width - 16} ${top}v-50`, light.shade('#8a5a3c'), 6),
    stroke(`M${left + 4} ${top - 50}H${left + width - 4}`, light.tone('#a9714b'), 6),
    stroke(beams.join(''), light.tone('#a9714b'), 5),
    hedge(light, random, [left + 6, left + width * 0.6, top - 8], 14, '#e0567a'),
    rect([left - 5, top - 6, width + 10, 13], light.tone(lighter(wall, 0.45))),
  ].join('');
}
