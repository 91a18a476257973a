import { circle, path, rect, stroke } from '../svg';
import { lanternLine } from '../things/lanterns';
import { hedge } from '../things/trees';
import { balcony, glass } from '../things/windows';
import { type Body, castShadow, mass, plaque, type Plot, tiledRoof } from './plot';

const WALLS = ['#efb94f', '#f2c76b', '#e8a94a', '#f3d38c', '#dfa35c'] as const;
const WOOD = '#6f4630';

/** An old merchant's house: ochre walls, wooden galleries, yin-yang tiles, lanterns, bougainvillea. */
export function heritage(plot: Plot): string {
  const { light, random, x, base } = plot;
  const wall = random.pick(WALLS);
  const width = random.between(380, 450);
  const lower = { left: x - width / 2, top: base - 148, width, base };
  const upper = { left: x - width / 2 + 26, top: base - 292, width: width - 52, base: base - 170 };
  const lanterns = lanternLine(
    light,
    random,
    [
      [lower.left + 8, lower.top + 10],
      [lower.left + width - 8, lower.top + 10],
    ],
    5,
    13,
  );
  return [
    castShadow(lower),
    mass(light, upper, wall),
    gallery(plot, upper),
    tiledRoof(light, upper, random.between(62, 80), '#8c4f3c'),
    mass(light, lower, wall),
    shopDoors(plot, lower),
    tiledRoof(light, { ...lower, top: lower.top - 4 }, 26, '#9a5a42'),
    lanterns,
    plaque(light, x, lower.top - 40, 14),
    bougainvillea(plot, lower.left - 4, lower.top - 10),
    hedge(light, random, [lower.left - 24, lower.left + 34, base + 4], 17, '#f4a73b'),
    hedge(light, random, [lower.left + width - 14, lower.left + width + 62, base + 4], 17),
  ].join('');
}

function gallery({ light, random }: Plot, { left, top, width, base }: Body): string {
  const bays = 5;
  const gap = width / bays;
  const doors = Array.from({ length: bays }, (_, i) => {
    const [dx, w] = [left + i * gap + 12, gap - 24];
    return (
      rect([dx - 4, top + 26, w + 8, base - top - 26], light.tone(WOOD)) +
      glass(light, random, [dx, top + 32, w, base - top - 60]) +
      stroke(`M${dx + w / 2} ${top + 32}V${base}`, light.shade(WOOD), 3)
    );
  });
  const posts = Array.from({ length: bays + 1 }, (_, i) =>
    rect([left + i * gap - 4, top + 14, 8, base - top - 14], light.tone('#8a5a3c')),
  );
  return (
    doors.join('') + posts.join('') + balcony(light, [left, base - 4, width, 32], '#8a5a3c', WOOD)
  );
}

function shopDoors({ light, random }: Plot, { left, top, width, base }: Body): string {
  const bays = 4;
  const gap = width / bays;
  return Array.from({ length: bays }, (_, i) => {
    const [dx, w] = [left + i * gap + 14, gap - 28];
    const open = i === 1;
    const leaves = Array.from(
      { length: 4 },
      (_, k) => `M${dx + (k * w) / 3} ${top + 42}V${base - 4}`,
    );
    return [
      rect([dx - 6, top + 36, w + 12, base - top - 36], light.shade(WOOD)),
      open
        ? rect([dx, top + 42, w, base - top - 42], light.lamps > 0.3 ? '#ffd684' : '#f2d9a6') +
          rect([dx, base - 44, w, 44], light.tone('#b98555'), { opacity: 0.5 })
        : glass(light, random, [dx, top + 42, w, 44]) +
          rect([dx, top + 86, w, base - top - 90], light.tone('#8a5a3c')) +
          stroke(leaves.join(''), light.shade(WOOD), 2.4),
    ].join('');
  }).join('');
}

/** A cascade of magenta flowers over the corner of the roof. */
function bougainvillea({ light, random }: Plot, x: number, y: number): string {
  const blossoms = Array.from({ length: 54 }, () => {
    const t = random.between(0, 1);
    const at = [x + 6 + random.between(-32, 46) * (1 - t * 0.6), y - 26 + t * 126] as const;
    const colour = random.pick(['#d9447a', '#e8639a', '#b8326b', '#3f8f55']);
    return circle(at, random.between(4, 9), light.tone(colour));
  });
  return (
    path(
      `M${x - 30} ${y - 18}Q${x + 20} ${y - 56} ${x + 52} ${y - 8}Q${x + 24} ${y + 30} ${x + 16} ${y + 104}Q${x - 16} ${y + 60} ${x - 30} ${y - 18}Z`,
      light.shade('#2f7d54'),
    ) + blossoms.join('')
  );
}
