import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { joinMails } from './content';
import { collector } from './collector';
import { claimMails, giveUpMails, markFailed, markSent, type WaitingMail } from './queries';
import type { Transport } from './transport';

const SECOND_MS = 1_000;
const LOOK_EVERY_MS = 30 * SECOND_MS;
const FIRST_RETRY_MS = 30 * SECOND_MS;
const LAST_RETRY_MS = 3600 * SECOND_MS;
/** Longer than the transport's own limits, so that no second process sends the same mail. */
const LEASE_MS = 300 * SECOND_MS;
/** Batches on their way at once: a slow post office must not hold up links that people wait for. */
const AT_ONCE = 4;
/** Mails, or topics with several, that are claimed in one statement and noted in another. */
const BATCH = 5;
const GIVE_UP_MS = 5 * 24 * 3600 * SECOND_MS;
const STOP_MS = 5 * SECOND_MS;
const MAX_ERROR_LENGTH = 500;

export interface Relay {
  /** A mail waits: it is sent at once instead of at the next look. */
  wake(): void;
  /** How many mails this process has given up. */
  givenUp(): number;
  /** Resolves when the mails in hand are done, or after five seconds; then nothing more is sent. */
  stop(): Promise<void>;
}

interface Parts {
  db: Db;
  clock: Clock;
  transport: Transport;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Carries the outbox's mails away, each at least once: a mail whose delivery was cut short by a crash
 * goes out again. A refused one is tried again after 30 s, then twice as long each time up to an hour.
 */
export function startRelay(parts: Parts): Relay {
  let stopped = false;
  let woken = false;
  let round: Promise<void> | undefined;
  let givenUp = 0;
  let lookedForOld = -Infinity;
  const hotelMails = collector(parts);

  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  wake();
  return { wake, stop, givenUp: () => givenUp };

  function wake(): void {
    woken = true;
    if (stopped || round) return;
    round = carryAll().finally(() => {
      round = undefined;
      // A mail may have been queued after the last look of this round.
      if (woken) wake();
    });
  }

  async function carryAll(): Promise<void> {
    woken = false;
    try {
      await giveUpNowAndThen();
      await carryBatches(AT_ONCE);
      await hotelMails.forget();
    } catch (error) {
      if (!stopped) parts.log.error({ err: error }, 'the outbox could not be read');
    }
  }

  /** Not before every mail: whoever waits for one would wait for this. */
  async function giveUpNowAndThen(): Promise<void> {
    const now = parts.clock.now().getTime();
    if (Math.abs(now - lookedForOld) < LOOK_EVERY_MS) return;
    lookedForOld = now;
    givenUp += await giveUpOld(parts);
  }

  /** A batch after the other; a full one lets others begin beside it. */
  async function carryBatches(atOnce: number): Promise<void> {
    while (!stopped) {
      await hotelMails.collect();
      const batch = await nextBatch(parts);
      if (batch.length === 0) return;
      const others = batch.length >= BATCH && atOnce > 1 ? carryBatches(atOnce - 1) : undefined;
      // Awaited together: a failure of the others that nobody awaits yet would end the server.
      await Promise.all([carryBatch(parts, batch), hotelMails.forget(), others]);
    }
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await Promise.race([round, sleep(STOP_MS, undefined, { ref: false })]);
  }
}

/** What nobody took for five days is of no use any more; returns how many mails that were. */
async function giveUpOld({ db, clock, log }: Parts): Promise<number> {
  const now = clock.now();
  const mails = await giveUpMails(db, { writtenBefore: later(now, -GIVE_UP_MS), now });
  if (mails > 0) log.error({ mails }, 'mails were given up');
  return mails;
}

/** Mails that are due, those of a topic together. */
async function nextBatch({ db, clock }: Parts): Promise<WaitingMail[][]> {
  const now = clock.now();
  const mails = await claimMails(db, { now, leaseUntil: later(now, LEASE_MS), most: BATCH });
  const topics = new Map<unknown, WaitingMail[]>();
  for (const mail of mails) {
    const key = mail.topic ?? mail.id;
    topics.set(key, [...(topics.get(key) ?? []), mail]);
  }
  return [...topics.values()];
}

/** Tries all of them at the same time, and notes in one statement which are sent. */
async function carryBatch(parts: Parts, batch: readonly WaitingMail[][]): Promise<void> {
  const outcomes = await Promise.all(
    batch.map(async (mails) => ({ mails, error: await errorOf(deliver(parts, mails)) })),
  );
  const sent = outcomes.filter(({ error }) => error === undefined).flatMap(({ mails }) => mails);
  if (sent.length > 0) await markSent(parts.db, sent, parts.clock.now());
  for (const { mails, error } of outcomes) {
    if (error !== undefined) await putOff(parts, mails, error);
  }
}

/** With what is told in the same mail. */
async function deliver({ transport }: Parts, mails: readonly WaitingMail[]): Promise<void> {
  await transport.deliver({
    ...mails[0]!,
    ...(mails.length > 1 && joinMails(mails)),
    calendars: lastCalendars(mails),
  });
}

async function putOff({ db, clock, log }: Parts, mails: readonly WaitingMail[], error: string) {
  const { id, attempts } = mails[0]!;
  const nextAttemptAt = later(clock.now(), pauseAfter({ attempts }));
  log.warn({ mail: id, attempts, error, nextAttemptAt }, 'a mail was not sent');
  await markFailed(db, mails, { error, nextAttemptAt });
}

/** The files that go along: of each entry the last, since the one before is overtaken. */
function lastCalendars(mails: readonly WaitingMail[]): string[] {
  const files = mails.flatMap(({ calendar }) => calendar ?? []);
  return [...new Map(files.map((file) => [/^UID:.*$/m.exec(file)?.[0], file])).values()];
}

async function errorOf(delivery: Promise<void>): Promise<string | undefined> {
  try {
    await delivery;
    return undefined;
  } catch (thrown) {
    const text = thrown instanceof Error ? thrown.message : String(thrown);
    return text.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
  }
}

function pauseAfter({ attempts }: Pick<WaitingMail, 'attempts'>): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
