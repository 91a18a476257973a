import { darker, lighter, mix } from '../colour';
import { circle, oval, path, rect, stroke } from '../svg';
import { plant, warmth } from './furniture';
import { FLOOR, type Interior, shell, sunbeam } from './shell';
import { VIEWS, windowWith } from './window';

/** A room's own bathroom: tub under the window, basin, round mirror, towels. */
export function bathroom(room: Interior): string {
  return [
    shell(room, 0),
    tiles(room),
    windowWith(room, [130, 80, 360, 280], room.random.pick(VIEWS)),
    sunbeam(room, 130, 490),
    tub(room),
    towels(room),
    basin(room),
    plant(room, 60, 800, 260),
  ].join('');
}

function tiles({ palette }: Interior): string {
  const colour = mix(palette.accent, '#fbf7f0', 0.55);
  const rows = Array.from({ length: 5 }, (_, i) => `M0 ${FLOOR - 212 + i * 40}H1280`);
  const joints = Array.from({ length: 80 }, (_, i) => {
    const row = Math.floor(i / 16);
    return `M${(i % 16) * 84 + (row % 2) * 42} ${FLOOR - 212 + row * 40}v40`;
  });
  return (
    rect([0, FLOOR - 212, 1280, 200], colour) +
    stroke(rows.join('') + joints.join(''), lighter(colour, 0.45), 3) +
    rect([0, FLOOR - 222, 1280, 12], lighter(colour, 0.55))
  );
}

function tub({ palette }: Interior): string {
  const foam = [-150, -104, -60, -14, 34, 80, 128, 160].map((dx, i) =>
    circle([340 + dx, 566 - (i % 3) * 9], 27, i % 2 ? '#ffffff' : '#eef6f6'),
  );
  return [
    oval([340, 772], [250, 17], '#14231f', { opacity: 0.2 }),
    stroke('M170 744l-14 26M510 744l14 26', '#d9b163', 13),
    foam.join(''),
    path('M96 560H584Q586 700 500 748H180Q94 700 96 560Z', '#fdfaf3'),
    path('M470 560H584Q586 700 500 748H420Q480 690 470 560Z', '#8a93a5', { opacity: 0.2 }),
    rect([84, 552, 512, 20], '#ffffff', { rx: 10 }),
    stroke('M548 552V470Q548 446 524 446H506v12', '#d9b163', 11),
    rect([200, 540, 280, 14], palette.wood, { rx: 6 }),
    circle([250, 526], 13, '#f4a73b') + rect([300, 516, 60, 24], palette.cloth, { rx: 6 }),
  ].join('');
}

function towels({ palette }: Interior): string {
  const towel = (x: number, colour: string) =>
    rect([x, 360, 66, 150], colour, { rx: 5 }) +
    stroke(`M${x + 4} 474h58M${x + 4} 486h58`, darker(colour, 0.2), 3) +
    rect([x + 46, 360, 20, 150], '#14231f', { opacity: 0.08 });
  return stroke('M610 358H790', '#d9b163', 8) + towel(626, palette.cloth) + towel(706, '#fdfaf3');
}

function basin(room: Interior): string {
  const { palette } = room;
  return [
    warmth(room, 1010, 250, 190),
    circle([1010, 250], 132, '#d9b163') +
      circle([1010, 250], 122, mix(palette.wall, '#bcd8de', 0.6)),
    path('M910 300Q930 170 1030 132Q1100 150 1120 200Q1000 230 910 300Z', '#ffffff', {
      opacity: 0.3,
    }),
    oval([1000, 776], [280, 15], '#14231f', { opacity: 0.2 }),
    rect([780, 490, 460, 280], palette.wood, { rx: 6 }),
    rect([1130, 490, 110, 280], darker(palette.wood, 0.16), { rx: 6 }),
    stroke(
      'M800 520H1110V745H800ZM955 520V745M1150 520H1220V745H1150Z',
      darker(palette.wood, 0.3),
      3,
    ),
    circle([936, 630], 6, '#f4d9a0') +
      circle([974, 630], 6, '#f4d9a0') +
      circle([1166, 630], 6, '#f4d9a0'),
    rect([764, 474, 492, 22], '#fdfaf3', { rx: 6 }),
    path('M900 430H1120Q1112 476 1070 478H950Q908 476 900 430Z', '#ffffff'),
    path('M1050 430H1120Q1112 476 1070 478H1030Q1052 466 1050 430Z', '#8a93a5', { opacity: 0.2 }),
    stroke('M1010 430V388Q1010 372 994 372H984v10', '#d9b163', 9),
    rect([806, 424, 30, 50], lighter(palette.accent, 0.4), { rx: 6 }) +
      rect([814, 410, 14, 16], '#fdfaf3', { rx: 3 }),
    rect([846, 440, 26, 34], palette.cloth, { rx: 5 }),
    path('M1172 474l-8 -46h44l-8 46z', lighter(palette.accent, 0.2)) +
      stroke('M1180 428q-10 -34 -30 -42M1186 428v-58M1192 428q8 -32 28 -40', '#2f7d54', 6),
  ].join('');
}
