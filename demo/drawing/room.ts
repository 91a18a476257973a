import { darker, lighter } from './colour';
import { type BedKind, beds, bedSpan } from './interiors/beds';
import { bedside, framedPicture, plant, rug, warmth } from './interiors/furniture';
import { armchair, desk, sofa, teaTable } from './interiors/seats';
import { FLOOR, type Interior, interior, shell, sunbeam } from './interiors/shell';
import { curtains, VIEWS, type WindowView, windowWith } from './interiors/window';
import { seeded } from '../random';
import { circle, mirrored, path, picture, polygon, rect, resized, stroke } from './svg';

export type RoomKind = 'Standard' | 'Deluxe' | 'Suite' | 'Executive' | 'Presidential';

interface RoomSubject {
  readonly type: RoomKind;
  readonly bed: BedKind;
  readonly seed: number;
  /** What the window looks on; settled by the seed when left out. */
  readonly view?: WindowView;
}

const BED_FOOT = 772;

/** A bedroom: the type settles window, seats and finish, the bed its own size, the seed the colours. */
export function room({ type, bed, seed, view }: RoomSubject): string {
  const random = seeded(`${type}/${bed}/${seed}`);
  const inside = interior(random);
  const drawn = LAYOUTS[type](inside, bed, view ?? random.pick(VIEWS));
  return picture(seed % 2 ? mirrored(drawn) : drawn);
}

type Layout = (room: Interior, bed: BedKind, view: WindowView) => string;

const LAYOUTS: Readonly<Record<RoomKind, Layout>> = {
  Standard: (inside, bed, view) => {
    const box = [150, 130, 260, 290] as const;
    return [
      shell(inside, 0),
      windowWith(inside, box, view),
      curtains(inside, box, 470, lighter(inside.palette.accent, 0.55)),
      sunbeam(inside, 150, 410),
      framedPicture(inside, 810 - 90, 130, 180, 140),
      rug(inside, 720, 800, 620),
      sleeping(inside, bed, 810),
      teaTable(inside, 250, 780, 200),
    ].join('');
  },
  Deluxe: (inside, bed, view) => {
    const box = [110, 96, 350, 390] as const;
    return [
      shell(inside),
      windowWith(inside, box, view),
      curtains(inside, box, FLOOR - 4, lighter(inside.palette.cloth, 0.45)),
      sunbeam(inside, 110, 460),
      framedPicture(inside, 826 - 160, 110, 140, 180),
      framedPicture(inside, 826 + 20, 110, 140, 180),
      rug(inside, 800, 806, 760),
      sleeping(inside, bed, 826),
      plant(inside, 68, 700, 230),
      resized(armchair(inside, 262, 776), [262, 776], 1.35),
    ].join('');
  },
  Suite: (inside, bed, view) => {
    const box = [70, 70, 480, 470] as const;
    return [
      shell(inside),
      windowWith(inside, box, view, 3),
      curtains(inside, box, FLOOR, lighter(inside.palette.accent, 0.7)),
      sunbeam(inside, 70, 550),
      pendants(inside, [640, 1150]),
      framedPicture(inside, 895 - 130, 100, 260, 180),
      rug(inside, 320, 806, 560),
      sleeping(inside, bed, 895),
      resized(sofa(inside, 240, 762, 330), [240, 762], 1.2),
      teaTable(inside, 340, 836, 190),
      plant(inside, 500, 700, 210),
    ].join('');
  },
  Executive: (inside, bed, view) => {
    const box = [80, 90, 400, 350] as const;
    return [
      shell(inside, 0),
      slats(inside, 560),
      windowWith(inside, box, view, 3),
      curtains(inside, box, 470, lighter(inside.palette.wood, 0.6)),
      sunbeam(inside, 80, 480),
      rug(inside, 860, 806, 760),
      sleeping(inside, bed, 872),
      resized(desk(inside, 250, 752), [250, 752], 1.18),
      plant(inside, 470, 706, 200),
    ].join('');
  },
  Presidential: (inside, bed, view) => {
    const left = [90, 90, 250, 440] as const;
    const right = [950, 90, 250, 440] as const;
    const drape = darker(inside.palette.accent, 0.08);
    return [
      shell(inside),
      windowWith(inside, left, view) + curtains(inside, left, FLOOR, drape),
      windowWith(inside, right, view) + curtains(inside, right, FLOOR, drape),
      sunbeam(inside, 90, 340),
      panelFrame(640, 84),
      chandelier(inside, 640),
      rug(inside, 640, 810, 1020),
      sleeping(inside, bed, 640),
      resized(armchair(inside, 150, 806, 150), [150, 806], 1.35),
      plant(inside, 1190, 790, 260),
    ].join('');
  },
};

/** The bed with its tables and lamps, centred on x. */
function sleeping(inside: Interior, bed: BedKind, x: number): string {
  const reach = bedSpan(bed) + 66;
  const tables = bed === 'Twin' ? [x] : bed === 'Single' ? [x - reach] : [x - reach, x + reach];
  const drawn =
    tables.map((at) => bedside(inside, at, 664)).join('') + beds(inside, bed, x, BED_FOOT);
  return resized(drawn, [x, 792], bed === 'King' ? 1.1 : 1.24);
}

function pendants(inside: Interior, xs: readonly number[]): string {
  return xs
    .map(
      (x) =>
        warmth(inside, x, 250, 90) +
        stroke(`M${x} 16V216`, darker(inside.palette.wood, 0.4), 3) +
        path(
          `M${x - 34} 256Q${x - 30} 214 ${x} 214Q${x + 30} 214 ${x + 34} 256Z`,
          inside.palette.wood,
        ) +
        rect([x - 34, 254, 68, 5], '#ffe2a0'),
    )
    .join('');
}

/** A wall of upright wooden slats behind the bed, lit from above. */
function slats({ palette }: Interior, from: number): string {
  const boards = Array.from({ length: 36 }, (_, i) => `M${from + 10 + i * 20} 16V${FLOOR - 12}`);
  return (
    rect([from, 16, 1280 - from, FLOOR - 28], darker(palette.wood, 0.2)) +
    stroke(boards.join(''), palette.wood, 12, { 'stroke-linecap': 'butt' }) +
    polygon(
      [
        [from, 16],
        [1280, 16],
        [1280, 130],
        [from, 60],
      ],
      '#ffe2a0',
      { opacity: 0.16 },
    )
  );
}

const panelFrame = (x: number, y: number) =>
  stroke(`M${x - 230} ${y}H${x + 230}V${FLOOR - 170}H${x - 230}Z`, '#d9b163', 4, { opacity: 0.8 });

function chandelier(inside: Interior, x: number): string {
  const arms = [-84, -44, 0, 44, 84];
  const lights = arms.map((dx) => {
    const y = 214 - Math.abs(dx) * 0.3;
    return (
      warmth(inside, x + dx, y - 14, 34) +
      rect([x + dx - 4, y - 12, 8, 18], '#fdf8ee') +
      circle([x + dx, y - 18], 7, '#ffe2a0')
    );
  });
  const curves = arms.map(
    (dx) => `M${x} 236Q${x + dx * 0.7} 258 ${x + dx} ${222 - Math.abs(dx) * 0.3}`,
  );
  return (
    stroke(`M${x} 16V240`, '#c9973f', 5) +
    stroke(curves.join(''), '#d9b163', 5) +
    circle([x, 240], 12, '#d9b163') +
    lights.join('')
  );
}
