import { lighter } from '../colour';
import { circle, path, polygon, rect, stroke } from '../svg';
import { hedge } from '../things/trees';
import { balcony, entrance, framedWindow, glass } from '../things/windows';
import { castShadow, mass, plaque, type Plot } from './plot';

const WALLS = ['#f6efe2', '#e7eef0', '#f3dcc6', '#dfeae2', '#f7f3ea', '#e9d3c6'] as const;
const ACCENTS = ['#0b6e5f', '#2f6fb0', '#c2603f', '#d99432', '#3c8c8c', '#6f5a8c'] as const;

/** A city or sea-front tower: podium, rows of balconies or windows, a garden on the roof. */
export function tower(plot: Plot): string {
  const { light, random, x, base } = plot;
  const storeys = random.whole(7, 10);
  const step = random.between(42, 48);
  const width = random.whole(5, 6) * 56;
  const podium = 92;
  const wall = random.pick(WALLS);
  const accent = random.pick(ACCENTS);
  const body = { left: x - width / 2, top: base - podium - storeys * step, width, base };
  const rows = random.chance(0.55) ? balconies : windows;
  return [
    castShadow(body),
    roofGarden(plot, body, accent),
    mass(light, body, wall),
    rows(plot, body, storeys, step, accent),
    rect([body.left, body.top, width, 9], light.tone(lighter(wall, 0.5))),
    podiumOf(plot, body, podium, accent),
  ].join('');
}

type Box = Parameters<typeof mass>[1];

function balconies(plot: Plot, body: Box, storeys: number, step: number, accent: string): string {
  const { light, random } = plot;
  const bay = 26;
  const side = random.chance(0.5) ? body.left + 6 : body.left + body.width - bay - 6;
  const inset = side > body.left + 10 ? body.left + 10 : body.left + bay + 16;
  const width = body.width - bay - 26;
  const floors = Array.from({ length: storeys }, (_, i) => {
    const y = body.top + 16 + i * step;
    const rooms = Math.round(width / 58);
    const panes = Array.from({ length: rooms }, (_, r) => {
      const w = width / rooms;
      return glass(light, random, [inset + r * w + 3, y, w - 6, step - 14]);
    });
    return (
      panes.join('') +
      balcony(light, [inset - 3, y + step - 12, width + 6, 15], '#fbf7f0', '#7d8f92')
    );
  });
  const spine = rect([side, body.top + 9, bay, body.base - body.top - 9], light.tone(accent));
  const slits = Array.from({ length: storeys }, (_, i) =>
    rect(
      [side + 8, body.top + 24 + i * step, bay - 16, step - 20],
      light.tone(lighter(accent, 0.45)),
    ),
  );
  return spine + slits.join('') + floors.join('');
}

function windows(plot: Plot, body: Box, storeys: number, step: number, accent: string): string {
  const { light, random } = plot;
  const columns = Math.round(body.width / 56);
  const gap = body.width / columns;
  const cells = Array.from({ length: storeys * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const box = [
      body.left + column * gap + 10,
      body.top + 18 + row * step,
      gap - 20,
      step - 18,
    ] as const;
    return framedWindow(
      light,
      random,
      box,
      (row + column) % 4 === 0 ? lighter(accent, 0.25) : '#fbf7f0',
    );
  });
  const bands = [2, 5, 8]
    .filter((row) => row < storeys)
    .map((row) => rect([body.left, body.top + 8 + row * step, body.width, 4], light.tone(accent)));
  return bands.join('') + cells.join('');
}

function podiumOf(
  { light, random, x, base }: Plot,
  body: Box,
  height: number,
  accent: string,
): string {
  const left = body.left - 30;
  const width = body.width + 60;
  const top = base - height;
  const panes = Array.from(
    { length: Math.round(width / 46) },
    (_, i, all = Math.round(width / 46)) =>
      glass(light, random, [
        left + 8 + (i * (width - 16)) / all,
        top + 22,
        (width - 16) / all - 5,
        height - 36,
      ]),
  );
  return [
    mass(light, { left, top, width, base }, '#efe6d6'),
    rect([left, top + 10, width, 8], light.tone(accent)),
    panes.join(''),
    rect([left - 4, top - 4, width + 8, 12], light.tone('#fbf7f0')),
    entrance(light, [x - 32, base - 62, 64, 62], accent),
    plaque(light, x, top - 22, 15),
    hedge(
      light,
      random,
      [left - 6, x - 74, base + 2],
      15,
      random.pick(['#e58ba0', '#f4a73b', '#fbf7f0']),
    ),
    hedge(light, random, [x + 74, left + width + 6, base + 2], 15),
  ].join('');
}

function roofGarden({ light, random }: Plot, { left, top, width }: Box, accent: string): string {
  const lift = left + width * random.between(0.5, 0.62);
  const shade = `M${left + 34} ${top - 34}Q${left + 74} ${top - 52} ${left + 114} ${top - 34}Z`;
  return [
    rect([lift, top - 44, width * 0.26, 46], light.tone('#efe6d6')),
    polygon(
      [
        [lift + width * 0.26, top - 44],
        [lift + width * 0.3, top - 40],
        [lift + width * 0.3, top],
        [lift + width * 0.26, top],
      ],
      light.shade('#efe6d6'),
    ),
    stroke(`M${lift + width * 0.13} ${top - 44}V${top - 84}`, light.shade('#5b6b66'), 2.5),
    circle([lift + width * 0.13, top - 84], 3.5, '#c2402f'),
    stroke(`M${left + 74} ${top}V${top - 40}`, light.shade('#8a6a4c'), 3),
    path(shade, light.tone(accent)),
    hedge(light, random, [left + 4, left + width * 0.46, top - 2], 11),
    stroke(
      `M${left} ${top - 16}H${left + width}M${left} ${top - 8}H${left + width}`,
      light.tone('#fbf7f0'),
      1.8,
    ),
  ].join('');
}
