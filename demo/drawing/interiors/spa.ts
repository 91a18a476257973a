import { lighter, mix } from '../colour';
import { LIGHTS } from '../light';
import { circle, oval, path, polygon, rect, stroke } from '../svg';
import { plant, warmth } from './furniture';
import { type Interior, shell, sunbeam } from './shell';
import { windowWith } from './window';

/** The spa: a warm bath of petals, folded towels, stones and candles. */
export function spa(room: Interior): string {
  const warm: Interior = {
    ...room,
    light: room.light.hour === 'noon' ? LIGHTS.morning : room.light,
  };
  const { palette } = warm;
  const slats = Array.from({ length: 30 }, (_, i) => `M${620 + i * 22} 16V578`);
  return [
    shell(warm, 0),
    rect([610, 16, 670, 564], mix(palette.wood, '#3a2a20', 0.12)),
    stroke(slats.join(''), lighter(palette.wood, 0.12), 12, { 'stroke-linecap': 'butt' }),
    windowWith(warm, [110, 80, 400, 400], 'garden', 2),
    sunbeam(warm, 110, 510),
    warmth(warm, 950, 250, 190),
    circle([950, 240], 74, '#fdf3d8') + circle([950, 240], 74, '#f4c878', { opacity: 0.35 }),
    plant(warm, 590, 690, 300),
    bath(palette.accent),
    massageBed(palette.cloth, palette.wood),
    candles(warm),
    plant(warm, 1220, 800, 260),
  ].join('');
}

function bath(accent: string): string {
  const petals = [
    [-110, 2],
    [-70, -8],
    [-36, 6],
    [0, -6],
    [38, 4],
    [76, -8],
    [112, 2],
    [16, 9],
    [-90, 10],
  ] as const;
  return [
    oval([330, 800], [240, 18], '#14231f', { opacity: 0.2 }),
    path('M110 640H550Q548 770 470 796H190Q112 770 110 640Z', '#fdfaf3'),
    path('M420 640H550Q548 770 470 796H380Q440 760 420 640Z', '#8a93a5', { opacity: 0.22 }),
    oval([330, 640], [226, 40], '#f3ece0'),
    oval([330, 644], [206, 31], '#8fd3d0'),
    oval([300, 640], [150, 18], '#c5ecea', { opacity: 0.7 }),
    petals
      .map(([dx, dy], i) =>
        oval([330 + dx, 644 + dy], [15, 7], ['#e0567a', '#f08aa4', '#fbf7f0'][i % 3] ?? '#e0567a', {
          transform: `rotate(${(i * 37) % 60} ${330 + dx} ${644 + dy})`,
        }),
      )
      .join(''),
    stroke(
      'M250 600q-12 -26 4 -48t0 -46M330 594q-12 -26 4 -48t0 -46M404 602q-12 -26 4 -48t0 -46',
      '#ffffff',
      7,
      { opacity: 0.45 },
    ),
    stroke('M520 640v-66q0 -22 -24 -22h-20', accent, 10),
  ].join('');
}

const massageBed = (cloth: string, wood: string) =>
  [
    oval([930, 772], [290, 16], '#14231f', { opacity: 0.2 }),
    stroke('M720 664L700 768M1140 664L1160 768M720 740H1140', wood, 13),
    rect([664, 616, 536, 50], '#fdfaf3', { rx: 20 }),
    polygon(
      [
        [820, 616],
        [1200, 616],
        [1206, 700],
        [826, 700],
      ],
      cloth,
    ),
    polygon(
      [
        [1110, 616],
        [1200, 616],
        [1206, 700],
        [1116, 700],
      ],
      '#14231f',
      { opacity: 0.14 },
    ),
    rect([676, 586, 120, 40], '#f3ece0', { rx: 18 }),
    [0, 1, 2]
      .map((i) =>
        rect(
          [930 + i * 5, 592 - i * 24, 150 - i * 10, 24],
          i % 2 ? lighter(cloth, 0.5) : '#fdfaf3',
          { rx: 12 },
        ),
      )
      .join(''),
    circle([1000, 534], 11, '#fbf7f0') +
      circle([1012, 528], 9, '#f08aa4') +
      circle([1004, 522], 8, '#f4a73b'),
  ].join('');

function candles(room: Interior): string {
  const stones = [
    oval([640, 820], [60, 20], '#5b6b66'),
    oval([642, 794], [46, 16], '#7d8b86'),
    oval([638, 773], [32, 12], '#a0aba6'),
  ];
  const lights = [
    [730, 826, 44],
    [776, 836, 30],
    [820, 830, 56],
  ].map(([x = 0, y = 0, h = 0]) =>
    [
      warmth(room, x, y - h - 14, 60),
      rect([x - 15, y - h, 30, h], '#fdf3d8', { rx: 5 }),
      rect([x + 3, y - h, 12, h], '#d9b98a', { rx: 5, opacity: 0.6 }),
      path(`M${x} ${y - h - 30}q11 16 0 26q-11 -10 0 -26z`, '#f4a73b'),
    ].join(''),
  );
  return stones.join('') + lights.join('');
}
