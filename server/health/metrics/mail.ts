import { Counter, Gauge, type Metric } from 'prom-client';
import { mailFigures, type MailFigures } from '../../mail/queries';
import type { MetricSources } from './sources';

/** NaN while the database does not answer. */
export function mailMetrics({ db, clock, mailsGivenUp }: MetricSources): Metric[] {
  let asked: Promise<MailFigures | undefined> | undefined;
  // All are collected together: the first asks for them.
  const figures = () => {
    asked ??= mailFigures(db, clock.now()).catch(() => undefined);
    setImmediate(() => (asked = undefined));
    return asked;
  };
  const gauge = (name: string, help: string, of: keyof MailFigures) =>
    new Gauge({
      ...{ name, help, registers: [] },
      async collect() {
        this.set((await figures())?.[of] ?? NaN);
      },
    });
  return [
    gauge('mails_waiting', 'Mails in the outbox that have not been sent.', 'waiting'),
    gauge('mails_oldest_seconds', 'For how long the oldest of them has waited.', 'oldestSeconds'),
    new Counter({
      name: 'mails_given_up_total',
      help: 'Mails that nobody took in five days, as far as this process gave them up.',
      registers: [],
      collect() {
        this.reset();
        this.inc(mailsGivenUp());
      },
    }),
  ];
}
