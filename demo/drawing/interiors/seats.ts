import { darker, lighter, mix } from '../colour';
import { oval, path, polygon, rect, stroke } from '../svg';
import { warmth } from './furniture';
import type { Interior } from './shell';

/** A soft chair with tapered legs. */
export function armchair({ palette }: Interior, x: number, y: number, width = 150): string {
  const colour = palette.accent;
  const dark = darker(colour, 0.2);
  const [l, r] = [x - width / 2, x + width / 2];
  return [
    oval([x + 8, y + 1], [width * 0.58, 9], '#14231f', { opacity: 0.2 }),
    stroke(`M${l + 18} ${y - 26}l-6 26M${r - 18} ${y - 26}l6 26`, darker(palette.wood, 0.2), 7),
    rect([l + 6, y - 150, width - 12, 112], lighter(colour, 0.1), { rx: 30 }),
    rect([l + 24, y - 84, width - 48, 40], lighter(colour, 0.24), { rx: 14 }),
    rect([l - 8, y - 98, 36, 74], colour, { rx: 16 }),
    rect([r - 28, y - 98, 36, 74], dark, { rx: 16 }),
    rect([l + 10, y - 50, width - 20, 28], dark, { rx: 10 }),
    rect([x - 26, y - 118, 52, 46], lighter(palette.cloth, 0.2), {
      rx: 10,
      transform: `rotate(-7 ${Math.round(x)} ${Math.round(y - 95)})`,
    }),
  ].join('');
}

/** A sofa for three with cushions. */
export function sofa(room: Interior, x: number, y: number, width = 330): string {
  const { palette } = room;
  const colour = mix(palette.accent, '#fbf7f0', 0.2);
  const [l, r] = [x - width / 2, x + width / 2];
  const seats = [0, 1, 2].map((i) =>
    rect(
      [l + 26 + (i * (width - 52)) / 3, y - 80, (width - 52) / 3 - 4, 42],
      lighter(colour, 0.2),
      { rx: 12 },
    ),
  );
  const cushions = [0.2, 0.78].map((t, i) =>
    rect([l + width * t - 28, y - 126, 56, 54], i ? lighter(palette.cloth, 0.5) : palette.cloth, {
      rx: 12,
      transform: `rotate(${i ? 9 : -9} ${Math.round(l + width * t)} ${Math.round(y - 100)})`,
    }),
  );
  return [
    oval([x + 8, y + 1], [width * 0.55, 10], '#14231f', { opacity: 0.2 }),
    stroke(`M${l + 24} ${y - 16}v16M${r - 24} ${y - 16}v16`, darker(palette.wood, 0.25), 8),
    rect([l + 8, y - 148, width - 16, 110], colour, { rx: 26 }),
    seats.join(''),
    cushions.join(''),
    rect([l - 8, y - 108, 42, 94], lighter(colour, 0.06), { rx: 18 }),
    rect([r - 34, y - 108, 42, 94], darker(colour, 0.2), { rx: 18 }),
    rect([l + 20, y - 42, width - 40, 28], darker(colour, 0.16), { rx: 8 }),
  ].join('');
}

/** A low table with a pot of tea and cups. */
export function teaTable({ palette }: Interior, x: number, y: number, width = 170): string {
  return [
    oval([x + 6, y + 1], [width * 0.5, 8], '#14231f', { opacity: 0.2 }),
    stroke(
      `M${x - width * 0.34} ${y - 44}l-10 44M${x + width * 0.34} ${y - 44}l10 44`,
      darker(palette.wood, 0.25),
      6,
    ),
    oval([x, y - 46], [width / 2, 15], darker(palette.wood, 0.2)),
    oval([x, y - 51], [width / 2, 15], lighter(palette.wood, 0.18)),
    path(`M${x - 24} ${y - 56}q-4 -26 18 -28q24 0 20 28q-18 8 -38 0z`, '#fdf8ee'),
    stroke(`M${x + 13} ${y - 70}q14 -2 18 -12M${x - 24} ${y - 74}q-14 2 -4 14`, '#fdf8ee', 4),
    path(
      `M${x + 34} ${y - 62}h18l-3 12h-12zM${x - 58} ${y - 60}h18l-3 12h-12z`,
      lighter(palette.cloth, 0.4),
    ),
  ].join('');
}

/** A writing desk with a chair, a lamp and a screen. */
export function desk(room: Interior, x: number, y: number): string {
  const { palette } = room;
  return [
    warmth(room, x - 70, y - 190, 80),
    oval([x, y + 2], [150, 9], '#14231f', { opacity: 0.18 }),
    rect([x - 140, y - 128, 280, 13], lighter(palette.wood, 0.16), { rx: 3 }),
    rect([x + 40, y - 115, 92, 60], palette.wood) +
      rect([x + 48, y - 106, 76, 18], lighter(palette.wood, 0.2)) +
      rect([x + 48, y - 82, 76, 18], lighter(palette.wood, 0.2)),
    stroke(`M${x - 128} ${y - 115}V${y}M${x + 126} ${y - 56}V${y}`, darker(palette.wood, 0.25), 8),
    polygon(
      [
        [x - 6, y - 128],
        [x + 92, y - 128],
        [x + 86, y - 192],
        [x, y - 192],
      ],
      '#2a3a3a',
    ) +
      polygon(
        [
          [x + 2, y - 134],
          [x + 84, y - 134],
          [x + 79, y - 186],
          [x + 7, y - 186],
        ],
        '#9fd0dc',
      ),
    stroke(`M${x - 96} ${y - 128}V${y - 160}L${x - 70} ${y - 198}`, darker(palette.wood, 0.3), 5),
    path(`M${x - 92} ${y - 190}L${x - 60} ${y - 218}L${x - 40} ${y - 190}Z`, palette.accent),
    stroke(
      `M${x - 40} ${y - 50}l-16 50M${x + 24} ${y - 50}l14 50M${x - 8} ${y - 50}V${y + 4}`,
      darker(palette.wood, 0.3),
      6,
    ),
    rect([x - 52, y - 64, 88, 20], palette.cloth, { rx: 9 }),
    rect([x - 46, y - 146, 76, 66], darker(palette.cloth, 0.1), { rx: 14 }),
  ].join('');
}
