import { setTimeout as sleep } from 'node:timers/promises';
import { UNDO_SECONDS } from '../../domain/bookings/bookingStatus';
import { addDays, vietnamToday } from '../../domain/stays/stay';
import type { Services } from '../services';
import { deleteReadChanges } from '../db/changeFeed';
import { removeImageFiles } from '../files/imageFiles';
import type { StoredImage } from '../files/images';
import type { ImageStore } from '../files/imageStore';
import { deleteEnded } from '../rateLimits/queries';
import type { Retention } from '../settings';
import {
  changeOver,
  changesBefore,
  guestsBefore,
  keysBefore,
  mailsBefore,
  nightsBefore,
  notificationsBefore,
  occupantsBefore,
  picturesOfDeleted,
  saidOfGuestsBefore,
  seasonsBefore,
  signUpsBefore,
  tokensEnded,
  typeNightsBefore,
  type Over,
} from './queries';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFTEN_MS = 10 * MINUTE_MS;
/** Between two parts of a table, for whoever waits. */
const PAUSE_MS = 50;

type Parts = Pick<Services, 'db' | 'clock' | 'log'> & {
  retention: Retention;
  images: Pick<ImageStore, 'remove'>;
};

/**
 * Deletes counters that are over, changes that are known and guests' names that the desk has taken back or let stand, now
 * and every ten minutes, and what has been kept for as long as the operator wants it, with pictures of what is deleted, now and every day. The
 * answer ends that.
 */
export function startSweeping(parts: Parts): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => sleep(PAUSE_MS, undefined, { ref: false, signal });
  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => {
      if (!signal.aborted) parts.log.warn({ err: error }, 'what is over was not deleted');
    });
  };
  const timers = [
    repeated(OFTEN_MS, () => attempt(() => sweepShortLived(parts, pause))),
    repeated(DAY_MS, () => attempt(() => sweepKept(parts, pause))),
  ];
  return () => {
    stopping.abort();
    timers.forEach(clearInterval);
  };
}

function repeated(everyMs: number, act: () => void): NodeJS.Timeout {
  act();
  return setInterval(act, everyMs).unref();
}

async function sweepShortLived({ db, clock }: Parts, pause: () => Promise<void>): Promise<void> {
  const now = clock.now();
  await deleteEnded(db, now);
  await deleteReadChanges(db);
  const undoneUntil = new Date(now.getTime() - UNDO_SECONDS * 1000);
  await changeOver(db, saidOfGuestsBefore(undoneUntil), pause);
}

/**
 * Deletes what has been kept for long enough, with a pause between two parts of a table.
 *
 * @throws AggregateError with what failed, when all the others are deleted
 */
export async function sweepKept(
  { db, clock, retention, images }: Omit<Parts, 'log'>,
  pause: () => Promise<void>,
): Promise<void> {
  const removeFiles = async (gone: StoredImage[]) => {
    for (const image of gone) await removeImageFiles(images, [image]);
  };
  const works = [
    ...keptSince(clock.now(), retention).map((over) => () => changeOver(db, over, pause)),
    ...picturesOfDeleted.map((over) => () => changeOver(db, over, pause, removeFiles)),
  ];
  const failures: unknown[] = [];
  for (const work of works) {
    await work().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures);
}

function keptSince(now: Date, retention: Retention): Over[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const dayBefore = (days: number) => addDays(vietnamToday(now), -days);
  const { guestDays } = retention;
  const lastNight = dayBefore(retention.nightDays);
  return [
    tokensEnded(now),
    mailsBefore(before(retention.mailDays)),
    changesBefore(before(1)),
    keysBefore(before(retention.requestKeyDays)),
    notificationsBefore(before(retention.notificationDays)),
    signUpsBefore(before(retention.signUpDays)),
    nightsBefore(lastNight),
    typeNightsBefore(lastNight),
    seasonsBefore(lastNight),
    ...(guestDays === undefined
      ? []
      : [occupantsBefore(dayBefore(guestDays)), guestsBefore(dayBefore(guestDays))]),
  ];
}
