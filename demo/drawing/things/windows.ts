import { darker, lighter, mix } from '../colour';
import type { Light } from '../light';
import type { Random } from '../../random';
import { path, polygon, rect, stroke } from '../svg';

type Box = readonly [x: number, y: number, width: number, height: number];

const LIT = '#ffd684';

/** Glass that mirrors the sky, or a lit room behind it. */
export function glass(light: Light, random: Random, [x, y, w, h]: Box): string {
  if (random.chance(light.lamps)) {
    const curtain = random.chance(0.6)
      ? rect([x, y, w * random.between(0.2, 0.34), h], mix(LIT, '#e58b4a', 0.4))
      : '';
    return rect([x, y, w, h], mix(LIT, '#fff3cf', random.between(0, 0.5))) + curtain;
  }
  const pane = mix(light.shade('#4d8ba3'), light.sky[1], random.between(0.1, 0.34));
  const slant = polygon(
    [
      [x, y],
      [x + w * 0.62, y],
      [x + w * 0.14, y + h],
      [x, y + h],
    ],
    lighter(pane, 0.3),
    { opacity: 0.55 },
  );
  return rect([x, y, w, h], pane) + slant;
}

/** A framed window with a sill and its small shadow. */
export function framedWindow(light: Light, random: Random, box: Box, frame = '#fbf7f0'): string {
  const [x, y, w, h] = box;
  const bars = w > 22 ? stroke(`M${x + w / 2} ${y}V${y + h}`, light.tone(frame), 2.4) : '';
  return [
    rect([x - 3, y - 3, w + 6, h + 6], light.tone(frame)),
    glass(light, random, box),
    rect([x, y, w, Math.min(5, h * 0.1)], '#14231f', { opacity: 0.22 }),
    bars,
    rect([x - 6, y + h + 2, w + 12, 5], light.tone(lighter(frame, 0.3))),
    rect([x - 6, y + h + 7, w + 12, 3], '#14231f', { opacity: 0.16 }),
  ].join('');
}

/** A tall arched window with louvred shutters, as on old French houses. */
export function shutteredWindow(light: Light, random: Random, box: Box, shutter: string): string {
  const [x, y, w, h] = box;
  const wing = w * 0.44;
  const leaf = (left: number, colour: string) => {
    const slats = Array.from(
      { length: 6 },
      (_, i) => `M${left + 3} ${y + 6 + (i * (h - 8)) / 6}h${wing - 6}`,
    );
    return rect([left, y, wing, h], colour) + stroke(slats.join(''), darker(colour, 0.3), 1.6);
  };
  const arch = `M${x - 4} ${y}Q${x + w / 2} ${y - w * 0.62} ${x + w + 4} ${y}Z`;
  return [
    path(arch, light.tone('#fdf4e0')),
    rect([x - 3, y - 2, w + 6, h + 4], light.tone('#fdf4e0')),
    glass(light, random, box),
    stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.42}H${x + w}`, light.tone('#fdf4e0'), 2),
    leaf(x - wing - 2, light.tone(shutter)),
    leaf(x + w + 2, light.shade(shutter)),
    rect([x - wing - 4, y + h + 2, w + wing * 2 + 8, 5], light.tone('#fdf4e0')),
  ].join('');
}

/** A balcony: slab, thin railing, and the shadow it throws on the wall below. */
export function balcony(light: Light, [x, y, w, h]: Box, slab: string, rail: string): string {
  const posts = Array.from(
    { length: Math.floor(w / 9) + 1 },
    (_, i) => `M${x + 2 + i * 9} ${y - h}V${y}`,
  );
  return [
    rect([x, y + 6, w, 9], '#14231f', { opacity: 0.2 }),
    rect([x - 3, y, w + 6, 7], light.tone(slab)),
    stroke(posts.join(''), light.shade(rail), 1.3, { opacity: 0.9 }),
    stroke(`M${x - 1} ${y - h}H${x + w + 1}`, light.tone(rail), 3),
  ].join('');
}

/** A lit entrance with a glow on the step, a canopy and two lamps. */
export function entrance(light: Light, [x, y, w, h]: Box, canopy: string): string {
  const warm = light.hour === 'dusk' ? '#ffd684' : mix('#ffd684', light.shade('#4d8ba3'), 0.55);
  return [
    rect([x - 5, y - 5, w + 10, h + 5], light.tone('#fbf7f0')),
    rect([x, y, w, h], warm),
    polygon(
      [
        [x, y],
        [x + w * 0.4, y],
        [x + w * 0.1, y + h],
        [x, y + h],
      ],
      '#ffffff',
      { opacity: 0.28 },
    ),
    stroke(
      `M${x + w / 2} ${y}V${y + h}M${x + w / 2 - 5} ${y + h * 0.5}v12M${x + w / 2 + 5} ${y + h * 0.5}v12`,
      light.shade('#5b4636'),
      2.6,
    ),
    rect([x - 24, y - 5, w + 48, 12], '#14231f', { opacity: 0.18 }),
    rect([x - 28, y - 17, w + 56, 13], light.tone(canopy), { rx: 3 }),
    rect([x - 28, y - 17, w + 56, 4], light.tone(lighter(canopy, 0.3)), { rx: 2 }),
    path(
      `M${x - 14} ${y + h}H${x + w + 14}L${x + w + 40} ${y + h + 16}H${x - 40}Z`,
      light.tone('#e9dfcb'),
    ),
    path(`M${x} ${y + h}H${x + w}L${x + w + 26} ${y + h + 16}H${x - 26}Z`, '#ffd684', {
      opacity: 0.12 + light.lamps * 0.6,
    }),
  ].join('');
}
