import { darker, lighter } from '../colour';
import { circle, oval, path, rect, stroke } from '../svg';
import { lantern } from '../things/lanterns';
import { framedPicture, plant, warmth } from './furniture';
import { type Interior, shell, sunbeam } from './shell';
import { curtains, VIEWS, windowWith } from './window';

/** The restaurant: laid round tables, lanterns, a long window. */
export function restaurant(room: Interior): string {
  const { random, palette } = room;
  const box = [110, 84, 620, 380] as const;
  const silks = ['#e0482f', '#f4a73b', '#2f9c8a', '#d9447a'] as const;
  const lanterns = [240, 470, 700, 930, 1140].map(
    (x, i) =>
      warmth(room, x, 150, 70) +
      lantern(room.light, [x, 60 + (i % 2) * 46], 40, silks[i % 4] ?? '#e0482f'),
  );
  return [
    shell(room),
    windowWith(room, box, random.pick(VIEWS), 4),
    curtains(room, box, 590, lighter(palette.accent, 0.6)),
    sunbeam(room, 110, 730),
    framedPicture(room, 850, 220, 150, 180),
    framedPicture(room, 1040, 220, 150, 180),
    lanterns.join(''),
    table(room, 960, 670, 0.86),
    table(room, 300, 700, 1),
    table(room, 690, 800, 1.2),
    plant(room, 60, 720, 240),
    plant(room, 1224, 760, 260),
  ].join('');
}

/** A round table for two with cloth, plates, glasses and a flower. */
function table({ palette }: Interior, x: number, y: number, scale: number): string {
  const at = (v: number) => v * scale;
  const chair = (side: number) =>
    [
      stroke(
        `M${x + side * at(150)} ${y - at(70)}V${y}M${x + side * at(98)} ${y - at(70)}V${y - at(6)}`,
        darker(palette.wood, 0.3),
        at(7),
      ),
      rect([x + side * at(124) - at(38), y - at(84), at(76), at(20)], palette.cloth, { rx: at(8) }),
      path(
        `M${x + side * at(146)} ${y - at(80)}Q${x + side * at(150)} ${y - at(180)} ${x + side * at(164)} ${y - at(186)}L${x + side * at(176)} ${y - at(182)}Q${x + side * at(164)} ${y - at(150)} ${x + side * at(160)} ${y - at(78)}Z`,
        palette.wood,
      ),
    ].join('');
  const setting = (dx: number) =>
    oval([x + at(dx), y - at(118)], [at(34), at(8)], '#ffffff') +
    oval([x + at(dx), y - at(119)], [at(22), at(5)], lighter(palette.accent, 0.55)) +
    path(
      `M${x + at(dx * 0.48) - at(9)} ${y - at(152)}h${at(18)}q0 ${at(18)} ${-at(7)} ${at(20)}v${at(16)}h${-at(4)}v${-at(16)}q${-at(7)} ${-at(2)} ${-at(7)} ${-at(20)}z`,
      '#ffffff',
      { opacity: 0.72 },
    );
  return [
    oval([x, y + 2], [at(150), at(15)], '#14231f', { opacity: 0.2 }),
    chair(-1) + chair(1),
    path(
      `M${x - at(116)} ${y - at(118)}Q${x - at(112)} ${y - at(54)} ${x - at(100)} ${y - at(34)}Q${x - at(60)} ${y - at(14)} ${x - at(20)} ${y - at(26)}T${x + at(60)} ${y - at(22)}T${x + at(100)} ${y - at(34)}Q${x + at(112)} ${y - at(54)} ${x + at(116)} ${y - at(118)}Z`,
      '#f3ece0',
    ),
    path(
      `M${x + at(40)} ${y - at(112)}Q${x + at(44)} ${y - at(40)} ${x + at(60)} ${y - at(22)}T${x + at(100)} ${y - at(34)}Q${x + at(112)} ${y - at(54)} ${x + at(116)} ${y - at(118)}Z`,
      '#8a93a5',
      { opacity: 0.24 },
    ),
    oval([x, y - at(118)], [at(118), at(25)], '#fdfaf3'),
    setting(-62) + setting(62),
    path(
      `M${x - at(7)} ${y - at(122)}l${at(2)} ${-at(32)}h${at(10)}l${at(2)} ${at(32)}z`,
      lighter(palette.accent, 0.2),
    ),
    [
      [-9, -160],
      [9, -164],
      [0, -174],
    ]
      .map(([dx = 0, dy = 0], i) =>
        circle([x + at(dx), y + at(dy)], at(10), ['#e0567a', '#f4a73b', '#fbf7f0'][i] ?? '#e0567a'),
      )
      .join(''),
  ].join('');
}
