import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Auditor } from '../audit/auditor';
import type { Clock } from '../clock';
import type { ConnectionUse, Db } from '../db/db';
import { mailFigures, type MailFigures } from '../mail/queries';
import type { OperatorDoor } from './operator';

interface Measured {
  db: Db;
  clock: Clock;
  auditor: Auditor;
  connections: () => ConnectionUse[];
}

/** What a Prometheus server collects; for whoever runs the product only. */
export function serveMetrics(
  app: FastifyInstance,
  { letOperatorIn, ...measured }: Measured & { letOperatorIn: OperatorDoor },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const gauge of [...mailGauges(measured), auditGauge(measured), connectionGauge(measured)]) {
    registry.registerMetric(gauge);
  }

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { onRequest: letOperatorIn }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** NaN while the database does not answer. */
function mailGauges({ db, clock }: Measured): Gauge[] {
  let asked: Promise<MailFigures | undefined> | undefined;
  // Both are collected together: the first asks for them.
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
  ];
}

/** Nothing until the audit has begun. */
function auditGauge({ auditor }: Measured): Gauge<'name'> {
  return new Gauge({
    name: 'broken_invariants',
    help: 'What is stored and must not be, by name, as the last round of the audit found it.',
    labelNames: ['name'],
    registers: [],
    collect() {
      for (const [name, count] of Object.entries(auditor.shown())) this.set({ name }, count);
    },
  });
}

function connectionGauge({ connections }: Measured): Gauge<'part' | 'state'> {
  return new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, open and idle, and requests that wait for one.',
    labelNames: ['part', 'state'],
    registers: [],
    collect() {
      for (const { part, ...use } of connections()) {
        for (const [state, count] of Object.entries(use)) this.set({ part, state }, count);
      }
    },
  });
}
