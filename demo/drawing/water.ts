import { mix } from './colour';
import type { Light } from './light';
import type { Random } from '../random';
import { fade, rect, WIDTH } from './svg';

/** Water from the horizon down to `bottom`, with the sun's path on it. */
export function water(light: Light, horizon: number, bottom: number): string {
  const [far, near] = light.water;
  return (
    fade('water', [
      [0, far],
      [0.3, mix(far, near, 0.55)],
      [1, near],
    ]) + rect([0, horizon, WIDTH, bottom - horizon], 'url(#water)')
  );
}

/** Gleams to lay over the water and whatever is reflected in it. */
export function gleams(
  light: Light,
  random: Random,
  horizon: number,
  bottom: number,
  sunX: number,
): string {
  const depth = bottom - horizon;
  const scattered = Array.from({ length: 34 }, () => {
    const t = random.between(0.02, 1);
    const width = 14 + t * random.between(20, 90);
    return bar(random.between(0, WIDTH) - width / 2, horizon + t * depth, width, t, 0.2);
  });
  const path = Array.from({ length: 22 }, (_, i) => {
    const t = (i + 0.5) / 22;
    const width = random.between(30, 70) + t * 90 * random.between(0.4, 1);
    return bar(sunX - width / 2 + random.between(-24, 24) * t, horizon + t * depth, width, t, 0.5);
  });
  function bar(x: number, y: number, width: number, t: number, opacity: number): string {
    const height = 1.6 + t * 3.2;
    return rect([x, y, width, height], light.gleam, {
      rx: height / 2,
      opacity: opacity * random.between(0.5, 1),
    });
  }
  return [...scattered, ...path].join('');
}
