import { lighter, mix } from '../colour';
import { fade, path, polygon, rect, stroke } from '../svg';
import { parasol } from '../things/boats';
import { broadleaf, hedge, palm, pine } from '../things/trees';
import { balcony, entrance, glass } from '../things/windows';
import { castShadow, mass, plaque, type Plot } from './plot';

const WALLS = ['#fbf7f0', '#f1e6d4', '#e8e2d8', '#dfe7e4', '#f0ddd0'] as const;
const WOODS = ['#a9714b', '#8f5f42', '#b98555', '#6f5a4c'] as const;

/** A modern villa: white volumes pushed over one another, wood, tall glass, a pool in front. */
export function villa(plot: Plot): string {
  const { light, random, x, base } = plot;
  const wall = random.pick(WALLS);
  const wood = random.pick(WOODS);
  const shift = random.between(-26, 26);
  const foot = base - 34;
  const low = { left: x - 225, top: foot - 132, width: 430, base: foot };
  const high = {
    left: x - 150 + shift,
    top: foot - 262,
    width: random.between(260, 320),
    base: foot - 128,
  };
  const third = random.chance(0.5);
  return [
    castShadow(low),
    broadleaf(light, [x + 250, foot], 250, '#4b8f5a', 0.08),
    third ? penthouse(plot, high.left + 40, high.top, high.width * 0.5, wood) : '',
    mass(light, low, mix(wall, wood, 0.12)),
    ground(plot, low, wood),
    mass(light, high, wall),
    upper(plot, high, wood),
    entrance(light, [x + 128, foot - 76, 52, 76], wood),
    plaque(light, x + 222, foot - 96, 12),
    plot.tree === 'pine'
      ? pine(light, [x - 268, foot + 6], random.between(240, 300))
      : palm(light, random, [x - 262, foot + 8], 250, random.between(-36, 10)),
    hedge(light, random, [x - 250, x - 170, foot + 4], 20, '#e58ba0'),
    hedge(light, random, [x + 196, x + 290, foot + 4], 20),
    pool(plot, x - 30, base),
  ].join('');
}

type Box = Parameters<typeof mass>[1];

function ground({ light, random }: Plot, { left, top, width, base }: Box, wood: string): string {
  const panes = [0, 1, 2, 3].map((i) =>
    glass(light, random, [left + 20 + i * 76, top + 34, 70, base - top - 42]),
  );
  const slats = Array.from(
    { length: 11 },
    (_, i) => `M${left + width - 104 + i * 9.4} ${top + 18}V${base}`,
  );
  return [
    rect([left + 8, top + 16, 320, 14], '#14231f', { opacity: 0.2 }),
    panes.join(''),
    rect([left + width - 108, top + 16, 104, base - top - 16], light.tone(wood)),
    stroke(slats.join(''), light.shade(wood), 2, { opacity: 0.6 }),
    rect([left - 22, top - 2, width + 40, 18], light.tone('#fbf7f0')),
    rect([left - 22, top + 12, width + 40, 5], light.shade('#d8cfc0')),
  ].join('');
}

function upper({ light, random }: Plot, { left, top, width, base }: Box, wood: string): string {
  const panes = [0, 1, 2].map((i) => {
    const w = (width - 110) / 3;
    return glass(light, random, [left + 88 + i * w, top + 34, w - 6, base - top - 46]);
  });
  const boards = Array.from({ length: 9 }, (_, i) => `M${left + 12} ${top + 30 + i * 11}h62`);
  return [
    rect([left + 12, top + 24, 62, base - top - 34], light.tone(wood)),
    stroke(boards.join(''), light.shade(wood), 2, { opacity: 0.55 }),
    rect([left + 82, top + 24, width - 96, 12], '#14231f', { opacity: 0.22 }),
    panes.join(''),
    balcony(light, [left + 78, base - 8, width - 84, 30], '#fbf7f0', '#6f8487'),
    rect([left - 26, top - 4, width + 58, 20], light.tone(lighter(wood, 0.12))),
    polygon(
      [
        [left + width + 32, top - 4],
        [left + width + 62, top + 6],
        [left + width + 62, top + 18],
        [left + width + 32, top + 16],
      ],
      light.shade(wood),
    ),
  ].join('');
}

function penthouse(
  { light, random }: Plot,
  left: number,
  top: number,
  width: number,
  wood: string,
): string {
  return [
    mass(light, { left, top: top - 76, width, base: top }, '#f1e6d4'),
    glass(light, random, [left + 14, top - 56, width - 28, 50]),
    stroke(`M${left + width * 0.5} ${top - 56}v50`, light.tone('#fbf7f0'), 3),
    rect([left - 16, top - 86, width + 46, 13], light.tone(wood)),
  ].join('');
}

/** A pool at the terrace's edge, in slight perspective, mirroring the sky. */
function pool({ light }: Plot, x: number, base: number): string {
  const edge = `M${x - 236} ${base - 10}H${x + 176}L${x + 232} ${base + 44}H${x - 330}Z`;
  const waterline = `M${x - 226} ${base - 4}H${x + 170}L${x + 214} ${base + 37}H${x - 308}Z`;
  const ripples = [10, 20, 30].map(
    (dy, i) =>
      `M${x - 220 + i * 60} ${base + dy}h${90 - i * 18}M${x + 20 + i * 30} ${base + dy - 4}h${70 + i * 16}`,
  );
  return [
    fade('pool', [
      [0, light.tone('#58c3cf')],
      [1, light.tone('#1f8fab')],
    ]),
    path(edge, light.tone('#f6efe2')),
    path(waterline, 'url(#pool)'),
    stroke(ripples.join(''), light.gleam, 2.4, { opacity: 0.55 }),
    parasol(light, [x - 262, base + 2], 0.82, '#f4a73b'),
  ].join('');
}
