import { pino } from 'pino';
import { serverRenderings } from '../../../server/render/serverRendering';

const preloaded = [{ endpointName: 'listHotels', value: { content: [] } }];

const page = (address: string, given: object[]) => ({
  url: new URL(address, 'http://site'),
  today: '2026-11-27',
  language: 'vi' as const,
  preloaded: given,
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
  expect(views(page('/', preloaded), log)).toBe('/ 1');
  expect(views(page('/', structuredClone(preloaded)), log)).toBe('/ 1');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(views(page('/hotels', preloaded), log)).toBe('/hotels 1');
  expect(views(page('/', [...preloaded, {}]), log)).toBe('/ 2');
  expect(draw).toHaveBeenCalledTimes(3);
  // Its dates begin at today.
  views({ ...page('/', preloaded), today: '2026-11-28' }, log);
  expect(draw).toHaveBeenCalledTimes(4);
  views({ ...page('/', preloaded), language: 'en' }, log);
  expect(draw).toHaveBeenLastCalledWith('/', preloaded, 'en');
  expect(draw).toHaveBeenCalledTimes(5);
});

test('many pages do not fill the memory', () => {
  const draw = jest.fn((url: string) => url);
  const views = serverRenderings(draw);
  const { log } = lines();
  views(page('/', preloaded), log);
  for (let n = 1; n <= 1000; n += 1) {
    views(page(`/?page=${n}`, preloaded), log);
    // What is asked for again and again stays.
    views(page('/', preloaded), log);
  }
  expect(draw).toHaveBeenCalledTimes(1001);
  views(page('/?page=1', preloaded), log);
  expect(draw).toHaveBeenCalledTimes(1002);
});

test('a page that cannot be drawn is left to the client, and the log says so', () => {
  const { written, log } = lines();
  const views = serverRenderings(() => {
    throw new Error('no window');
  });
  expect(views(page('/hotels/7', preloaded), log)).toBe('');
  expect(written.join()).toContain('no window');
  expect(written.join()).toContain('/hotels/7');
});
