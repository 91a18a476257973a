import { darker, lighter, mix } from '../colour';
import { circle, oval, path, rect, stroke } from '../svg';
import type { Interior } from './shell';

/** A woven rug lying in perspective. */
export function rug({ palette }: Interior, x: number, y: number, width: number): string {
  const ring = (share: number, colour: string) =>
    oval([x, y], [(width / 2) * share, (width / 9.5) * share], colour);
  return (
    ring(1, lighter(palette.accent, 0.45)) +
    ring(0.92, lighter(palette.cloth, 0.62)) +
    ring(0.72, lighter(palette.accent, 0.62)) +
    ring(0.64, lighter(palette.cloth, 0.72))
  );
}

/** The warm pool of a lamp; faint by day. */
export const warmth = ({ light }: Interior, x: number, y: number, r: number) =>
  circle([x, y], r, '#ffdf9a', { opacity: light.lamps > 0.3 ? 0.26 : 0.12 }) +
  circle([x, y], r * 0.55, '#ffdf9a', { opacity: light.lamps > 0.3 ? 0.3 : 0.14 });

/** A bedside table with a lamp, a book and a glass. */
export function bedside(room: Interior, x: number, y: number): string {
  const { palette } = room;
  const shade = room.light.lamps > 0.3 ? '#ffe2a0' : '#fbf1dc';
  return [
    warmth(room, x, y - 150, 110),
    oval([x + 8, y + 2], [62, 7], '#14231f', { opacity: 0.2 }),
    rect([x - 46, y - 84, 92, 76], palette.wood, { rx: 4 }),
    rect([x + 26, y - 84, 20, 76], darker(palette.wood, 0.22), { rx: 4 }),
    rect([x - 38, y - 74, 64, 28], lighter(palette.wood, 0.16), { rx: 3 }),
    rect([x - 38, y - 40, 64, 26], lighter(palette.wood, 0.16), { rx: 3 }),
    circle([x - 6, y - 60], 3.5, '#f4d9a0') + circle([x - 6, y - 27], 3.5, '#f4d9a0'),
    stroke(`M${x - 38} ${y - 8}v8M${x + 38} ${y - 8}v8`, darker(palette.wood, 0.3), 6),
    rect([x - 52, y - 90, 104, 9], lighter(palette.wood, 0.26), { rx: 4 }),
    path(
      `M${x - 14} ${y - 90}Q${x - 20} ${y - 116} ${x - 4} ${y - 124}H${x + 4}Q${x + 20} ${y - 116} ${x + 14} ${y - 90}Z`,
      palette.accent,
    ),
    path(`M${x - 38} ${y - 124}L${x - 24} ${y - 180}H${x + 24}L${x + 38} ${y - 124}Z`, shade),
    path(`M${x + 12} ${y - 124}L${x + 10} ${y - 180}H${x + 24}L${x + 38} ${y - 124}Z`, '#c98f4a', {
      opacity: 0.28,
    }),
    rect([x + 20, y - 97, 26, 7], palette.cloth, { rx: 1 }),
  ].join('');
}

/** Framed pictures: small landscapes of the same world. */
export function framedPicture(
  { palette, light }: Interior,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  return [
    rect([x + 5, y + 7, w, h], '#14231f', { opacity: 0.16 }),
    rect([x, y, w, h], darker(palette.wood, 0.14)),
    rect([x + 7, y + 7, w - 14, h - 14], '#fdf8ee'),
    rect([x + 16, y + 16, w - 32, h - 32], light.sky[2]),
    circle([x + w * 0.64, y + h * 0.4], Math.min(w, h) * 0.12, '#f4a73b'),
    path(
      `M${x + 16} ${y + h * 0.72}Q${x + w * 0.36} ${y + h * 0.34} ${x + w * 0.58} ${y + h * 0.66}T${x + w - 16} ${y + h * 0.6}V${y + h - 16}H${x + 16}Z`,
      lighter(palette.accent, 0.3),
    ),
    path(
      `M${x + 16} ${y + h * 0.82}Q${x + w * 0.5} ${y + h * 0.6} ${x + w - 16} ${y + h * 0.8}V${y + h - 16}H${x + 16}Z`,
      palette.accent,
    ),
  ].join('');
}

/** A tall plant in a pot. */
export function plant({ palette }: Interior, x: number, y: number, height: number): string {
  const leaf = (turn: number, share: number, colour: string) => {
    const l = height * share;
    return `<g transform="translate(${Math.round(x)} ${Math.round(y - height * 0.3)}) rotate(${turn})">${path(`M0 0C${l * 0.2} ${-l * 0.2} ${l * 0.75} ${-l * 0.24} ${l} 0C${l * 0.7} ${l * 0.14} ${l * 0.25} ${l * 0.12} 0 0Z`, colour)}${stroke(`M0 0H${l * 0.9}`, lighter(colour, 0.3), 1.6, { opacity: 0.7 })}</g>`;
  };
  const leaves = [
    [-160, 0.5, '#245f48'],
    [-24, 0.5, '#245f48'],
    [-138, 0.66, '#2f7d54'],
    [-48, 0.64, '#2a6f50'],
    [-112, 0.7, '#3f8f55'],
    [-72, 0.72, '#2f7d54'],
    [-92, 0.6, '#57a563'],
  ] as const;
  return [
    oval([x + 10, y], [height * 0.2, 8], '#14231f', { opacity: 0.2 }),
    leaves.map(([turn, share, colour]) => leaf(turn, share, colour)).join(''),
    path(
      `M${x - height * 0.15} ${y - height * 0.32}H${x + height * 0.15}L${x + height * 0.11} ${y}H${x - height * 0.11}Z`,
      mix(palette.cloth, '#fbf7f0', 0.35),
    ),
    path(
      `M${x + height * 0.05} ${y - height * 0.32}H${x + height * 0.15}L${x + height * 0.11} ${y}H${x + height * 0.03}Z`,
      '#14231f',
      { opacity: 0.14 },
    ),
    rect(
      [x - height * 0.165, y - height * 0.35, height * 0.33, height * 0.05],
      mix(palette.cloth, '#fbf7f0', 0.5),
      { rx: 3 },
    ),
  ].join('');
}
