import type { Light } from './light';
import type { Random } from '../random';
import { circle, fade, glow, group, rect, stroke, WIDTH } from './svg';

/** The sky down to the horizon, with the sun at x, clouds, and birds or first stars. */
export function sky(light: Light, random: Random, horizon: number, sunX: number): string {
  const [top, middle, low] = light.sky;
  return [
    fade('sky', [
      [0, top],
      [0.58, middle],
      [1, low],
    ]),
    rect([0, 0, WIDTH, horizon + 4], 'url(#sky)'),
    light.hour === 'dusk' ? stars(random, horizon) : '',
    sun(light, sunX),
    clouds(light, random, horizon),
    birds(light, random, horizon),
  ].join('');
}

function sun(light: Light, x: number): string {
  const { y, radius, colour } = light.sun;
  return [
    glow('sunGlow', [
      [0, colour, 0.85],
      [0.35, colour, 0.32],
      [1, colour, 0],
    ]),
    circle([x, y], radius * 6.4, 'url(#sunGlow)'),
    circle([x, y], radius * 1.7, colour, { opacity: 0.28 }),
    circle([x, y], radius, colour),
  ].join('');
}

function clouds(light: Light, random: Random, horizon: number): string {
  const count = random.whole(3, 5);
  return Array.from({ length: count }, (_, i) => {
    const y = 60 + (i / count) * (horizon - 190) + random.between(-10, 26);
    const width = random.between(130, 300);
    return cloud(light, random, random.between(-60, WIDTH - 120), y, width);
  }).join('');
}

/** Stacked rounded bars: reads as a cloud at every size and costs a few bytes. */
function cloud(light: Light, random: Random, x: number, y: number, width: number): string {
  const bar = (dx: number, dy: number, share: number, opacity: number) =>
    rect([x + dx * width, y + dy, width * share, 18], light.cloud, { rx: 9, opacity });
  const opacity = light.hour === 'dusk' ? 0.5 : 0.72;
  return [
    bar(0.2 + random.between(-0.08, 0.1), -17, 0.5, opacity),
    bar(0, 0, 1, opacity),
    bar(-0.16 + random.between(0, 0.1), 17, 0.7, opacity * 0.6),
  ].join('');
}

function birds(light: Light, random: Random, horizon: number): string {
  const [x, y] = [random.between(360, 760), random.between(horizon * 0.34, horizon * 0.52)];
  const colour = light.shade('#14231f', 0.3);
  const bird = (_: unknown, i: number) => {
    const [bx, by, size] = [x + i * 34 + (i % 2) * 9, y - (i % 3) * 17, 8 + (i % 2) * 4];
    const wings = `M${bx - size} ${by - size * 0.5} q${size * 0.6} ${-size * 0.3} ${size} ${size * 0.5} q${size * 0.4} ${-size * 0.8} ${size} ${-size * 0.5}`;
    return stroke(wings, colour, 2.2);
  };
  return group(Array.from({ length: random.whole(3, 5) }, bird).join(''), { opacity: 0.75 });
}

const stars = (random: Random, horizon: number) =>
  Array.from({ length: 26 }, () =>
    circle(
      [random.between(0, WIDTH), random.between(8, horizon * 0.42)],
      random.between(0.8, 2),
      '#fff3d9',
      {
        opacity: random.between(0.25, 0.85),
      },
    ),
  ).join('');
