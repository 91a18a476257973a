import { darker, lighter } from '../colour';
import { HEIGHT, polygon, rect, resized, stroke, WIDTH } from '../svg';
import { plant } from './furniture';
import { armchair, teaTable } from './seats';
import type { Interior } from './shell';

/** A balcony with two chairs and tea, over a view that is drawn for the place. */
export function balcony(room: Interior, view: string): string {
  const { light, palette } = room;
  const posts = Array.from({ length: 27 }, (_, i) => `M${20 + i * 48} 470V640`);
  const boards = Array.from({ length: 19 }, (_, i) => {
    const x = (i / 18) * WIDTH;
    return `M${x} 640L${WIDTH / 2 + (x - WIDTH / 2) * 1.8} ${HEIGHT}`;
  });
  return [
    view,
    rect([0, 640, WIDTH, HEIGHT - 640], light.tone(palette.wood)),
    stroke(boards.join(''), light.shade(palette.wood), 3, { opacity: 0.55 }),
    stroke(posts.join(''), light.shade('#fbf7f0'), 6),
    rect([0, 462, WIDTH, 15], light.tone(lighter(palette.wood, 0.2)), { rx: 4 }),
    rect([0, 634, WIDTH, 10], light.shade(darker(palette.wood, 0.1))),
    polygon(
      [
        [0, 0],
        [WIDTH, 0],
        [WIDTH, 46],
        [0, 46],
      ],
      light.shade(palette.wood),
    ),
    rect([0, 46, WIDTH, 9], '#14231f', { opacity: 0.2 }),
    polygon(
      [
        [WIDTH - 96, 46],
        [WIDTH, 46],
        [WIDTH, HEIGHT],
        [WIDTH - 96, HEIGHT - 60],
      ],
      light.shade(palette.wall),
    ),
    resized(armchair(room, 330, 780), [330, 780], 1.5),
    resized(armchair(room, 840, 780), [840, 780], 1.5),
    resized(teaTable(room, 585, 812, 170), [585, 812], 1.35),
    plant(room, 90, 800, 330),
    plant(room, 1130, 820, 350),
  ].join('');
}
