/** Pictures are 3:2, drawn in these units and scaled on the way out. */
export const WIDTH = 1280;
export const HEIGHT = 853;

export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number>>;

export function el(name: string, attributes: Attributes, inner = ''): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? tidy(value) : value}"`)
    .join('');
  return inner === '' ? `<${name}${text}/>` : `<${name}${text}>${inner}</${name}>`;
}

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more: Attributes = {},
) => el('rect', { x, y, width, height, fill, ...more });

export const circle = ([cx, cy]: Point, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx, cy, r, fill, ...more });

export const oval = (
  [cx, cy]: Point,
  [rx, ry]: readonly [number, number],
  fill: string,
  more: Attributes = {},
) => el('ellipse', { cx, cy, rx, ry, fill, ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  el('polygon', {
    points: points.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(' '),
    fill,
    ...more,
  });

export const path = (d: string, fill: string, more: Attributes = {}) =>
  el('path', { d: tidyPath(d), fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  el('path', {
    d: tidyPath(d),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (inner: string, more: Attributes = {}) => (inner ? el('g', more, inner) : '');

/** Flips a drawing left to right about a vertical line. */
export const mirrored = (inner: string, about = WIDTH / 2) =>
  group(inner, { transform: `translate(${tidy(about * 2)} 0) scale(-1 1)` });

export const placed = (inner: string, [x, y]: Point, scale = 1, turn = 0) =>
  group(inner, {
    transform: `translate(${tidy(x)} ${tidy(y)})${turn ? ` rotate(${tidy(turn)})` : ''} scale(${Math.round(scale * 1000) / 1000})`,
  });

/** Scales a drawing about a point that stays where it is. */
export const resized = (inner: string, [x, y]: Point, scale: number) =>
  placed(placed(inner, [-x, -y]), [x, y], scale);

/** Reflects a drawing in water whose surface is at y, squeezed a little as the eye sees it. */
export const reflected = (inner: string, y: number, opacity: number, squeeze = 0.8) =>
  group(inner, {
    transform: `translate(0 ${tidy(y * (1 + squeeze))}) scale(1 ${-squeeze})`,
    opacity,
  });

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient from top to bottom of whatever it fills; use it as `url(#id)` in the same picture. */
export const fade = (id: string, stops: readonly Stop[], more: Attributes = {}) =>
  el('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...more }, stops.map(stop).join(''));

export const glow = (id: string, stops: readonly Stop[]) =>
  el('radialGradient', { id }, stops.map(stop).join(''));

export const picture = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${inner}</svg>`;

const stop = ([offset, colour, opacity = 1]: Stop) =>
  el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

const tidy = (value: number) => Math.round(value * 100) / 100;

const tidyPath = (d: string) => d.replace(/-?\d+\.\d{2,}/g, (value) => String(tidy(Number(value))));
