import type { Services } from '../services';
import { deleteEnded } from './queries';

const EVERY_MS = 10 * 60_000;

/** Deletes counters that are over, now and every ten minutes; the answer ends that. */
export function startSweeping({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const sweep = async () => {
    try {
      await deleteEnded(db, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'old tries were not deleted');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
