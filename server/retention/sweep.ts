import type { Services } from '../services';
import { deleteReadChanges } from '../db/changeFeed';
import { deleteEnded } from '../rateLimits/queries';

const EVERY_MS = 10 * 60_000;

/** Deletes counters that are over and changes that are known, now and every ten minutes; the answer ends that. */
export function startSweeping({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const sweep = async () => {
    try {
      await deleteEnded(db, clock.now());
      await deleteReadChanges(db);
    } catch (error) {
      log.warn({ err: error }, 'what is over was not deleted');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
