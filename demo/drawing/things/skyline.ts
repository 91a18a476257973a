import { mix } from '../colour';
import type { Light } from '../light';
import type { Random } from '../../random';
import { group, path, rect, WIDTH } from '../svg';

interface Row {
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly depth: number;
  readonly from?: number;
  readonly to?: number;
}

const WALLS = ['#7f9aa3', '#a8b4b0', '#c9b9a5', '#8d8fa0', '#b59c8c'] as const;

/** Far city blocks standing on y; the side away from the sun is darker, some windows are lit. */
export function skyline(light: Light, random: Random, row: Row): string {
  const blocks: string[] = [];
  for (let x = row.from ?? -10; x < (row.to ?? WIDTH);) {
    const width = random.between(34, 76);
    const height = random.between(row.low, row.high) * (random.chance(0.2) ? 1.45 : 1);
    blocks.push(block(light, random, [x, row.y - height, width, height], row.depth));
    x += width + random.between(-6, 14);
  }
  return group(blocks.join(''));
}

function block(
  light: Light,
  random: Random,
  [x, y, w, h]: readonly [number, number, number, number],
  depth: number,
): string {
  const wall = random.pick(WALLS);
  const lit = mix('#ffd684', light.haze, light.lamps > 0.3 ? 0.1 : 0.55);
  // One path for all windows of a block: a hundred small rectangles would cost far more to draw.
  const dots = Array.from({ length: Math.floor((w * h) / 520) }, () => {
    const column = Math.floor(random.between(0, (w - 14) / 8));
    const row = Math.floor(random.between(0, (h - 16) / 11));
    return `M${x + 5 + column * 8} ${y + 8 + row * 11}h4v6h-4z`;
  });
  const cap = random.chance(0.4)
    ? rect([x + w * 0.3, y - 9, w * 0.34, 10], light.tone(wall, depth))
    : '';
  return (
    cap +
    rect([x, y, w, h], light.tone(wall, depth)) +
    rect([x + w * 0.72, y, w * 0.28, h], light.shade(wall, depth)) +
    path(dots.join(''), lit, { opacity: light.lamps > 0.3 ? 0.9 : 0.4 })
  );
}
