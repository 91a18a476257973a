import { isInBackoffice } from '../../../site/backoffice';
import { rows, type PageKey } from '../../../site/pages';
import { backofficeTitle, siteTitles, titles } from '../../../site/titles';
import { sharedServer } from '../../support/server/serverControl';

const languages = ['vi', 'en'] as const;

async function answerAt(address: string, language = 'vi') {
  const headers = { Accept: 'text/html', Cookie: `language=${language}` };
  const answer = await fetch(sharedServer().url + address, { headers });
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  const [, title] = /<title>(.*)<\/title>/.exec(await answer.text()) ?? [];
  return { status: answer.status, title };
}

/** The words of the page itself, or of the whole site. */
function titleOf(key: string, path: string, language: (typeof languages)[number]): string {
  if (isInBackoffice(path)) return backofficeTitle.title;
  const own = (titles[language] as Partial<Record<string, string>>)[key];
  return own ? `${own} · Nghỉ Đâu` : siteTitles[language].title;
}

/** Named by what they show. */
const NAMED_BY_DATA: PageKey[] = ['hotels', 'hotel', 'room'];

describe.each(rows)('the page %s', (key, { path, sameAs = key, status = 200 }) => {
  const address = path.replace(':bookingId', 'ND-1-ABCDEFGHJK').replace(/:\w+/, '1');

  test.each(languages)(`answers ${address} in %s with its status and title`, async (language) => {
    const title: unknown = NAMED_BY_DATA.includes(key)
      ? expect.stringMatching(/\S+ · Nghỉ Đâu$/)
      : titleOf(sameAs, path, language);
    expect(await answerAt(address, language)).toEqual({ status, title });
  });

  test('is the same with a slash at its end', async () => {
    if (path !== '/') expect(await answerAt(`${address}/`)).toMatchObject({ status });
  });
});

test.each([
  '/hotels/none',
  '/hotels/rooms/none',
  '/hotels/1/2',
  '/bookings/a/b',
  '/partner/none',
  '/partner/hotel-management/edit/none',
  '/partners',
  '/admin/none',
  '/none',
])('there is no page at %s', async (address) => {
  expect(await answerAt(address)).toMatchObject({ status: 404 });
});
