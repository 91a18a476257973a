import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  deletionRecord,
  type Deletion,
  type DeletionRecord,
} from '../../../server/accounts/data/deletionRecord';
import { bucketAddress } from '../../../server/files/bucketAddress';
import { recordStore } from '../../../server/files/openStore';
import { startBucket, type Bucket } from '../../support/server/bucket';

let folder: string;
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nghi-dau-record-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.remove();
  await rm(folder, { recursive: true });
});

const log = { error: jest.fn() };

async function open(kind: string) {
  const imageBucket = kind === 'bucket' ? bucketAddress(bucket.url()) : undefined;
  const store = await recordStore({ dataDir: folder, imageBucket }, 'deletions');
  return { store, record: deletionRecord(store, log) };
}

const early: Deletion = { accountId: 12, createdAt: 1_763_845_200_123_456, day: '2026-11-21' };
const late: Deletion = { accountId: 12, createdAt: 1_763_845_200_123_457, day: '2026-11-22' };
const pendingIn = async (record: DeletionRecord) =>
  (await record.pending()).map(({ deletion }) => deletion);
const byDay = (deletions: Deletion[]) => deletions.sort((a, b) => (a.day < b.day ? -1 : 1));

test.each(['folder', 'bucket'])(
  'a %s keeps deletions that are confirmed, and forgets old ones',
  async (kind) => {
    const { record, store } = await open(kind);
    expect(await record.read()).toEqual([]);
    // The same account twice at once: one is refused, and withdraws its own.
    const [first, second, refused] = [
      await record.begin(early),
      await record.begin(late),
      await record.begin(late),
    ];
    expect(await record.read()).toEqual([]);
    expect(byDay(await pendingIn(record))).toEqual([early, late, late]);
    await first.confirm();
    await refused.withdraw();
    expect(await record.read()).toEqual([early]);
    expect(await pendingIn(record)).toEqual([late]);
    // By somebody who has found it, and by who began it.
    for (const { confirm } of await record.pending()) await confirm();
    await second.confirm();
    expect(await pendingIn(record)).toEqual([]);
    expect(byDay(await record.read())).toEqual([early, late]);
    // What somebody else has put there is none.
    await store.add('2026-11-21/notes');
    expect(byDay(await record.read())).toEqual([early, late]);
    await record.forgetBefore('2026-11-22');
    expect(await record.read()).toEqual([late]);
    store.close();
  },
);

test('what was stored though the store said that it was not deletes nothing', async () => {
  const { store } = await open('folder');
  const add = async (name: string) => {
    await store.add(name);
    throw new Error('the answer is lost');
  };
  const record = deletionRecord({ ...store, add }, { error: () => undefined });
  const before = (await pendingIn(record)).length;
  await expect(record.begin(late)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await pendingIn(record)).toHaveLength(before + 1);
  expect(await record.read()).toEqual([late]);
});

/** As stores answer that list a thousand at a time; the tests' own one cannot on this Node. */
const listings: Record<string, string> = {
  '': '<IsTruncated>true</IsTruncated><NextContinuationToken>on</NextContinuationToken>',
  on: '<IsTruncated>false</IsTruncated>',
};

test('more than a bucket lists at once are all read', async () => {
  const http = createServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://store');
    const after = searchParams.get('continuation-token') ?? '';
    const key = `${searchParams.get('prefix')}2026-11-22/${after ? 2 : 1}-3-ab`;
    const listed = `<Contents><Key>${key}</Key></Contents>${listings[after]}`;
    response.end(`<?xml version="1.0"?><ListBucketResult>${listed}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const imageBucket = bucketAddress(`http://key:secret@127.0.0.1:${port}/pictures`);
  const store = await recordStore({ dataDir: folder, imageBucket }, 'deletions');
  const found = await deletionRecord(store, log).read();
  expect(found.map(({ accountId }) => accountId)).toEqual([1, 2]);
  store.close();
  http.closeAllConnections();
  http.close();
});

test('a bucket that cannot be used refuses the deletion, and tells the log no secret', async () => {
  const { record, store } = await open('bucket');
  bucket.mood = 'failing';
  await expect(record.begin(early)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(record.read()).rejects.toThrow();
  bucket.mood = 'well';
  // The account is gone by then: it stays pending, and the next look confirms it.
  const { confirm } = await record.begin(early);
  bucket.mood = 'failing';
  await confirm();
  bucket.mood = 'well';
  expect(await pendingIn(record)).toEqual([early]);
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/S3RVER|mật/);
  store.close();
});
