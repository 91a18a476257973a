import { expectStatus, needs, seemsStatus, type Context } from '../context';
import { black, formOf, GIF, picture } from '../world/picture';
import { mostOf, upload, type Album, type Form } from './albums';

const TOO_LARGE = 10 * 1024 * 1024 + 1;
const SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

export async function noPicture(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload);
  const before = await album.images();
  const large = Buffer.concat([picture(), Buffer.alloc(TOO_LARGE)]);
  const most = mostOf(ctx, album);
  const good = { content: picture() };
  const cases: [string, Form, number[]][] = [
    [
      'a drawing with a script',
      formOf([{ content: SCRIPT, name: 'a.svg', type: 'image/svg+xml' }]),
      [422, 415],
    ],
    ['a page called a picture', formOf([{ content: HTML, name: 'a.png' }]), [422, 415]],
    [
      'a picture of another kind',
      formOf([{ content: GIF, name: 'a.gif', type: 'image/gif' }]),
      [422, 415],
    ],
    ['an empty file', formOf([{ content: Buffer.alloc(0) }]), [422]],
    ['a picture that breaks off', formOf([{ content: picture().subarray(0, 30) }]), [422]],
    ['a file in another field', formOf([good], 'file'), [422]],
    ['a picture beside one in another field', formOf([good, { ...good, field: 'file' }]), [422]],
    ['a page after a picture', formOf([good, { content: HTML, name: 'b.png' }]), [422, 415]],
    ['one picture too many', formOf(Array.from({ length: most + 1 }, () => good)), [422]],
  ];
  if (album.noun === 'hotel') {
    cases.push(['a file over 10 MB', formOf([{ content: large }]), [413]]);
    cases.push([
      'a picture of 51 million pixels',
      formOf([{ content: black(8500, 6000) }]),
      [422, 413],
    ]);
  }
  for (const [what, form, statuses] of cases) {
    const answer = await upload(ctx, album, form).catch((error: unknown) => {
      // Whoever refuses while it is still sent may close the connection.
      if (isClosed(error)) return undefined;
      throw error;
    });
    if (!answer) continue;
    seemsStatus(ctx, answer, statuses, {
      step: `${what} is uploaded`,
      severity: answer.status < 300 ? 'UNSAFE' : 'WRONG MESSAGE',
    });
  }
  const after = await album.images();
  if (after.length === before.length) return;
  ctx.findings.report({
    cause: 'an upload that was refused leaves pictures',
    severity: 'BREAKS SCREEN',
    expected: `${before.length} pictures: all files are taken or none`,
    seen: String(after.length),
    operationId: album.upload,
  });
}

export async function atMost(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload);
  const missing = mostOf(ctx, album) - (await album.images()).length;
  if (missing > 0) {
    const form = formOf(Array.from({ length: missing }, () => ({ content: picture() })));
    const answer = await upload(ctx, album, form);
    expectStatus(ctx, answer, 201, { step: `a ${album.noun} gets its last picture` });
  }
  const more = await upload(ctx, album, formOf([{ content: picture() }]));
  seemsStatus(ctx, more, 422, { step: `a ${album.noun} gets a picture too many` });
}

function isClosed(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EPIPE' || code === 'ECONNRESET';
}
