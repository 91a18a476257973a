import { mix } from '../colour';
import { smooth } from '../land';
import type { Light } from '../light';
import type { Random } from '../../random';
import { circle, group, path, type Point, stroke } from '../svg';

const PROFILE = [0, 0.46, 0.74, 0.84, 1, 0.92, 0.76, 0.5, 0] as const;

/** A steep limestone hill standing on y: pale rock on the sunny side, green on its ledges. */
export function karst(
  light: Light,
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
  depth: number,
): string {
  const points = PROFILE.map((share, i): Point => {
    const at = i / (PROFILE.length - 1);
    return [
      x + width * (at + (i % 8 ? random.between(-0.03, 0.03) : 0)),
      y - height * share * (i % 8 ? random.between(0.9, 1.06) : 1),
    ];
  });
  const crest = points[4] ?? [x + width / 2, y - height];
  const body = `M${x} ${y}${smooth(points)}Z`;
  const back = points.slice(4);
  const dark = `M${crest[0]} ${crest[1]}${smooth(back)}L${x + width * 0.62} ${y}Q${x + width * 0.5} ${y - height * 0.5} ${crest[0]} ${crest[1]}Z`;
  const cracks = [0.26, 0.36, 0.47]
    .map(
      (share) =>
        `M${x + width * share} ${y - height * random.between(0.66, 0.8)}q${random.between(-8, 8)} ${height * 0.2} ${random.between(-6, 10)} ${height * 0.42}`,
    )
    .join('');
  const tufts = Array.from({ length: 15 }, () => {
    const share = random.between(0.06, 0.94);
    const rise = (PROFILE[Math.round(share * 8)] ?? 0) * random.between(0.24, 0.92);
    const green = random.pick(['#3f8f5f', '#2f7a58', '#5a9f62']);
    return circle(
      [x + width * share, y - height * rise],
      width * random.between(0.024, 0.055),
      light.tone(green, depth),
      { opacity: 0.85 },
    );
  });
  return group(
    path(body, light.tone('#9fb0a2', depth)) +
      path(dark, light.shade(mix('#9fb0a2', '#3d7462', 0.5), depth), { opacity: 0.75 }) +
      stroke(cracks, light.shade('#7f9488', depth), 2.4, { opacity: 0.6 }) +
      tufts.join(''),
  );
}
