import { lighter, mix } from '../colour';
import type { Light } from '../light';
import type { Random } from '../../random';
import { circle, group, oval, path, placed, type Point, polygon, rect, stroke } from '../svg';

const LEAF = '#1f7a57';
const TRUNK = '#8a6a4c';

/** A coconut palm standing at `foot`; lean is how far its crown is moved sideways. */
export function palm(light: Light, random: Random, foot: Point, height: number, lean = 0): string {
  const [x, y] = foot;
  const [tx, ty] = [x + lean, y - height];
  const width = height * 0.03;
  const trunk = `M${x - width} ${y}Q${x + lean * 0.1 - width * 0.6} ${y - height * 0.6} ${tx - width * 0.35} ${ty}L${tx + width * 0.35} ${ty}Q${x + lean * 0.15 + width * 0.8} ${y - height * 0.55} ${x + width} ${y}Z`;
  const turns = [-196, -160, -124, -98, -66, -36, -8, 22];
  const fronds = turns.map((turn, i) => {
    const length = height * random.between(0.4, 0.5);
    const left = turn < -90;
    const sunny = left && turn > -180;
    const colour = sunny ? light.tone(lighter(LEAF, 0.18)) : light.shade(LEAF);
    const drawn = frond(length, colour, light.tone(lighter(LEAF, 0.34)));
    // A frond droops to its own right: those on the left are flipped, or they would point up.
    const hung = left ? group(drawn, { transform: 'scale(1 -1)' }) : drawn;
    return placed(hung, [tx, ty], 1, turn + (i % 2) * 5);
  });
  const nuts = [-7, 3, 9].map((dx) =>
    circle([tx + dx, ty + 5], height * 0.018, light.shade('#7a5a36')),
  );
  return path(trunk, light.tone(TRUNK)) + fronds.join('') + nuts.join('');
}

function frond(length: number, colour: string, rib: string): string {
  const blade = `M0 0C${length * 0.3} ${-length * 0.3} ${length * 0.72} ${-length * 0.22} ${length} ${length * 0.18}C${length * 0.86} ${length * 0.12} ${length * 0.8} ${length * 0.1} ${length * 0.74} ${length * 0.16}L${length * 0.66} ${length * 0.06}L${length * 0.54} ${length * 0.12}L${length * 0.46} ${length * 0.01}L${length * 0.34} ${length * 0.07}L${length * 0.24} ${-length * 0.02}Z`;
  const line = `M0 0C${length * 0.3} ${-length * 0.24} ${length * 0.68} ${-length * 0.16} ${length * 0.94} ${length * 0.14}`;
  return path(blade, colour) + stroke(line, rib, 1.4, { opacity: 0.6 });
}

/** A three-needled pine of the highlands, lit on its left flank. */
export function pine(light: Light, foot: Point, height: number, depth = 0): string {
  const [x, y] = foot;
  const half = height * 0.2;
  const dark = light.shade('#1c5a4c', depth);
  const sunny = light.tone('#3f8f6b', depth);
  const tiers = [0, 1, 2, 3].map((i) => {
    const top = y - height + i * height * 0.185;
    const spread = half * (0.42 + i * 0.2);
    const low = top + height * 0.34;
    const cone = `M${x} ${top}Q${x + spread * 0.35} ${low - height * 0.1} ${x + spread} ${low}Q${x} ${low + height * 0.045} ${x - spread} ${low}Q${x - spread * 0.35} ${low - height * 0.1} ${x} ${top}Z`;
    const flank = `M${x} ${top}Q${x - spread * 0.35} ${low - height * 0.1} ${x - spread} ${low}Q${x - spread * 0.5} ${low + height * 0.02} ${x - spread * 0.24} ${low - height * 0.02}Z`;
    return path(cone, dark) + path(flank, sunny, { opacity: 0.75 });
  });
  const trunk = rect(
    [x - height * 0.018, y - height * 0.16, height * 0.036, height * 0.16],
    light.shade('#6b4f3b', depth),
  );
  return trunk + tiers.reverse().join('');
}

/** A broad-leaved tree: overlapping crowns, the upper left one in the light. */
export function broadleaf(
  light: Light,
  foot: Point,
  height: number,
  colour = '#3d8c5a',
  depth = 0,
): string {
  const [x, y] = foot;
  const r = height * 0.3;
  const cy = y - height * 0.66;
  const dark = light.shade(colour, depth);
  const body = light.tone(colour, depth);
  const sunny = light.tone(mix(colour, '#b7cf6a', 0.35), depth);
  const small: readonly (readonly [number, number, number, string])[] = [
    [r * 0.55, r * 0.25, 0.78, dark],
    [-r * 0.5, r * 0.3, 0.8, mix(dark, body, 0.4)],
    [0.05 * r, -r * 0.2, 1, body],
    [-r * 0.3, -r * 0.42, 0.58, sunny],
  ];
  // A near tree needs more than four rounds to look like foliage.
  const large: typeof small = [
    [r * 0.8, r * 0.3, 0.6, dark],
    [r * 0.2, r * 0.5, 0.7, dark],
    [-r * 0.7, r * 0.35, 0.62, mix(dark, body, 0.4)],
    [r * 0.55, -r * 0.35, 0.66, mix(dark, body, 0.5)],
    [-r * 0.1, 0, 0.8, body],
    [-r * 0.6, -r * 0.2, 0.58, body],
    [0.1 * r, -r * 0.72, 0.55, body],
    [-r * 0.35, -r * 0.62, 0.36, sunny],
    [-r * 0.78, -r * 0.32, 0.26, sunny],
    [r * 0.22, -r * 0.1, 0.28, sunny],
    [-r * 0.1, r * 0.34, 0.2, sunny],
    [r * 0.62, -r * 0.5, 0.22, sunny],
  ];
  const crowns = height > 150 ? large : small;
  return (
    polygon(
      [
        [x - height * 0.025, y],
        [x + height * 0.03, y],
        [x + height * 0.014, cy],
        [x - height * 0.014, cy],
      ],
      light.shade(TRUNK, depth),
    ) + crowns.map(([dx, dy, share, fill]) => circle([x + dx, cy + dy], r * share, fill)).join('')
  );
}

/** A low hedge of rounded bushes between two x positions, with flowers when a colour is given. */
export function hedge(
  light: Light,
  random: Random,
  [from, to, y]: readonly [number, number, number],
  size: number,
  flower?: string,
): string {
  const count = Math.max(2, Math.round((to - from) / (size * 1.05)));
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((i + 0.5) / count) * (to - from);
    const r = size * random.between(0.62, 0.95);
    const green = random.pick(['#2f7d54', '#3f8f55', '#2a6f58']);
    const body =
      oval([x, y], [r, r * 0.86], light.shade(green)) +
      oval([x - r * 0.18, y - r * 0.16], [r * 0.72, r * 0.6], light.tone(lighter(green, 0.12)));
    const dots = flower
      ? Array.from({ length: 6 }, () =>
          circle(
            [x + random.between(-0.7, 0.6) * r, y - random.between(0, 0.7) * r],
            r * 0.11,
            light.tone(flower),
          ),
        ).join('')
      : '';
    return body + dots;
  }).join('');
}

/** Big leaves in a lower corner: the dark, near frame that gives a picture its depth. */
export function cornerLeaves(light: Light, random: Random, [x, y]: Point, size: number): string {
  const leaf = (turn: number, share: number) => {
    const l = size * share;
    const blade = `M0 0C${l * 0.2} ${-l * 0.32} ${l * 0.7} ${-l * 0.3} ${l} 0C${l * 0.7} ${l * 0.2} ${l * 0.25} ${l * 0.2} 0 0Z`;
    const colour = mix(light.shade('#14533f'), '#0c2f2a', 0.35 + share * 0.15);
    const veins = [0.3, 0.48, 0.66]
      .map((at) => `M${l * at} ${-l * 0.01}l${l * 0.14} ${-l * 0.14}`)
      .join('');
    return placed(
      path(blade, colour) +
        stroke(`M0 0Q${l * 0.5} ${-l * 0.06} ${l} 0${veins}`, light.tone('#3f8f6b'), 2, {
          opacity: 0.45,
        }),
      [x, y],
      1,
      turn,
    );
  };
  const turns = [-150, -122, -98, -72, -46, -20];
  return group(
    turns.map((turn) => leaf(turn + random.between(-8, 8), random.between(0.68, 1))).join(''),
  );
}
