import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, Histogram, type Metric } from 'prom-client';

/** Requests as they are answered, and what was said to those that were refused. */
export function requestMetrics(app: FastifyInstance): Metric[] {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [],
  });
  const problems = new Counter({
    name: 'http_problems_total',
    help: 'Requests that were refused or failed, by route and the code that the contract gives it.',
    labelNames: ['method', 'route', 'code'],
    registers: [],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    // How long somebody watched is not how long they waited.
    if (!isStream(reply))
      requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.problemCode) problems.inc({ method, route, code: reply.problemCode });
  });
  return [requests, problems] as Metric[];
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('Content-Type')).startsWith('text/event-stream');
}
