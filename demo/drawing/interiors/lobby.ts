import { darker, lighter } from '../colour';
import { circle, oval, path, rect, stroke } from '../svg';
import { framedPicture, plant, rug, warmth } from './furniture';
import { armchair, sofa, teaTable } from './seats';
import { type Interior, shell, sunbeam } from './shell';
import { VIEWS, windowWith } from './window';

/** The lobby: reception desk under pendant lamps, seats by a tall window. */
export function lobby(room: Interior): string {
  const view = room.random.pick(VIEWS);
  return [
    shell(room, 0),
    windowWith(room, [70, 60, 430, 490], view, 3),
    sunbeam(room, 70, 500),
    backWall(room),
    reception(room),
    pendants(room),
    rug(room, 330, 790, 620),
    sofa(room, 270, 740, 330),
    armchair(room, 560, 800, 150),
    teaTable(room, 390, 836, 200),
    plant(room, 60, 730, 270),
    plant(room, 1228, 800, 280),
  ].join('');
}

function backWall(room: Interior): string {
  const { palette } = room;
  const boards = Array.from({ length: 24 }, (_, i) => `M${660 + i * 24} 90V560`);
  const clocks = [760, 940, 1120].map(
    (x, i) =>
      circle([x, 180], 33, '#fdf8ee') +
      circle([x, 180], 33, 'none', { stroke: '#d9b163', 'stroke-width': 5 }) +
      stroke(
        `M${x} 180v-20M${x} 180l${[15, -13, 10][i] ?? 12} ${[6, -4, 12][i] ?? 8}`,
        '#14231f',
        4,
      ),
  );
  return [
    rect([648, 80, 584, 500], darker(palette.wood, 0.1), { rx: 6 }),
    stroke(boards.join(''), lighter(palette.wood, 0.1), 14, { 'stroke-linecap': 'butt' }),
    clocks.join(''),
    framedPicture(room, 536, 130, 90, 120),
  ].join('');
}

function reception({ palette }: Interior): string {
  const keys = Array.from(
    { length: 10 },
    (_, i) =>
      rect([800 + (i % 5) * 58, 272 + Math.floor(i / 5) * 50, 40, 32], '#fdf8ee', {
        opacity: 0.32,
        rx: 3,
      }) + circle([820 + (i % 5) * 58, 292 + Math.floor(i / 5) * 50], 4, '#f4d9a0'),
  );
  return [
    keys.join(''),
    person(900, 560, palette.accent),
    person(1030, 560, palette.cloth),
    oval([950, 724], [330, 16], '#14231f', { opacity: 0.2 }),
    rect([670, 540, 560, 180], lighter(palette.accent, 0.06), { rx: 10 }),
    rect([1090, 540, 140, 180], darker(palette.accent, 0.22), { rx: 10 }),
    stroke(
      Array.from({ length: 17 }, (_, i) => `M${700 + i * 24} 572V704`).join(''),
      darker(palette.accent, 0.2),
      4,
      { opacity: 0.6 },
    ),
    rect([654, 524, 592, 24], '#f3ead9', { rx: 6 }),
    rect([654, 540, 592, 8], '#cdbfa6', { rx: 4 }),
    path('M726 524q-4 -16 14 -17q18 1 14 17z', '#d9b163') + circle([740, 504], 4, '#d9b163'),
    path('M1150 524l-8 -44h40l-8 44z', lighter(palette.cloth, 0.3)),
    [
      [1142, 462],
      [1162, 446],
      [1182, 462],
      [1154, 474],
      [1172, 474],
    ]
      .map(([x = 0, y = 0], i) =>
        circle([x, y], 15, ['#e0567a', '#f4a73b', '#fbf7f0', '#3f8f55', '#e58ba0'][i] ?? '#e0567a'),
      )
      .join(''),
  ].join('');
}

const person = (x: number, y: number, coat: string) =>
  [
    path(
      `M${x - 42} ${y}Q${x - 44} ${y - 74} ${x - 18} ${y - 84}H${x + 18}Q${x + 44} ${y - 74} ${x + 42} ${y}Z`,
      coat,
    ),
    path(`M${x - 10} ${y - 84}L${x} ${y - 50}L${x + 10} ${y - 84}Z`, '#fdf8ee'),
    rect([x - 8, y - 98, 16, 18], '#d6a582', { rx: 6 }),
    circle([x, y - 114], 22, '#e3b592'),
    path(
      `M${x - 23} ${y - 108}Q${x - 26} ${y - 142} ${x} ${y - 142}Q${x + 26} ${y - 142} ${x + 23} ${y - 108}Q${x + 16} ${y - 128} ${x - 4} ${y - 128}Q${x - 18} ${y - 126} ${x - 23} ${y - 108}Z`,
      '#33241f',
    ),
  ].join('');

const pendants = (room: Interior) =>
  [740, 950, 1160]
    .map(
      (x) =>
        warmth(room, x, 430, 100) +
        stroke(`M${x} 16V388`, '#5b4636', 3) +
        circle([x, 412], 28, room.light.lamps > 0.3 ? '#ffe2a0' : '#fdf3d8') +
        rect([x - 12, 380, 24, 10], '#d9b163', { rx: 3 }),
    )
    .join('');
