import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { ChangeFeed } from '../db/changeFeed';
import type { Db } from '../db/db';
import { ANY_CHANGE, type HotelChange } from '../db/hotelChange';
import { oneAtATime } from '../db/oneAtATime';
import type { Account } from '../http/account';
import { ApiError } from '../http/errors';
import type { Settings } from '../settings';
import { eventText, idOf, opening, positionOf, silence } from './eventText';
import { changesMissed, hotelsOfOwners, MAX_MISSED, partnersWithTokens } from './queries';
import { openStream, type Stream } from './stream';

/** How soon changes of other servers are heard. */
const LISTEN_MS = 1_000;
/** Below the silence after which a connection is given up, here and at proxies. */
const SILENCE_MS = 15_000;

/** Owners who watch their hotels. */
export interface LiveStreams {
  /**
   * Tells an owner of every change at their hotels from now on, after those since `lastId`, if any.
   *
   * @throws ApiError 429 or 503 when there are as many as may be
   */
  open(account: Account, lastId: string | undefined): Promise<Readable>;
  /** Of this process: streams that are open, and events sent over all since the start. */
  figures(): { open: number; events: number };
  /** Ends all, and opens none any more. */
  close(): void;
}

interface Parts {
  db: Db;
  changes: ChangeFeed;
  settings: Pick<Settings, 'liveStreams'>;
  log: FastifyBaseLogger;
}

export function liveStreams({ db, changes, settings, log }: Parts): LiveStreams {
  const { liveStreams: limits } = settings;
  const streams = new Set<Stream>();
  let timers: NodeJS.Timeout[] = [];
  let lastId: string | undefined;
  let events = 0;
  let isClosed = false;

  changes.listen((change) => {
    if (streams.size === 0) return;
    const told = tell(change);
    if (change.what === null || change.what.kind === 'HOTEL') {
      // The owner of a new hotel is known only then.
      void lookAgain().then(() => tell(change, told));
    }
  });

  function tell(change: HotelChange, except: ReadonlySet<Stream> = new Set()): Set<Stream> {
    const concerned = [...streams].filter(
      (stream) => !except.has(stream) && concerns(stream, change),
    );
    const text = eventText(lastId, change);
    for (const stream of concerned) say(stream, text);
    return new Set(concerned);
  }

  function say(stream: Stream, text: string): void {
    events += 1;
    stream.say(text);
  }

  /** Ends what may not be told any more, and knows whose hotels are whose. */
  const lookAgain = oneAtATime(async () => {
    try {
      const watching = [...streams].filter(({ hotelIds }) => hotelIds);
      const ids = [...new Set(watching.map(({ account }) => account.id))];
      const { accounts, ...position } = await partnersWithTokens(db, ids);
      const hotels = await hotelsOfOwners(db, ids);
      await changes.catchUp();
      // Nobody's position grows old.
      if (streams.size > 0) lastId = idOf(position);
      const versions = new Map(accounts.map(({ id, tokenVersion }) => [id, tokenVersion]));
      for (const stream of watching) {
        const { id, tokenVersion } = stream.account;
        if (versions.get(id) !== tokenVersion) stream.end();
        stream.hotelIds = hotels.get(id);
      }
    } catch (error) {
      log.warn({ err: error }, 'who watches was not looked at');
    }
  });

  const listen = () => void changes.catchUp().catch(() => undefined);
  const keep = () => {
    for (const stream of streams) stream.say(silence(lastId));
    void lookAgain();
  };

  function add(stream: Stream): void {
    streams.add(stream);
    if (timers.length > 0) return;
    timers = [setInterval(listen, LISTEN_MS).unref(), setInterval(keep, SILENCE_MS).unref()];
  }

  function remove(stream: Stream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    for (const timer of timers) clearInterval(timer);
    timers = [];
    lastId = undefined;
  }

  function refuseTooMany({ id }: Account): void {
    if (isClosed || streams.size >= limits.ofServer) throw new ApiError('UNAVAILABLE');
    const own = [...streams].filter(({ account }) => account.id === id);
    if (own.length >= limits.ofAccount) throw new ApiError('TOO_MANY_STREAMS');
  }

  return {
    async open(account, last) {
      refuseTooMany(account);
      const stream = openStream(account, remove);
      add(stream);
      try {
        // What the feed has not read for long is any change: that was before.
        await changes.catchUp();
        const hotelIds = (await hotelsOfOwners(db, [account.id])).get(account.id)!;
        stream.hotelIds = hotelIds;
        const since = last ? positionOf(last) : undefined;
        const missed = await changesMissed(db, [...hotelIds], since);
        const { isKnown, changes: rows, ...position } = missed;
        lastId ??= idOf(position);
        stream.say(opening(idOf(position)));
        const isWhole = rows.length <= MAX_MISSED && (!last || (since && isKnown));
        const all = isWhole ? rows : [ANY_CHANGE];
        for (const change of all) say(stream, eventText(idOf(position), change));
        return stream.body;
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
    },
    figures: () => ({ open: streams.size, events }),
    close() {
      isClosed = true;
      for (const stream of streams) stream.end();
    },
  };
}

function concerns({ hotelIds }: Stream, { hotelId }: HotelChange): boolean {
  return hotelIds !== undefined && (hotelId === null || hotelIds.has(hotelId));
}
