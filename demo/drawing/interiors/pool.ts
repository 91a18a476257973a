import { ridge } from '../land';
import { sky } from '../sky';
import { fade, HEIGHT, oval, path, rect, stroke, WIDTH } from '../svg';
import { parasol } from '../things/boats';
import { cornerLeaves, hedge, palm } from '../things/trees';
import { gleams, water } from '../water';
import type { Interior } from './shell';

/** The pool: an edge that meets the sea, parasols, palms. */
export function pool({ light, random, palette }: Interior): string {
  const horizon = 380;
  const sunX = random.between(300, 520);
  return [
    sky(light, random, horizon, sunX),
    ridge(light, random, {
      id: 'isle',
      y: horizon,
      rise: 84,
      steps: 6,
      colour: '#4f8f86',
      depth: 0.5,
    }),
    water(light, horizon, 500),
    gleams(light, random, horizon, 490, sunX),
    hedge(
      light,
      random,
      [-20, WIDTH + 20, 496],
      24,
      random.pick(['#e0567a', '#f4a73b', '#fbf7f0']),
    ),
    palm(light, random, [120, 540], 380, random.between(10, 60)),
    palm(light, random, [1150, 540], 420, random.between(-70, -20)),
    palm(light, random, [980, 520], 280, random.between(-20, 30)),
    deck(light.tone('#e6d6b8'), light.shade('#c9b48c')),
    basin(light, random),
    [250, 520, 850].map((x) => parasol(light, [x, 590], 1.02, palette.accent)).join(''),
    cornerLeaves(light, random, [0, 900], 260),
  ].join('');
}

const deck = (top: string, line: string) =>
  rect([0, 500, WIDTH, HEIGHT - 500], top) +
  stroke([530, 560, 600].map((y) => `M0 ${y}H${WIDTH}`).join(''), line, 2, { opacity: 0.6 });

function basin(light: Interior['light'], random: Interior['random']): string {
  const edge = `M180 640Q200 608 300 606H1010Q1110 606 1150 640L1290 ${HEIGHT + 30}H10Z`;
  const surface = `M204 650Q224 622 310 620H1000Q1090 622 1124 650L1240 ${HEIGHT + 30}H70Z`;
  const ripples = Array.from({ length: 24 }, () => {
    const y = random.between(646, 846);
    return `M${random.between(200, 1040)} ${y}q${20} ${-6} ${40 + (y - 640) * 0.2} 0t${40} 0`;
  });
  return [
    fade('pool', [
      [0, light.tone('#7fdcdc')],
      [1, light.tone('#1888a8')],
    ]),
    path(edge, light.tone('#fbf4e4')),
    path(surface, 'url(#pool)'),
    path(
      'M204 650Q224 622 310 620H1000Q1090 622 1124 650L1128 660Q1080 634 1000 634H310Q230 634 198 662Z',
      '#14231f',
      { opacity: 0.14 },
    ),
    stroke(ripples.join(''), light.gleam, 3, { opacity: 0.5 }),
    stroke(
      'M930 600q4 -36 24 -36t24 36v56M966 600q4 -36 24 -36t24 36v56',
      light.tone('#dfe6e6'),
      7,
    ),
    ring(light.tone('#e58b6b'), light.tone('#fdf8ee'), 470, 740),
  ].join('');
}

const ring = (colour: string, stripe: string, x: number, y: number) =>
  oval([x + 8, y + 14], [74, 26], '#0b4a5c', { opacity: 0.22 }) +
  oval([x, y], [56, 20], 'none', { stroke: colour, 'stroke-width': 26 }) +
  oval([x, y], [56, 20], 'none', {
    stroke: stripe,
    'stroke-width': 26,
    'stroke-dasharray': '26 35',
  });
