import type { BothFound, BothTold, SearchRequest, ToldRequest } from './bothSearches';

/** Where a started test server is reached: what it prints when it is ready. */
export interface ServerAddress {
  url: string;
  control: string;
  dataDir: string;
  outbox: string;
}

/** What a test may do behind the server's back. */
export interface ServerControl {
  /** Runs one statement with `$1` parameters and answers its rows. */
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
  /**
   * Moves the server's clock to an ISO moment from which it keeps ticking; null is the real time.
   * Only for a server of the test's own: the shared one has other guests.
   */
  setNow(now: string | null): Promise<void>;
  /** How many statements the database has been sent since the start. */
  statements(): Promise<number>;
  /** In how many journeys these went: some are sent together. */
  journeys(): Promise<number>;
  /** What the search index and the database's own search find. */
  search(request: SearchRequest): Promise<BothFound>;
  /** What both say of the hotels similar to one, so many of them, and of how many a destination has. */
  told(of: ToldRequest): Promise<BothTold>;
  /** Lets so many more reach the database, and then those before the first that begins with `at`. */
  holdAfter(statements: number, at?: string): Promise<void>;
  /** Resolves when a statement is held. */
  held(): Promise<void>;
}

/** The control port of a server, reachable from any process of the run. */
export function serverControl({ control }: Pick<ServerAddress, 'control'>): ServerControl {
  return {
    async sql<Row>(text: string, params: unknown[] = []) {
      return (await post(`${control}/sql`, { text, params })) as Row[];
    },
    async setNow(now) {
      await post(`${control}/clock`, { now });
    },
    async statements() {
      return (await post(`${control}/statements`, {})) as number;
    },
    async journeys() {
      return (await post(`${control}/journeys`, {})) as number;
    },
    async search(request) {
      return (await post(`${control}/search`, request)) as BothFound;
    },
    async told(of) {
      return (await post(`${control}/told`, of)) as BothTold;
    },
    async holdAfter(after, at = '') {
      await post(`${control}/hold`, { after, at });
    },
    async held() {
      await post(`${control}/held`, {});
    },
  };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** The server that the whole run shares: its address, and its control port for data only. */
export function sharedServer(): ServerAddress & Pick<ServerControl, 'sql'> {
  const published = process.env.TEST_SERVER;
  if (!published) throw new Error('No shared server: was globalSetup run?');
  const address = JSON.parse(published) as ServerAddress;
  return { ...address, sql: serverControl(address).sql };
}
