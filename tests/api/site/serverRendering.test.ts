import { pino } from 'pino';
import { serverRenderings, type RenderOnServer } from '../../../server/render/serverRendering';

const preloaded = [{ endpointName: 'listHotels', value: { content: [] } }];

const page = (url: string, given: object[]) => ({
  url,
  today: '2026-11-27',
  language: 'vi' as const,
  preloaded: JSON.stringify(given),
});

function lines() {
  const written: string[] = [];
  const log = pino({}, { write: (line: string) => void written.push(line) });
  return { written, log };
}

test('a page is drawn once for the same answers, and anew for others', async () => {
  const draw = jest.fn<ReturnType<RenderOnServer>, Parameters<RenderOnServer>>(
    async ({ url, preloaded: given }) => `${url} ${(JSON.parse(given) as object[]).length}`,
  );
  const views = serverRenderings(draw);
  const { log } = lines();
  expect(await views(page('/', preloaded), log)).toBe('/ 1');
  expect(await views(page('/', structuredClone(preloaded)), log)).toBe('/ 1');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await views(page('/hotels', preloaded), log)).toBe('/hotels 1');
  expect(await views(page('/', [...preloaded, {}]), log)).toBe('/ 2');
  expect(draw).toHaveBeenCalledTimes(3);
  // Its dates begin at today.
  await views({ ...page('/', preloaded), today: '2026-11-28' }, log);
  expect(draw).toHaveBeenCalledTimes(4);
  await views({ ...page('/', preloaded), language: 'en' }, log);
  const { today: _, ...given } = page('/', preloaded);
  expect(draw).toHaveBeenLastCalledWith({ ...given, language: 'en' });
  expect(draw).toHaveBeenCalledTimes(5);
});

test('many pages do not fill the memory', async () => {
  const draw = jest.fn<ReturnType<RenderOnServer>, Parameters<RenderOnServer>>(
    async ({ url }) => url,
  );
  const views = serverRenderings(draw);
  const { log } = lines();
  await views(page('/', preloaded), log);
  for (let n = 1; n <= 1000; n += 1) {
    await views(page(`/?page=${n}`, preloaded), log);
    // What is asked for again and again stays.
    await views(page('/', preloaded), log);
  }
  expect(draw).toHaveBeenCalledTimes(1001);
  await views(page('/?page=1', preloaded), log);
  expect(draw).toHaveBeenCalledTimes(1002);
});

test('a page that cannot be drawn is left to the client, the log says so, and the next is tried', async () => {
  const { written, log } = lines();
  const draw = jest
    .fn<ReturnType<RenderOnServer>, Parameters<RenderOnServer>>()
    .mockRejectedValueOnce(new Error('no window'))
    .mockResolvedValueOnce('drawn');
  const views = serverRenderings(draw);
  expect(await views(page('/hotels/7', preloaded), log)).toBe('');
  expect(written.join()).toContain('no window');
  expect(written.join()).toContain('/hotels/7');
  expect(await views(page('/hotels/7', preloaded), log)).toBe('drawn');
});
