import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Auditor } from '../audit/auditor';
import type { Db } from '../db/db';
import { mailsWaiting } from '../mail/queries';
import type { OperatorDoor } from './operator';

interface Measured {
  db: Db;
  auditor: Auditor;
  letOperatorIn: OperatorDoor;
}

/** What a Prometheus server collects; for whoever runs the product only. */
export function serveMetrics(app: FastifyInstance, { db, auditor, letOperatorIn }: Measured): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  registry.registerMetric(mailGauge(db));
  registry.registerMetric(faultGauge(auditor));

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { onRequest: letOperatorIn }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function mailGauge(db: Db) {
  return new Gauge({
    name: 'mails_waiting',
    help: 'Mails in the outbox that have not been sent; NaN while the database does not answer.',
    registers: [],
    async collect() {
      this.set(await mailsWaiting(db).catch(() => NaN));
    },
  });
}

/** Nothing until the audit has begun. */
function faultGauge(auditor: Auditor) {
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
