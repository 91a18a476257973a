import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry, type Metric } from 'prom-client';
import type { OperatorDoor } from '../operator';
import { databaseMetrics } from './database';
import { liveMetrics } from './live';
import { mailMetrics } from './mail';
import { requestMetrics } from './requests';
import type { MetricSources } from './sources';
import { auditMetrics } from './audit';
import { lostRaceMetric } from './bookings';
import { searchMetric } from './search';
import { stateMetrics } from './state';

/** What a Prometheus server collects; for whoever runs the product only. */
export function serveMetrics(
  app: FastifyInstance,
  { letOperatorIn, ...measured }: MetricSources & { letOperatorIn: OperatorDoor },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = [
    ...requestMetrics(app),
    ...databaseMetrics(measured),
    ...stateMetrics(measured),
    ...mailMetrics(measured),
    ...liveMetrics(measured),
    lostRaceMetric(),
    ...auditMetrics(measured),
    searchMetric(measured),
  ] as Metric[];
  for (const metric of metrics) registry.registerMetric(metric);

  app.get('/metrics', { onRequest: letOperatorIn }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
