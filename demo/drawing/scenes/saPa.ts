import { mix } from '../colour';
import { mist, ridge } from '../land';
import { sky } from '../sky';
import { fade, group, path, polygon, rect, stroke, WIDTH } from '../svg';
import { lawn } from '../things/ground';
import { stroller } from '../things/people';
import { broadleaf, hedge, pine } from '../things/trees';
import type { Scenery, View } from './place';

const [VALLEY, BANK] = [640, 676];

/** Sa Pa: rice terraces stepping down from the clouds, the high range behind them. */
export const saPa: Scenery = {
  backdrop(view) {
    const { light, random, sunX } = view;
    return [
      sky(light, random, 520, sunX + 160),
      range(view),
      mist(light, 348, 52, 0.55),
      ridge(light, random, {
        id: 'second',
        y: 450,
        rise: 150,
        steps: 5,
        colour: '#4f9484',
        depth: 0.48,
      }),
      mist(light, 440, 44, 0.6),
      fade('valley', [
        [0, light.tone('#7fb36a', 0.3)],
        [1, light.tone('#3f8a58')],
      ]),
      rect([0, 500, WIDTH, 200], 'url(#valley)'),
      terraces(view, WIDTH + 60, -1, 372, 0.22),
      mist(light, 540, 20, 0.4),
      terraces(view, -60, 1, 352, 0.04),
      hut(view, 300, 470),
      hut(view, 130, 530),
      mist(light, VALLEY - 4, 16, 0.5),
      lawn(light, random, BANK, view.span < 1 ? 900 : undefined),
    ].join('');
  },
  foreground: ({ light, random }) =>
    [
      pine(light, [60, 846], 300),
      stroller(light, random, [330 + random.between(-20, 20), 792], 1.05),
      stroller(light, random, [380 + random.between(-20, 20), 802], 0.86),
      hedge(light, random, [-10, 250, 850], 34, '#e58ba0'),
      hedge(light, random, [1120, WIDTH + 20, 852], 34, '#f4a73b'),
    ].join(''),
};

function range({ light, focus }: View): string {
  const x = focus;
  const crest = `M-40 470V330L${x - 260} 236L${x - 200} 262L${x - 90} 168L${x - 50} 188L${x} 128L${x + 46} 176L${x + 84} 168L${x + 190} 262L${x + 260} 226L${x + 420} 300L${x + 560} 240L${WIDTH + 40} 330V470Z`;
  const shaded = `M${x} 128L${x + 46} 176L${x + 84} 168L${x + 190} 262L${x + 140} 420H${x + 10}L${x + 40} 260ZM${x - 260} 236L${x - 200} 262L${x - 150} 420H${x - 230}ZM${x + 560} 240L${WIDTH + 40} 330V440H${x + 600}Z`;
  return (
    fade('range', [
      [0, light.tone('#4f8596', 0.42)],
      [1, mix(light.haze, '#ffffff', 0.2)],
    ]) +
    path(crest, 'url(#range)', { 'stroke-linejoin': 'round' }) +
    path(shaded, light.shade('#4f7d96', 0.42), { opacity: 0.4 })
  );
}

/** A slope of terraces from one side of the picture, each step a curved band with a water edge. */
function terraces(
  { light, random }: View,
  side: number,
  way: 1 | -1,
  top: number,
  depth: number,
): string {
  const steps = 15;
  const greens = ['#8fc25a', '#6fae52', '#b5cf5f', '#5a9f52', '#d9c95f'] as const;
  const bands = Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1);
    const y = top + (VALLEY + 40 - top) * t;
    const reach = (380 + 700 * t ** 0.7) * way;
    const wave = random.between(10, 26);
    const line = `M${side} ${y - 34 * (1 - t)}C${side + reach * 0.25} ${y - 34 + wave} ${side + reach * 0.4} ${y + wave * 0.8} ${side + reach * 0.58} ${y + wave}S${side + reach * 0.86} ${y + wave * 1.6} ${side + reach} ${y + 50}`;
    const flooded = random.chance(0.25);
    const colour = flooded
      ? mix(light.sky[2], light.sky[0], 0.3)
      : light.tone(random.pick(greens), depth);
    return (
      path(`${line}L${side + reach} ${VALLEY + 60}H${side}Z`, light.shade('#4f7f45', depth)) +
      path(`${line}L${side + reach * 0.98} ${VALLEY + 60}H${side}Z`, colour, {
        transform: 'translate(0 7)',
      }) +
      stroke(line, light.tone('#dfe8a8', depth), 2.4, { opacity: 0.8 })
    );
  });
  const trees = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9;
    return broadleaf(
      light,
      [side + way * (60 + t * 330), top + 30 + t * 190 + random.between(-10, 20)],
      random.between(34, 56),
      '#2f7a58',
      depth,
    );
  });
  return group(bands.join('') + trees.join(''));
}

/** A wooden house on stilts, its hearth smoke rising. */
function hut({ light }: View, x: number, y: number): string {
  return [
    stroke(
      `M${x - 28} ${y - 16}V${y + 4}M${x} ${y - 16}V${y + 4}M${x + 28} ${y - 16}V${y + 4}`,
      light.shade('#5b4636'),
      4,
    ),
    rect([x - 36, y - 44, 72, 30], light.tone('#a8754f')),
    rect([x + 16, y - 44, 20, 30], light.shade('#a8754f')),
    rect([x - 22, y - 38, 12, 15], light.lamps > 0.1 ? '#ffd684' : light.shade('#4a3a34')),
    polygon(
      [
        [x - 48, y - 40],
        [x - 26, y - 74],
        [x + 22, y - 74],
        [x + 46, y - 40],
      ],
      light.tone('#8c6f52'),
    ),
    polygon(
      [
        [x + 22, y - 74],
        [x + 46, y - 40],
        [x + 14, y - 40],
      ],
      light.shade('#8c6f52'),
    ),
    stroke(`M${x + 4} ${y - 76}q-8 -16 4 -28t2 -30`, '#ffffff', 6, { opacity: 0.35 }),
  ].join('');
}
