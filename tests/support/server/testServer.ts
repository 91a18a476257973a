import { CompiledQuery } from 'kysely';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { json } from 'node:stream/consumers';
import type { Clock } from '../../../server/clock';
import type { Database } from '../../../server/db/db';
import { logTo } from '../../../server/log';
import { readSettings } from '../../../server/settings';
import { startServer } from '../../../server/start';
import { freeAddress, listening } from './freeAddress';
import { bothSearches, type SearchRequest } from './bothSearches';

/**
 * The real server, with a clock that can be set and a control port beside it.
 * Prints one line of JSON when it is ready: a `ServerAddress`.
 */
const { TEST_NOW, TEST_STATEMENTS, PORT: _, ...environment } = process.env;

/** The system's clock, moved: it keeps ticking from the moment that was set. */
function movableClock(start: string | undefined) {
  let offsetMs = 0;
  const setNow = (now: string | null | undefined) => {
    offsetMs = now ? Date.parse(now) - Date.now() : 0;
  };
  setNow(start);
  const clock: Clock = { now: () => new Date(Date.now() + offsetMs) };
  return { clock, setNow };
}

/** Each statement once, but for those that tests have sent themselves. */
const texts = new Set<string>();
const ofTests = new Set<string>();
let statements = 0;
/** How often somebody has waited for the database: for one statement, or several sent together. */
let journeys = 0;
const underWay = new WeakMap<pg.Client, number>();
/** From the first one that begins so after that many, none reaches the database any more. */
let hold = { after: Infinity, at: '' };
let isHolding = false;
const held = new EventEmitter();

/** Counts everything that goes to the database, on either engine. */
function countStatements(): void {
  const query = pg.Client.prototype.query as (...parts: unknown[]) => unknown;
  const counting = function (this: pg.Client, ...parts: unknown[]): unknown {
    statements += 1;
    texts.add(textOf(parts[0]));
    isHolding ||= statements > hold.after && textOf(parts[0]).startsWith(hold.at);
    if (!isHolding) return countJourney(this, textOf(parts[0]), query.apply(this, parts));
    held.emit('statement');
    return new Promise(() => undefined);
  };
  pg.Client.prototype.query = counting as typeof pg.Client.prototype.query;
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text;
}

/** Those of the mail's relay are nobody's. */
function countJourney(client: pg.Client, text: string, answer: unknown): unknown {
  const waiting = underWay.get(client) ?? 0;
  if (waiting === 0 && !/\b(outbox|hotel_mails)\b/.test(text)) journeys += 1;
  underWay.set(client, waiting + 1);
  const back = () => underWay.set(client, (underWay.get(client) ?? 1) - 1);
  if (answer instanceof Promise) answer.then(back, back);
  else back();
  return answer;
}

/**
 * `POST /sql {text, params}` answers rows; `POST /clock {now}` moves the clock; `POST /statements`
 * answers how many statements there have been, `POST /journeys` in how many journeys; `POST /search {search, page, size}`
 * answers what the index and the database find, `POST /told {id, limit}` what they say beside; `POST /hold {after, at}` lets so many more through,
 * and all until one begins so; `POST /held` answers when one is held back.
 */
function controlServer(
  { db, changes }: Pick<Database, 'db' | 'changes'>,
  setNow: (now: string | null) => void,
): Server {
  const { search, told } = bothSearches({ db, clock, log, changes });
  const acts: Record<string, (body: never) => unknown> = {
    '/sql': async ({ text, params }: { text: string; params: unknown[] }) => {
      ofTests.add(text);
      return (await db.executeQuery(CompiledQuery.raw(text, params))).rows;
    },
    '/statements': () => statements,
    '/journeys': () => journeys,
    '/search': (request: SearchRequest) => search(request),
    '/told': (of: { id: number; limit: number }) => told(of),
    '/hold': ({ after, at }: typeof hold) => {
      hold = { after: statements + after, at };
      return {};
    },
    '/held': async () => {
      if (!isHolding) await once(held, 'statement');
      return {};
    },
    '/clock': ({ now }: { now: string | null }) => {
      setNow(now);
      return {};
    },
  };
  const answer = async (request: IncomingMessage) =>
    acts[request.url ?? '']?.((await json(request)) as never);
  return createServer((request, response) => {
    answer(request).then(
      (result) => response.end(JSON.stringify(result)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}

countStatements();
// Mails link to it, so it must be known before the start.
const url = await freeAddress();
const settings = {
  ...readSettings({ LOG_LEVEL: 'info', ...environment, PUBLIC_URL: url }),
  port: Number(new URL(url).port),
};
const log = logTo(2, settings.logLevel);
const { clock, setNow } = movableClock(TEST_NOW);
const server = await startServer({ settings, clock, log });
const controls = controlServer(server.database, setNow);

async function stop(): Promise<void> {
  controls.close();
  controls.closeAllConnections();
  await server.close();
  if (TEST_STATEMENTS) {
    const own = [...texts].filter((text) => !ofTests.has(text));
    await writeFile(path.join(TEST_STATEMENTS, `${process.pid}.json`), JSON.stringify(own));
  }
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
// The process that started this one is gone.
process.stdin.resume().once('end', () => void stop());

const { dataDir } = settings;
const address = {
  url,
  control: await listening(controls),
  dataDir,
  outbox: path.join(dataDir, 'outbox'),
};
console.log(JSON.stringify(address));
