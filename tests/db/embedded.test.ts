import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killAll, openProcess } from './openProcess';

// Each process starts an engine of its own, which takes seconds on a busy computer.
jest.setTimeout(120_000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
const template = path.join(folder, 'template');
const migrations = path.join(folder, 'migrations');
const schema = `
  create table entries (id int8 primary key, filling text, day date);
  create index on entries (day);`;

/** A data directory of the test's own, with the schema in place. */
function newDataDir(): string {
  const dataDir = fs.mkdtempSync(path.join(folder, 'data-'));
  fs.cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

async function open(dataDir: string, syncLog?: string) {
  const process = openProcess([dataDir, migrations], syncLog);
  await process.ask('open');
  return process;
}

async function storedIds(process: Awaited<ReturnType<typeof open>>): Promise<unknown[]> {
  const { rows } = await process.ask('query', 'select id from entries order by id');
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  fs.mkdirSync(migrations);
  fs.writeFileSync(path.join(migrations, '001_entries.sql'), schema);
  const maker = await open(template);
  await maker.ask('migrate');
  await maker.ask('close');
  await maker.kill();
});

afterEach(killAll);
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('durability', () => {
  it('keeps every acknowledged row over kill -9 in the middle of writing', async () => {
    const dataDir = newDataDir();
    let promised = 0;
    for (const duration of [150, 400, 700]) {
      const writer = await open(dataDir);
      const stored = await storedIds(writer);
      expect(stored.slice(0, promised)).toEqual(Array.from({ length: promised }, (_, n) => n + 1));
      void writer.ask('writeWithoutEnd', stored.length + 1).catch(() => undefined);
      for (let i = 0; i < 1_000 && writer.acknowledged() <= promised; i += 1) await sleep(10);
      await sleep(duration);
      await writer.kill();
      expect(writer.acknowledged()).toBeGreaterThan(promised);
      promised = writer.acknowledged();
    }
    expect((await storedIds(await open(dataDir))).length).toBeGreaterThanOrEqual(promised);
  });

  it('syncs to the disk before it acknowledges a commit, and not for reading', async () => {
    const syncLog = path.join(folder, 'syncs');
    const writer = await open(newDataDir(), syncLog);
    const syncs = () => fs.statSync(syncLog).size;
    await writer.ask('query', 'select count(*) from entries');
    for (let id = 1; id <= 20; id += 1) {
      const before = syncs();
      await writer.ask('query', `insert into entries (id) values (${id})`);
      expect(syncs()).toBeGreaterThan(before);
    }
    const before = syncs();
    await writer.ask('query', 'select count(*) from entries');
    expect(syncs()).toBe(before);
  });

  it('starts its engine again after a crash inside it', async () => {
    const survivor = await open(newDataDir());
    await survivor.ask('query', 'insert into entries (id) values (1)');
    // Refused by node-postgres in a way that the engine takes for the end of its only session.
    await expect(survivor.ask('query', 'copy entries from stdin')).rejects.toThrow(
      'database ended',
    );
    expect(await storedIds(survivor)).toEqual([1]);
  });
});

describe('the directory', () => {
  it('is refused to a second process, naming the first, until that one is killed', async () => {
    const dataDir = newDataDir();
    const first = await open(dataDir);
    await expect(open(dataDir)).rejects.toThrow(new RegExp(`in use by process ${first.pid}\\.`));
    await first.kill();
    await expect(open(dataDir)).resolves.toBeDefined();
  });

  it('is refused while a process out of the reach of the lock is alive', async () => {
    const dataDir = newDataDir();
    const sign = path.join(dataDir, 'database', 'holder.json');
    const elsewhere = { run: 'other', pid: 4321, host: 'other-host', network: 'net:[1]' };
    fs.writeFileSync(sign, JSON.stringify(elsewhere));
    const heart = setInterval(() => fs.utimesSync(sign, new Date(), new Date()), 200);
    await expect(open(dataDir)).rejects.toThrow('in use by process 4321 on other-host');
    clearInterval(heart);
  });

  it('is closed to other users', async () => {
    const dataDir = newDataDir();
    fs.chmodSync(path.join(dataDir, 'database'), 0o755);
    await open(dataDir);
    expect(fs.statSync(path.join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  });
});

describe('connections', () => {
  it.each([false, true])(
    'leave no open transaction when released as broken (while querying: %s)',
    async (whileQuerying) => {
      const client = openProcess([newDataDir(), migrations]);
      expect(await client.ask('releaseBrokenClient', whileQuerying)).toEqual(['3']);
    },
  );

  it('serve many statements at once, failing ones and transactions among them', async () => {
    const client = await open(newDataDir());
    expect(await client.ask('queryAtOnce', 300)).toBe(200);
  });
});
