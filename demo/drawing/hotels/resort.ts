import { lighter, mix } from '../colour';
import { path, polygon, rect, stroke } from '../svg';
import { parasol } from '../things/boats';
import { hedge, palm } from '../things/trees';
import { balcony, entrance, glass } from '../things/windows';
import { castShadow, mass, plaque, type Plot } from './plot';

const WALLS = ['#f6e9d2', '#efd9b8', '#fbf7f0', '#e8cfae'] as const;
const THATCHES = ['#b48a54', '#9c7648', '#8c6f52', '#a8553f'] as const;

/** A beach resort: a great hall with a steep sweeping roof between two lower pavilions. */
export function resort(plot: Plot): string {
  const { light, random, x, base } = plot;
  const colours = { wall: random.pick(WALLS), roof: random.pick(THATCHES) };
  const tiers = random.whole(1, 2);
  const hall = { left: x - 130, top: base - 176, width: 260, base };
  const spread = random.between(196, 224);
  return [
    castShadow({ ...hall, left: x - 300, width: 560 }),
    palm(light, random, [x - 296, base - 4], random.between(290, 340), random.between(-60, -10)),
    palm(light, random, [x + 268, base - 10], random.between(260, 330), random.between(10, 50)),
    pavilion(plot, x - spread, colours),
    pavilion(plot, x + spread, colours),
    mass(light, hall, colours.wall),
    hallFront(plot, hall),
    roofOver(plot, x, hall.top + 6, 192, random.between(132, 168), colours.roof),
    tiers > 1 ? roofOver(plot, x, hall.top - 92, 96, 92, lighter(colours.roof, 0.06)) : '',
    entrance(light, [x - 36, base - 80, 72, 80], '#8a5a3c'),
    plaque(light, x, hall.top + 44, 16),
    hedge(
      light,
      random,
      [x - 300, x - 60, base + 6],
      17,
      random.pick(['#e0567a', '#f4a73b', '#fbf7f0']),
    ),
    hedge(light, random, [x + 60, x + 300, base + 6], 17),
    parasol(
      light,
      [x - 236, base + 56],
      0.86,
      random.pick(['#c2402f', '#0b6e5f', '#f4a73b', '#2f6fb0']),
    ),
  ].join('');
}

interface Colours {
  readonly wall: string;
  readonly roof: string;
}

function pavilion(plot: Plot, x: number, { wall, roof }: Colours): string {
  const { light, random, base } = plot;
  const body = { left: x - 84, top: base - 128, width: 168, base };
  const panes = [0, 1, 2].map((i) =>
    glass(light, random, [x - 70 + i * 48, body.top + 24, 42, 92]),
  );
  return [
    mass(light, body, mix(wall, '#a9714b', 0.16)),
    panes.join(''),
    balcony(light, [x - 82, base - 12, 164, 26], '#a9714b', '#7a5238'),
    roofOver(plot, x, body.top + 6, 126, random.between(84, 104), roof),
  ].join('');
}

function hallFront(
  { light, random, x }: Plot,
  hall: { left: number; top: number; base: number },
): string {
  const panes = [-1, 1].map((side) =>
    glass(light, random, [x + side * 86 - 32, hall.top + 26, 64, hall.base - hall.top - 34]),
  );
  const columns = [-124, -46, 46, 124].map((dx) =>
    rect([x + dx - 6, hall.top, 12, hall.base - hall.top], light.tone('#a9714b')),
  );
  return panes.join('') + columns.join('');
}

/** A steep roof with swept eaves; its right slope lies in shade. */
function roofOver(
  { light }: Plot,
  x: number,
  eave: number,
  half: number,
  height: number,
  colour: string,
): string {
  const crest = half * 0.26;
  const slope = `M${x - crest} ${eave - height}Q${x - half * 0.52} ${eave - height * 0.34} ${x - half} ${eave}Q${x} ${eave + 16} ${x + half} ${eave}Q${x + half * 0.52} ${eave - height * 0.34} ${x + crest} ${eave - height}Z`;
  const dark = `M${x + crest * 0.4} ${eave - height}Q${x + half * 0.3} ${eave - height * 0.4} ${x + half * 0.42} ${eave + 6}Q${x + half * 0.8} ${eave + 4} ${x + half} ${eave}Q${x + half * 0.52} ${eave - height * 0.34} ${x + crest} ${eave - height}Z`;
  const rows = [0.3, 0.48, 0.64, 0.79, 0.92].map((t) => {
    const w = crest + (half - crest) * t * t;
    return `M${x - w} ${eave - height * (1 - t)}Q${x} ${eave - height * (1 - t) + 13} ${x + w} ${eave - height * (1 - t)}`;
  });
  return [
    path(slope, light.tone(colour)),
    path(dark, light.shade(colour), { opacity: 0.75 }),
    stroke(rows.join(''), light.shade(colour), 2.2, { opacity: 0.5 }),
    polygon(
      [
        [x - crest - 8, eave - height - 5],
        [x + crest + 8, eave - height - 5],
        [x + crest, eave - height + 4],
        [x - crest, eave - height + 4],
      ],
      light.shade('#6b4a34'),
    ),
    path(
      `M${x - half} ${eave}Q${x} ${eave + 16} ${x + half} ${eave}v5Q${x} ${eave + 24} ${x - half} ${eave + 5}Z`,
      light.shade(mix(colour, '#4a3426', 0.4)),
    ),
  ].join('');
}
