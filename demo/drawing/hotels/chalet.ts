import { lighter } from '../colour';
import { circle, group, polygon, rect, stroke } from '../svg';
import { hedge, pine } from '../things/trees';
import { balcony, entrance, framedWindow } from '../things/windows';
import { type Body, castShadow, mass, plaque, type Plot } from './plot';

const WALLS = ['#f7eeda', '#e9d8bd', '#f2e3d0', '#d9b48a', '#e3e6da'] as const;
const ROOFS = ['#8c4436', '#5b4a5c', '#a8553f', '#3f5a5c', '#6f4a36'] as const;
const TIMBER = '#6b4630';

/** A highland house: steep gables, timber framing, stone foot, smoke from the chimney. */
export function chalet(plot: Plot): string {
  const { light, random, x, base } = plot;
  const wall = random.pick(WALLS);
  const roof = random.pick(ROOFS);
  const wing = { left: x - 60, top: base - 196, width: 260, base };
  const gable = { left: x - 210, top: base - 228, width: random.between(196, 224), base };
  return [
    castShadow({ ...wing, left: x - 210, width: 420 }),
    pine(light, [x + 262, base + 2], random.between(300, 360), 0.06),
    pine(light, [x - 262, base + 2], random.between(240, 300), 0.06),
    chimney(plot, x + 130, wing.top - 104),
    mass(light, wing, wall),
    wingRoof(plot, wing, roof),
    wingFront(plot, wing),
    gableHouse(plot, gable, wall, roof),
    stoneFoot(plot, { ...gable, width: 410 }),
    entrance(light, [x + 14, base - 72, 50, 72], roof),
    plaque(light, x + 92, base - 66, 12),
    hedge(
      light,
      random,
      [x - 236, x - 6, base + 5],
      18,
      random.pick(['#7d8fd1', '#c77dba', '#e58ba0']),
    ),
    hedge(light, random, [x + 84, x + 250, base + 5], 18, '#7d8fd1'),
  ].join('');
}

function gableHouse(plot: Plot, body: Body, wall: string, roof: string): string {
  const { light, random } = plot;
  const { left, top, width } = body;
  const peak = top - width * 0.72;
  const middle = left + width / 2;
  const triangle = polygon(
    [
      [left, top + 2],
      [middle, peak],
      [left + width, top + 2],
    ],
    light.tone(wall),
  );
  const beams = `M${left + 6} ${top}H${left + width - 6}M${middle} ${peak + 30}V${top}M${left + width * 0.22} ${top}L${middle} ${top - 62}L${left + width * 0.78} ${top}`;
  const w = width * 0.24;
  const windows = [0.14, 0.62].flatMap((share) => [
    framedWindow(light, random, [left + width * share, top + 24, w, 54], TIMBER),
    framedWindow(light, random, [left + width * share, top + 122, w, 54], TIMBER),
  ]);
  return [
    mass(light, body, wall),
    triangle,
    stroke(beams, light.tone(TIMBER), 7, { 'stroke-linecap': 'butt' }),
    circle([middle, top - 84], 15, light.tone(TIMBER)),
    circle([middle, top - 84], 11, light.lamps > 0.3 ? '#ffd684' : light.shade('#4d8ba3')),
    windows.join(''),
    stroke(`M${left + 4} ${top + 100}H${left + width - 4}`, light.tone(TIMBER), 7),
    balcony(light, [left + 10, top + 90, width - 20, 22], lighter(TIMBER, 0.2), TIMBER),
    polygon(
      [
        [middle, peak - 20],
        [left + width + 24, top + 16],
        [left + width + 4, top + 22],
        [middle, peak + 12],
      ],
      light.shade(roof),
    ),
    polygon(
      [
        [middle, peak - 20],
        [left - 24, top + 16],
        [left - 4, top + 22],
        [middle, peak + 12],
      ],
      light.tone(lighter(roof, 0.1)),
    ),
  ].join('');
}

function wingRoof({ light }: Plot, { left, top, width }: Body, roof: string): string {
  const [ridge, right] = [top - 92, left + width];
  const rows = [0.2, 0.38, 0.56, 0.74, 0.9].map(
    (t) => `M${left + 10} ${ridge + 100 * t}H${right - 14 + 50 * t}`,
  );
  return [
    polygon(
      [
        [left, ridge],
        [right - 20, ridge],
        [right + 34, top + 12],
        [left, top + 12],
      ],
      light.tone(roof),
    ),
    polygon(
      [
        [right - 20, ridge],
        [right + 62, top + 22],
        [right + 34, top + 12],
      ],
      light.shade(roof),
    ),
    stroke(rows.join(''), light.shade(roof), 2, { opacity: 0.5 }),
    rect([left, top + 12, width, 9], '#14231f', { opacity: 0.22 }),
  ].join('');
}

function wingFront({ light, random }: Plot, { left, top, width }: Body): string {
  const columns = [0.66, 0.84].flatMap((share) => [
    framedWindow(light, random, [left + width * share, top + 34, 32, 50], TIMBER),
    framedWindow(light, random, [left + width * share, top + 116, 32, 50], TIMBER),
  ]);
  return (
    columns.join('') + stroke(`M${left + 150} ${top + 100}H${left + width}`, light.tone(TIMBER), 6)
  );
}

function stoneFoot({ light, random, base }: Plot, { left, width }: Body): string {
  const stones = Array.from({ length: 24 }, (_, i) =>
    rect(
      [
        left + (i % 12) * (width / 12) + (i > 11 ? 12 : 0),
        base - 30 + Math.floor(i / 12) * 15,
        random.between(22, 31),
        12,
      ],
      light.tone('#a79f95'),
      { rx: 4, opacity: 0.75 },
    ),
  );
  return rect([left, base - 32, width, 32], light.shade('#8f8a84')) + group(stones.join(''));
}

function chimney({ light }: Plot, x: number, top: number): string {
  const puffs = [
    [x + 14, top - 24, 12],
    [x + 32, top - 50, 17],
    [x + 58, top - 78, 23],
  ] as const;
  return [
    rect([x, top, 30, 90], light.tone('#a5694f')),
    rect([x + 20, top, 10, 90], light.shade('#a5694f')),
    rect([x - 4, top - 6, 38, 10], light.tone('#c9b8a6')),
    puffs
      .map(([cx, cy, r], i) => circle([cx, cy], r, '#ffffff', { opacity: 0.42 - i * 0.1 }))
      .join(''),
  ].join('');
}
