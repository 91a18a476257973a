import { oneAtATime } from '../db/oneAtATime';
import type { Rates } from '../../domain/money/money';
import type { Services } from '../services';
import type { Contradictions } from './hotel.queries';
import { auditRound, type Finding } from './round';

/** Awaited after each part of a round, with how many there have been. */
type Pace = (parts: number) => Promise<void> | void;

export interface Auditor {
  /** Looks at everything once. @returns how often each thing is that must never be */
  audit(pace?: Pace): Promise<Contradictions>;
  /** The same in one go, for whoever waits for it: one round at a time, however many ask. */
  auditNow(): Promise<Contradictions>;
  /** The last round's; where the one on its way has found more already, so much. */
  shown(): Contradictions;
  /** When a round last ended in this process. */
  endedAt(): Date | undefined;
}

type Parts = Pick<Services, 'db' | 'clock' | 'log'> & { settings: { rates: Rates } };

/** Where it finds a contradiction, the log says so at once. */
export function auditor({ db, clock, log, settings }: Parts): Auditor {
  let last: Contradictions = {};
  let current: Contradictions = {};
  let endedAt: Date | undefined;

  const tell = ({ of, contradictions }: Finding) => {
    const broken = Object.entries(contradictions).filter(([, count]) => count > 0);
    if (broken.length === 0) return;
    log.error({ ...of, ...Object.fromEntries(broken) }, 'stored data contradict each other');
  };

  const audit = async (pace: Pace = () => undefined) => {
    let found: Contradictions = {};
    let parts = 0;
    const termsNow = () => ({ now: clock.now(), rates: settings.rates });
    for await (const finding of auditRound(db, termsNow)) {
      tell(finding);
      found = joined(found, finding.contradictions, (a, b) => a + b);
      current = found;
      await pace((parts += 1));
    }
    last = found;
    endedAt = clock.now();
    current = {};
    return found;
  };

  return {
    audit,
    auditNow: oneAtATime(audit),
    shown: () => joined(last, current, Math.max),
    endedAt: () => endedAt,
  };
}

function joined(
  a: Contradictions,
  b: Contradictions,
  join: (a: number, b: number) => number,
): Contradictions {
  const both = Object.entries(b).map(([name, count]) => [name, join(a[name] ?? 0, count)] as const);
  return { ...a, ...Object.fromEntries(both) };
}
