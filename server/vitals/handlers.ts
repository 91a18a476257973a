import type { FastifyInstance } from 'fastify';

export const VITALS_PATH = '/vitals';

/** What one process writes down a minute: more reports would say nothing new, only fill the log. */
const MAX_A_MINUTE = 300;
const MINUTE_MS = 60_000;
const BODY_LIMIT_BYTES = 2048;

const milliseconds = { type: 'number', minimum: 0, maximum: 600_000 };

/** Closed, and without a place for an id, a name or a query: nothing here tells who it was. */
const report = {
  type: 'object',
  additionalProperties: false,
  required: ['page'],
  properties: {
    page: { type: 'string', pattern: '^/([a-z-]{1,40}|:id)?(/([a-z-]{1,40}|:id)){0,4}$' },
    largestPaint: milliseconds,
    slowestResponse: milliseconds,
    layoutShift: { type: 'number', minimum: 0, maximum: 1000 },
    firstByte: milliseconds,
  },
};

/** Takes what browsers measured of the site's speed and writes it to the log. */
export function serveVitals(app: FastifyInstance): void {
  let minute = 0;
  let written = 0;
  const isWorthWriting = (): boolean => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) [minute, written] = [now, 0];
    written += 1;
    return written <= MAX_A_MINUTE;
  };
  app.post(
    VITALS_PATH,
    { bodyLimit: BODY_LIMIT_BYTES, schema: { body: report } },
    async (request, reply) => {
      if (isWorthWriting()) request.log.info({ vitals: request.body }, 'web vitals');
      return reply.code(204).send();
    },
  );
}
