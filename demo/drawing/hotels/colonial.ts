import { lighter } from '../colour';
import { oval, path, rect, stroke } from '../svg';
import { hedge } from '../things/trees';
import { balcony, entrance, shutteredWindow } from '../things/windows';
import { type Body, castShadow, mass, plaque, type Plot, tiledRoof } from './plot';

const WALLS = ['#f0c878', '#f3d9a6', '#f7efe0', '#e9b98c', '#d8dfc4', '#f2d3c3'] as const;
const SHUTTERS = ['#2f7d6a', '#3c6f8c', '#0b6e5f', '#7a5a46', '#5a7d52'] as const;
const ROOFS = ['#b5563b', '#a8492f', '#8c4a3f', '#5f6f78'] as const;

/** An old French house: arched, shuttered windows, stucco bands, a tiled roof with dormers. */
export function colonial(plot: Plot): string {
  const { light, random, x, base } = plot;
  const storeys = random.whole(3, 4);
  const step = random.between(92, 104);
  const bays = random.pick([3, 5, 5]);
  const width = bays * random.between(82, 94);
  const colours = {
    wall: random.pick(WALLS),
    shutter: random.pick(SHUTTERS),
    roof: random.pick(ROOFS),
  };
  const body = { left: x - width / 2, top: base - storeys * step - 12, width, base };
  return [
    castShadow(body),
    mass(light, body, colours.wall),
    tiledRoof(light, body, random.between(64, 84), colours.roof),
    dormers(plot, body, colours.wall, colours.shutter),
    storeysOf(plot, body, { storeys, step, bays }, colours.shutter),
    corners(plot, body),
    entrance(light, [x - 27, base - 74, 54, 74], colours.shutter),
    plaque(light, x, base - step - 6, 13),
    hedge(
      light,
      random,
      [body.left - 10, x - 62, base + 4],
      19,
      random.pick(['#e0567a', '#f4a73b', '#fbf7f0']),
    ),
    hedge(light, random, [x + 62, body.left + width + 40, base + 4], 19),
  ].join('');
}

interface Grid {
  readonly storeys: number;
  readonly step: number;
  readonly bays: number;
}

function storeysOf(plot: Plot, body: Body, grid: Grid, shutter: string): string {
  const { light, random } = plot;
  const gap = body.width / grid.bays;
  const middle = (grid.bays - 1) / 2;
  const cells = Array.from({ length: grid.storeys * grid.bays }, (_, i) => {
    const [row, column] = [Math.floor(i / grid.bays), i % grid.bays];
    const ground = row === grid.storeys - 1;
    if (ground && column === middle) return '';
    const w = gap * 0.36;
    const left = body.left + column * gap + gap / 2 - w / 2;
    const top = body.top + 36 + row * grid.step;
    const height = grid.step * 0.52;
    const window = shutteredWindow(light, random, [left, top, w, height], shutter);
    const railed = !ground && (column === middle || row % 2 === 0);
    return (
      window +
      (railed
        ? balcony(
            light,
            [left - gap * 0.2, top + height + 2, w + gap * 0.4, 22],
            '#fdf4e0',
            '#3a4a48',
          )
        : '')
    );
  });
  const bands = Array.from({ length: grid.storeys - 1 }, (_, i) => {
    const y = body.top + 12 + (i + 1) * grid.step;
    return (
      rect([body.left - 4, y, body.width + 8, 7], light.tone('#fdf4e0')) +
      rect([body.left, y + 7, body.width, 4], '#14231f', { opacity: 0.14 })
    );
  });
  return bands.join('') + cells.join('');
}

function dormers({ light }: Plot, body: Body, wall: string, shutter: string): string {
  return [0.3, 0.5, 0.7]
    .map((share) => {
      const x = body.left + body.width * share;
      const y = body.top - 14;
      return [
        rect([x - 17, y - 30, 34, 34], light.tone(lighter(wall, 0.2))),
        path(`M${x - 24} ${y - 28}Q${x} ${y - 56} ${x + 24} ${y - 28}Z`, light.shade('#6b3f36')),
        oval([x, y - 12], [9, 12], light.tone(shutter)),
        oval([x - 1, y - 12], [6, 9], light.lamps > 0.3 ? '#ffd684' : light.shade('#4d8ba3')),
      ].join('');
    })
    .join('');
}

/** Pale corner stones, and a cornice under the eaves. */
function corners({ light }: Plot, body: Body): string {
  const quoins = Array.from({ length: Math.floor((body.base - body.top) / 26) }, (_, i) => {
    const [y, w] = [body.top + 20 + i * 26, i % 2 ? 14 : 20];
    return `M${body.left} ${y}h${w}M${body.left + body.width} ${y}h${-w}`;
  });
  return stroke(quoins.join(''), light.tone('#fdf4e0'), 11, { 'stroke-linecap': 'butt' });
}
