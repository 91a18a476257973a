import { lighter, mix } from '../colour';
import { ridge } from '../land';
import { sky } from '../sky';
import { el, fade, group, path, rect, stroke, WIDTH } from '../svg';
import { skyline } from '../things/skyline';
import { broadleaf, palm, pine } from '../things/trees';
import { gleams, water } from '../water';
import type { Interior } from './shell';

export const VIEWS = ['sea', 'hills', 'city', 'garden'] as const;
export type WindowView = (typeof VIEWS)[number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** A window with a view, its frame, and curtains gathered at both sides. */
export function windowWith(room: Interior, box: Box, view: WindowView, panes = 2): string {
  const { light, palette } = room;
  const [x, y, w, h] = box;
  const frame = lighter(palette.wood, 0.62);
  const bars = Array.from(
    { length: panes - 1 },
    (_, i) => `M${x + (w * (i + 1)) / panes} ${y}V${y + h}`,
  );
  const glare = path(
    `M${x} ${y + h * 0.7}L${x + w * 0.5} ${y}H${x + w * 0.66}L${x} ${y + h * 0.94}Z`,
    '#ffffff',
    { opacity: 0.13 },
  );
  return [
    el('clipPath', { id: `pane${Math.round(x)}` }, rect([x, y, w, h], '#000000')),
    rect([x - 14, y - 14, w + 28, h + 28], frame),
    rect([x - 4, y - 4, w + 8, h + 8], mix(frame, '#5b4636', 0.25)),
    group(outside(room, box, view), { 'clip-path': `url(#pane${Math.round(x)})` }),
    glare,
    stroke(bars.join(''), frame, 9, { 'stroke-linecap': 'butt' }),
    rect([x - 26, y + h + 10, w + 52, 13], lighter(frame, 0.3)),
    rect([x - 26, y + h + 23, w + 52, 7], '#14231f', { opacity: 0.12 }),
    light.lamps > 0.3 ? '' : rect([x, y, w, h], light.sun.colour, { opacity: 0.08 }),
  ].join('');
}

/** Drapes at both sides of a window, hanging from a rod to `foot`. */
export function curtains(
  { palette }: Interior,
  [x, y, w]: Box,
  foot: number,
  colour: string,
): string {
  const drape = (left: number, width: number) => {
    const tie = y + (foot - y) * 0.62;
    const body = `M${left} ${y - 26}H${left + width}Q${left + width * 0.94} ${tie - 80} ${left + width * 0.7} ${tie}Q${left + width * 0.92} ${tie + 70} ${left + width * 0.9} ${foot}H${left + width * 0.04}Q${left} ${tie} ${left} ${y - 26}Z`;
    const folds = [0.22, 0.44, 0.66].map(
      (t) =>
        `M${left + width * t} ${y - 24}Q${left + width * t * 0.98} ${tie - 60} ${left + width * (t * 0.7 + 0.08)} ${tie}Q${left + width * t * 0.98} ${tie + 60} ${left + width * t} ${foot}`,
    );
    return (
      path(body, colour) +
      stroke(folds.join(''), mix(colour, '#2a1f2a', 0.28), 3.5, { opacity: 0.5 }) +
      rect([left, tie - 5, width * 0.74, 11], mix(colour, palette.cloth, 0.6), { rx: 5 })
    );
  };
  const wing = Math.min(96, w * 0.26);
  const right = group(drape(0, wing), {
    transform: `translate(${Math.round(x + w + 42)} 0) scale(-1 1)`,
  });
  return [
    drape(x - 42, wing),
    right,
    stroke(`M${x - 60} ${y - 30}H${x + w + 60}`, mix(palette.wood, '#3a2a20', 0.3), 8),
  ].join('');
}

/** What lies beyond the glass: drawn for the whole picture, shifted and clipped to the pane. */
function outside({ light, random }: Interior, [x, y, w, h]: Box, view: WindowView): string {
  const scale = Math.max(w / 620, h / 620);
  const horizon = 400;
  const middle = 640;
  const drawn = [
    sky(light, random, horizon + 120, middle - 130),
    VIEW_OF[view]({ light, random, horizon, middle }),
  ].join('');
  const dx = x + w / 2 - middle * scale;
  const dy = y + h - 640 * scale;
  return group(drawn, {
    transform: `translate(${Math.round(dx)} ${Math.round(dy)}) scale(${scale.toFixed(3)})`,
  });
}

interface Outside extends Pick<Interior, 'light' | 'random'> {
  readonly horizon: number;
  readonly middle: number;
}

const VIEW_OF: Readonly<Record<WindowView, (outside: Outside) => string>> = {
  sea: ({ light, random, horizon, middle }) =>
    [
      ridge(light, random, {
        id: 'isle',
        y: horizon,
        rise: 70,
        steps: 5,
        colour: '#4f8f86',
        depth: 0.5,
      }),
      water(light, horizon, 660),
      gleams(light, random, horizon, 640, middle - 130),
      palm(light, random, [middle + 230, 680], 330, -40),
      palm(light, random, [middle - 250, 690], 260, 30),
    ].join(''),
  hills: ({ light, random, horizon, middle }) =>
    [
      ridge(light, random, {
        id: 'hillA',
        y: horizon + 10,
        rise: 180,
        steps: 8,
        colour: '#5f9a94',
        depth: 0.6,
      }),
      ridge(light, random, {
        id: 'hillB',
        y: horizon + 90,
        rise: 120,
        steps: 11,
        colour: '#4f9484',
        depth: 0.38,
      }),
      fade('meadow', [
        [0, light.tone('#7fb36a', 0.16)],
        [1, light.tone('#3f8a58')],
      ]),
      rect([0, horizon + 120, WIDTH, 300], 'url(#meadow)'),
      [-240, -170, -60, 120, 200, 270]
        .map((dx, i) =>
          pine(light, [middle + dx, horizon + 190 + (i % 3) * 30], 130 + (i % 2) * 60, 0.12),
        )
        .join(''),
    ].join(''),
  city: ({ light, random, horizon }) =>
    [
      skyline(light, random, {
        y: horizon + 150,
        low: 140,
        high: 330,
        depth: 0.56,
        from: 260,
        to: 1040,
      }),
      skyline(light, random, {
        y: horizon + 200,
        low: 80,
        high: 210,
        depth: 0.3,
        from: 260,
        to: 1040,
      }),
      skyline(light, random, {
        y: horizon + 280,
        low: 60,
        high: 130,
        depth: 0.1,
        from: 260,
        to: 1040,
      }),
    ].join(''),
  garden: ({ light, random, horizon, middle }) =>
    [
      ridge(light, random, {
        id: 'hillA',
        y: horizon + 30,
        rise: 90,
        steps: 8,
        colour: '#5f9a84',
        depth: 0.5,
      }),
      fade('meadow', [
        [0, light.tone('#8fbf6f', 0.1)],
        [1, light.tone('#4f9a5a')],
      ]),
      rect([0, horizon + 60, WIDTH, 300], 'url(#meadow)'),
      [-260, -130, 30, 160, 270]
        .map((dx, i) =>
          broadleaf(
            light,
            [middle + dx, horizon + 130 + (i % 2) * 30],
            160 + (i % 3) * 40,
            i % 2 ? '#3d8c5a' : '#5a9f52',
            0.1,
          ),
        )
        .join(''),
    ].join(''),
};
