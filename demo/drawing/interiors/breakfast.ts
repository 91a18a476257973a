import { darker, lighter } from '../colour';
import { circle, oval, path, rect, stroke } from '../svg';
import { plant } from './furniture';
import { type Interior, shell, sunbeam } from './shell';
import { VIEWS, windowWith } from './window';

/** Breakfast: a long counter of fruit, bread, phở and coffee in the morning sun. */
export function breakfast(room: Interior): string {
  const { random, palette } = room;
  return [
    shell(room, 0),
    windowWith(room, [100, 76, 460, 330], random.pick(VIEWS), 3),
    sunbeam(room, 100, 560),
    shelves(room),
    counter(room),
    fruit(190, 574),
    bread(palette.wood, 420, 574),
    noodles(palette.accent, 640, 574),
    noodles(palette.cloth, 770, 574),
    coffee(room, 1020, 574),
    plant(room, 60, 820, 220),
    plant(room, 1230, 830, 240),
  ].join('');
}

function shelves(room: Interior): string {
  const { palette } = room;
  const jars = Array.from({ length: 14 }, (_, i) => {
    const [x, y] = [730 + (i % 7) * 66, 200 + Math.floor(i / 7) * 130];
    const colour =
      ['#f4a73b', '#c2603f', '#3f8f55', '#fdf3d8', '#8a5a3c', '#e0567a', '#2f7d6a'][i % 7] ??
      '#f4a73b';
    return (
      rect([x, y - 58, 40, 58], '#ffffff', { opacity: 0.5, rx: 8 }) +
      rect([x + 4, y - 40 + (i % 3) * 6, 32, 38 - (i % 3) * 6], colour, { rx: 5 }) +
      rect([x + 2, y - 66, 36, 11], palette.wood, { rx: 3 })
    );
  });
  return (
    [200, 330]
      .map(
        (y) =>
          rect([706, y + 12, 500, 8], '#14231f', { opacity: 0.12 }) +
          rect([700, y, 500, 14], palette.wood, { rx: 3 }),
      )
      .join('') + jars.join('')
  );
}

function counter({ palette }: Interior): string {
  const tiles = Array.from({ length: 30 }, (_, i) =>
    rect(
      [70 + (i % 15) * 76, 616 + Math.floor(i / 15) * 76, 70, 70],
      (i + Math.floor(i / 15)) % 2 ? lighter(palette.accent, 0.5) : lighter(palette.accent, 0.66),
      { rx: 4 },
    ),
  );
  return [
    rect([60, 606, 1160, 176], lighter(palette.accent, 0.3)),
    tiles.join(''),
    rect([40, 574, 1200, 30], lighter(palette.wood, 0.3), { rx: 6 }),
    rect([40, 596, 1200, 9], darker(palette.wood, 0.1), { rx: 4 }),
    rect([60, 604, 1160, 10], '#14231f', { opacity: 0.16 }),
    rect([40, 776, 1200, 12], '#14231f', { opacity: 0.2, rx: 6 }),
  ].join('');
}

const fruit = (x: number, y: number) =>
  [
    path(
      `M${x - 74} ${y - 40}H${x + 74}Q${x + 60} ${y} ${x} ${y}Q${x - 60} ${y} ${x - 74} ${y - 40}Z`,
      '#fdfaf3',
    ),
    [
      [-46, -52, 24, '#f4a73b'],
      [-4, -58, 26, '#c2402f'],
      [40, -52, 24, '#7fae3f'],
      [-24, -84, 22, '#f2c14e'],
      [18, -86, 22, '#f08a3c'],
    ]
      .map(
        ([dx, dy, r, fill]) =>
          circle([x + Number(dx), y + Number(dy)], Number(r), String(fill)) +
          circle([x + Number(dx) - 7, y + Number(dy) - 8], Number(r) * 0.26, '#ffffff', {
            opacity: 0.5,
          }),
      )
      .join(''),
    path(`M${x - 76} ${y - 42}H${x + 76}L${x + 72} ${y - 34}H${x - 72}Z`, '#e9e2d4'),
    stroke(`M${x - 4} ${y - 108}q8 -22 26 -24M${x - 4} ${y - 108}q-6 -18 -20 -20`, '#3f8f55', 6),
  ].join('');

const bread = (wood: string, x: number, y: number) =>
  [
    rect([x - 96, y - 14, 192, 14], wood, { rx: 5 }),
    [-58, 0, 58]
      .map(
        (dx, i) =>
          oval([x + dx, y - 38], [42, 25], '#d99a4e') +
          oval([x + dx - 5, y - 44], [34, 16], '#ebb873') +
          stroke(
            `M${x + dx - 20} ${y - 50}l12 14M${x + dx - 2} ${y - 54}l12 14M${x + dx + 16} ${y - 50}l${8 + i} 11`,
            '#b5763a',
            3.4,
          ),
      )
      .join(''),
  ].join('');

const noodles = (accent: string, x: number, y: number) =>
  [
    stroke(
      `M${x - 14} ${y - 76}q-8 -16 2 -28t0 -28M${x + 14} ${y - 76}q-8 -16 2 -28t0 -28`,
      '#ffffff',
      5,
      { opacity: 0.6 },
    ),
    path(
      `M${x - 52} ${y - 56}H${x + 52}Q${x + 46} ${y - 12} ${x + 20} ${y - 6}V${y}H${x - 20}V${y - 6}Q${x - 46} ${y - 12} ${x - 52} ${y - 56}Z`,
      '#fdfaf3',
    ),
    stroke(`M${x - 48} ${y - 34}Q${x} ${y - 26} ${x + 48} ${y - 34}`, accent, 6),
    oval([x, y - 57], [53, 13], '#e9dcc0') + oval([x, y - 57], [45, 9], '#e2b46a'),
    [
      [-22, -60, '#3f8f55'],
      [4, -56, '#c2603f'],
      [24, -60, '#3f8f55'],
      [-6, -62, '#fbf7f0'],
    ]
      .map(([dx, dy, fill]) => oval([x + Number(dx), y + Number(dy)], [10, 4], String(fill)))
      .join(''),
  ].join('');

const coffee = (room: Interior, x: number, y: number) =>
  [
    rect([x - 84, y - 150, 150, 150], darker(room.palette.accent, 0.1), { rx: 12 }),
    rect([x + 30, y - 150, 36, 150], darker(room.palette.accent, 0.3), { rx: 12 }),
    rect([x - 70, y - 92, 100, 60], '#14231f', { opacity: 0.5, rx: 6 }),
    rect([x - 92, y - 162, 166, 18], '#d8dedd', { rx: 6 }),
    circle([x - 50, y - 120], 9, '#f4a73b') + circle([x - 22, y - 120], 9, '#fdf8ee'),
    stroke(`M${x - 20} ${y - 92}v18`, '#d8dedd', 9),
    path(`M${x - 40} ${y - 60}h40l-5 28h-30z`, '#fdfaf3') +
      stroke(`M${x} ${y - 54}q14 4 -3 16`, '#fdfaf3', 5),
    [0, 1, 2]
      .map((i) =>
        path(`M${x + 92 + i * 4} ${y - 22 - i * 22}h40l-5 22h-30z`, i % 2 ? '#f3ece0' : '#fdfaf3'),
      )
      .join(''),
  ].join('');
