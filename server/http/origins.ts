import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** What a client reads besides the body; scripts of another origin see only what is named. */
const READ_HEADERS = ['Retry-After', 'X-Request-Id', 'Content-Disposition', 'ETag', 'Allow'];
const PREFLIGHT_SECONDS = 600;

/** Lets clients that are served from these origins call, on every address and whatever the answer is. */
export async function letOriginsIn(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    // Always a list: a single name would be sent to everybody.
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: READ_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
    // An OPTIONS that asks for nothing is answered like any method that an address does not take.
    strictPreflight: false,
  });
}
