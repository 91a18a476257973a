import { darker, lighter, mix } from '../colour';
import { path, polygon, rect, stroke } from '../svg';
import type { Interior } from './shell';

export type BedKind = 'Single' | 'Double' | 'Queen' | 'King' | 'Twin';

const WIDTHS: Readonly<Record<BedKind, number>> = {
  Single: 220,
  Double: 310,
  Queen: 360,
  King: 420,
  Twin: 196,
};
const TWIN_GAP = 122;

/** The half width that a bed, or a pair of twin beds, takes along the wall. */
export const bedSpan = (kind: BedKind) =>
  (kind === 'Twin' ? WIDTHS.Twin + TWIN_GAP / 2 : WIDTHS[kind] / 2) + 12;

/** Beds seen from the foot, standing on y. */
export function beds(room: Interior, kind: BedKind, x: number, y: number): string {
  const width = WIDTHS[kind];
  if (kind !== 'Twin') return bed(room, x, y, width, kind === 'Single' ? 1 : 2);
  const offset = (width + TWIN_GAP) / 2;
  return bed(room, x - offset, y, width, 1) + bed(room, x + offset, y, width, 1);
}

function bed(room: Interior, x: number, y: number, width: number, pillows: number): string {
  const { palette } = room;
  const half = width / 2;
  const [head, foot] = [y - 212, y - 74];
  const linen = mix('#fdfaf3', palette.wall, 0.08);
  return [
    polygon(
      [
        [x - half * 1.1, y - 4],
        [x + half * 1.16, y - 4],
        [x + half * 1.34, y + 14],
        [x - half, y + 14],
      ],
      '#14231f',
      { opacity: 0.2 },
    ),
    headboard(room, x, head, half),
    pillowRow(room, x, head, half, pillows),
    polygon(
      [
        [x - half, head + 46],
        [x + half, head + 46],
        [x + half * 1.12, foot],
        [x - half * 1.12, foot],
      ],
      linen,
    ),
    polygon(
      [
        [x + half * 0.2, head + 46],
        [x + half, head + 46],
        [x + half * 1.12, foot],
        [x + half * 0.34, foot],
      ],
      '#8a93a5',
      { opacity: 0.1 },
    ),
    stroke(
      `M${x - half * 0.5} ${head + 92}q${half * 0.3} 20 ${half * 0.2} 42M${x + half * 0.3} ${head + 80}q${half * 0.26} 14 ${half * 0.3} 40`,
      '#c9c3b8',
      2.4,
      { opacity: 0.7 },
    ),
    polygon(
      [
        [x - half * 1.06, head + 118],
        [x + half * 1.06, head + 118],
        [x + half * 1.12, foot],
        [x - half * 1.12, foot],
      ],
      palette.cloth,
    ),
    stroke(`M${x - half * 1.05} ${head + 126}H${x + half * 1.05}`, lighter(palette.cloth, 0.4), 4),
    frontOf(room, x, foot, y, half * 1.12),
  ].join('');
}

function headboard({ palette }: Interior, x: number, head: number, half: number): string {
  const [left, top, width] = [x - half - 12, head - 96, half * 2 + 24];
  const channels = Array.from(
    { length: Math.round(width / 44) - 1 },
    (_, i, all = Math.round(width / 44)) =>
      `M${left + ((i + 1) * width) / all} ${top + 14}V${head + 44}`,
  );
  return [
    rect([left + 7, top + 8, width, 150], '#14231f', { opacity: 0.14, rx: 16 }),
    rect([left, top, width, 150], palette.accent, { rx: 16 }),
    rect([left, top, width * 0.5, 150], '#ffffff', { opacity: 0.07, rx: 16 }),
    stroke(channels.join(''), darker(palette.accent, 0.28), 3, { opacity: 0.6 }),
  ].join('');
}

function pillowRow(
  { palette }: Interior,
  x: number,
  head: number,
  half: number,
  count: number,
): string {
  const width = (half * 2 - 24) / count;
  const pillow = (left: number, dy: number, w: number, h: number, colour: string) =>
    path(
      `M${left + 8} ${head + dy}Q${left + w / 2} ${head + dy - 9} ${left + w - 8} ${head + dy}Q${left + w + 5} ${head + dy + h / 2} ${left + w - 6} ${head + dy + h}Q${left + w / 2} ${head + dy + h + 6} ${left + 6} ${head + dy + h}Q${left - 5} ${head + dy + h / 2} ${left + 8} ${head + dy}Z`,
      colour,
    );
  const row = Array.from({ length: count }, (_, i) => {
    const left = x - half + 12 + i * width;
    return (
      pillow(left + 5, -26, width - 10, 56, '#e9e4da') +
      pillow(left + 8, -8, width - 16, 58, '#fdfaf3')
    );
  });
  const small = pillow(x - 48, 10, 96, 42, lighter(palette.accent, 0.3));
  return (
    row.join('') + small + stroke(`M${x - 30} ${head + 31}h60`, lighter(palette.cloth, 0.3), 3)
  );
}

function frontOf({ palette }: Interior, x: number, foot: number, y: number, half: number): string {
  const scallop = `M${x - half} ${foot}H${x + half}V${y - 30}Q${x + half * 0.75} ${y - 18} ${x + half * 0.5} ${y - 30}T${x} ${y - 28}T${x - half * 0.5} ${y - 30}T${x - half} ${y - 28}Z`;
  return [
    rect([x - half + 4, foot, half * 2 - 8, y - foot - 10], darker(palette.wood, 0.12), { rx: 4 }),
    path(scallop, darker(palette.cloth, 0.1)),
    rect([x - half + 2, foot - 3, half * 2 - 4, 8], lighter(palette.cloth, 0.2), { rx: 4 }),
    stroke(
      `M${x - half + 18} ${y - 10}v10M${x + half - 18} ${y - 10}v10`,
      darker(palette.wood, 0.35),
      11,
    ),
  ].join('');
}
