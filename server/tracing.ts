import { FastifyOtelInstrumentation } from '@fastify/otel';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyPluginCallback } from 'fastify';
import type { StatementListener } from './db/statementLog';

const SERVICE = 'nghi-dau';
/** A collector that is away keeps neither a stop waiting nor much memory. */
const EXPORT_MS = 2_000;

export interface Tracing {
  /** A span for each request, in the trace that its `traceparent` names. */
  requests: FastifyPluginCallback;
  /** A span for each statement, within its request's. */
  onStatement: StatementListener;
  close(): Promise<void>;
}

/**
 * Sends traces to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names; OpenTelemetry's other
 * variables count too. As in the log, nothing is said of addresses, values and rows.
 */
export function startTracing(): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: EXPORT_MS }), {
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  });
  provider.register();
  return {
    requests: requestSpans(),
    onStatement: statementSpan,
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function requestSpans(): FastifyPluginCallback {
  return new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    // Of a row that the database refused it would repeat the values.
    recordExceptions: false,
    requestHook: (span, { method, routeOptions, id }) => {
      const route = routeOptions.url ?? 'none';
      span.updateName(`${method} ${route}`);
      // Not the address: it may hold a token.
      span.setAttributes({ 'url.path': route, 'request.id': id });
    },
  }).plugin();
}

/** It is known only when it is answered. */
const statementSpan: StatementListener = ({ summary, text, ms, error }) => {
  // What the server does by the clock is nobody's request.
  if (!trace.getActiveSpan()) return;
  const now = Date.now();
  const span = trace.getTracer(SERVICE).startSpan(summary, {
    kind: SpanKind.CLIENT,
    startTime: now - ms,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.query.text': text,
    },
  });
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(now);
};
