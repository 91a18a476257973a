import { setImmediate as endOfTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { ANY_CHANGE, type HotelChange } from './hotelChange';
import { oneAtATime } from './oneAtATime';

type Listener = (change: HotelChange) => void;

/** What changed of what travellers and owners see of hotels, on all servers. */
export interface ChangeFeed {
  /** Tells it of each change from now on. */
  listen(listener: Listener): void;
  /** Resolves when all listeners have been told of every change committed before the call. */
  catchUp(): Promise<void>;
}

interface ChangeRow extends HotelChange {
  id: number;
}

/** Below the age at which rows are deleted. */
const MAX_SILENCE_MS = 60_000;
const KEPT_MINUTES = 10;

/**
 * Reads `hotel_changes` whenever somebody has to be sure: one statement serves all who ask at the same
 * time. A row is found by its transaction, not by its number: those with lower numbers may end later.
 */
export function changeFeed(db: Kysely<unknown>): ChangeFeed {
  const { listen, tell } = listenersOf();
  let oldestOpen: string | null = null;
  let told = new Set<number>();
  let readAt = -Infinity;

  const read = async () => {
    const startedAt = performance.now();
    const { oldest, rows } = await changesSince(db, oldestOpen);
    const missed = oldestOpen === null || startedAt - readAt > MAX_SILENCE_MS;
    const wentBack = BigInt(oldest) < BigInt(oldestOpen ?? 0);
    if (missed || wentBack) tell(ANY_CHANGE);
    for (const { id, ...change } of rows) if (!told.has(id)) tell(change);
    told = new Set(rows.map(({ id }) => id));
    oldestOpen = oldest;
    readAt = startedAt;
  };
  // The one on its way may have looked before the caller's change was committed.
  return { listen, catchUp: togetherWithOthers(oneAtATime(read)) };
}

/** Begins for all whose requests came in one turn of the event loop: the first would have a statement alone. */
function togetherWithOthers(run: () => Promise<void>): () => Promise<void> {
  let gathering: Promise<void> | undefined;
  return () => {
    gathering ??= endOfTurn().then(() => {
      gathering = undefined;
      return run();
    });
    return gathering;
  };
}

/**
 * Of a process that makes all changes itself, over one session: each is told as soon as its commit is
 * answered, before the session does anything else. So there is nothing to be read, and nobody waits.
 */
export function ownChangeFeed(): ChangeFeed & { tell: Listener } {
  return { ...listenersOf(), catchUp: async () => undefined };
}

function listenersOf() {
  const listeners: Listener[] = [];
  return {
    listen: (listener: Listener) => void listeners.push(listener),
    tell: (change: HotelChange) => listeners.forEach((listener) => listener(change)),
  };
}

/** What has been committed by transactions that were open then, or are newer; on null, that are open. */
async function changesSince(db: Kysely<unknown>, oldestOpen: string | null) {
  const { rows } = await sql<{ oldest: string; rows: ChangeRow[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, coalesce((
      select json_agg(json_build_object(
        'id', c.id, 'hotelId', c.hotel_id, 'what', c.what, 'isShown', c.shown) order by c.id)
      from hotel_changes c
      where c.transaction_id >= coalesce(${oldestOpen}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
    ), '[]') as rows`.execute(db);
  return rows[0]!;
}

/** Deletes what every server has long read. */
export async function deleteReadChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from hotel_changes
    where changed_at < now() - ${KEPT_MINUTES}::int * interval '1 minute'`.execute(db);
}
