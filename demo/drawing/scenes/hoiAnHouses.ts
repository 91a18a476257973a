import { circle, group, polygon, rect } from '../svg';
import { broadleaf } from '../things/trees';
import type { View } from './place';

/** Where the far quay meets the river. */
export const HOI_AN_QUAY = 512;
const WALLS = ['#efb94f', '#f2c76b', '#e8a94a', '#f3d38c', '#dca25f'] as const;

/** A row of ochre shop-houses standing on the far quay. */
export function riverHouses({ light, random }: View): string {
  const drawn: string[] = [];
  for (let x = -30; x < 1300;) {
    const width = random.between(84, 132);
    drawn.push(house({ light, random }, x, width, random.between(74, 112), random.pick(WALLS)));
    x += width + 4;
  }
  const trees = [60, 320, 760, 1010, 1230].map((x) =>
    broadleaf(light, [x, HOI_AN_QUAY + 4], random.between(120, 170), '#3d8c5a', 0.2),
  );
  return group(
    trees.join('') +
      drawn.join('') +
      rect([0, HOI_AN_QUAY - 3, 1280, 13], light.tone('#b9a888', 0.06)),
  );
}

function house(
  { light, random }: Pick<View, 'light' | 'random'>,
  x: number,
  w: number,
  h: number,
  wall: string,
): string {
  const y = HOI_AN_QUAY - h;
  const lit = light.lamps > 0.3;
  const openings = Array.from({ length: 3 }, (_, i) => {
    const dx = x + w * (0.12 + i * 0.28);
    const warm = lit && random.chance(0.7) ? '#ffd684' : light.shade('#6f4630', 0.08);
    return (
      rect([dx, y + 14, w * 0.18, h * 0.26], warm) +
      rect([dx, HOI_AN_QUAY - h * 0.4, w * 0.18, h * 0.4], warm)
    );
  });
  const lantern = random.chance(0.6)
    ? circle([x + w * 0.5, y + h * 0.5], 5.5, lit ? '#ff8a4a' : light.tone('#e0482f', 0.08))
    : '';
  return [
    rect([x, y, w, h], light.tone(wall, 0.1)),
    rect([x + w * 0.88, y, w * 0.12, h], light.shade(wall, 0.1)),
    openings.join(''),
    polygon(
      [
        [x - 7, y + 4],
        [x + 12, y - 26],
        [x + w - 10, y - 26],
        [x + w + 7, y + 4],
      ],
      light.tone('#94543f', 0.1),
    ),
    polygon(
      [
        [x + w * 0.6, y - 26],
        [x + w - 10, y - 26],
        [x + w + 7, y + 4],
        [x + w * 0.7, y + 4],
      ],
      light.shade('#94543f', 0.1),
      { opacity: 0.6 },
    ),
    polygon(
      [
        [x - 6, y + h * 0.5],
        [x - 2, y + h * 0.42],
        [x + w, y + h * 0.42],
        [x + w + 6, y + h * 0.5],
      ],
      light.shade('#94543f', 0.1),
    ),
    lantern,
  ].join('');
}
