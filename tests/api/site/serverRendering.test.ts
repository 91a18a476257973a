import { pino } from 'pino';
import { serverRenderings } from '../../../server/render/serverRendering';

const seeds = [{ endpointName: 'listHotels', value: { content: [] } }];

const page = (address: string, given: object[]) => ({
  url: new URL(address, 'http://site'),
  today: '2026-11-27',
  language: 'vi' as const,
  seeds: given,
});

function lines() {
  const written: string[] = [];
  const log = pino({}, { write: (line: string) => void written.push(line) });
  return { written, log };
}

test('a page is drawn once for the same answers, and anew for others', () => {
  const draw = jest.fn((url: string, given: object[]) => `${url} ${given.length}`);
  const views = serverRenderings(draw);
  const { log } = lines();
  expect(views(page('/', seeds), log)).toBe('/ 1');
  expect(views(page('/', structuredClone(seeds)), log)).toBe('/ 1');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(views(page('/hotels', seeds), log)).toBe('/hotels 1');
  expect(views(page('/', [...seeds, {}]), log)).toBe('/ 2');
  expect(draw).toHaveBeenCalledTimes(3);
  // Its dates begin at today.
  views({ ...page('/', seeds), today: '2026-11-28' }, log);
  expect(draw).toHaveBeenCalledTimes(4);
  views({ ...page('/', seeds), language: 'en' }, log);
  expect(draw).toHaveBeenLastCalledWith('/', seeds, 'en');
  expect(draw).toHaveBeenCalledTimes(5);
});

test('many pages do not fill the memory', () => {
  const draw = jest.fn((url: string) => url);
  const views = serverRenderings(draw);
  const { log } = lines();
  views(page('/', seeds), log);
  for (let n = 1; n <= 1000; n += 1) {
    views(page(`/?page=${n}`, seeds), log);
    // What is asked for again and again stays.
    views(page('/', seeds), log);
  }
  expect(draw).toHaveBeenCalledTimes(1001);
  views(page('/?page=1', seeds), log);
  expect(draw).toHaveBeenCalledTimes(1002);
});

test('a page that cannot be drawn is left to the client, and the log says so', () => {
  const { written, log } = lines();
  const views = serverRenderings(() => {
    throw new Error('no window');
  });
  expect(views(page('/hotels/7', seeds), log)).toBe('');
  expect(written.join()).toContain('no window');
  expect(written.join()).toContain('/hotels/7');
});
