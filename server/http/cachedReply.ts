import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { compressed, encodingFor } from './compression';
import type { ResponseCache } from './responseCache';
import type { ShownHotels } from './shownHotels';

/** An answer that is the same for everybody, before it is compressed. */
export interface SharedAnswer {
  status: number;
  type: string;
  text: string;
  shows: ShownHotels;
}

interface Shared {
  /** Equal for equal answers. */
  key: readonly unknown[];
  /** Headers of the request on which the answer depends, beside the encoding. */
  vary?: string;
  make: () => Promise<SharedAnswer>;
}

interface Through {
  cache: ResponseCache;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends an answer from the cache, or says that the caller's own copy is still right (304). */
export async function sendCached(through: Through, shared: Shared): Promise<FastifyReply> {
  const { request, reply } = through;
  const { status, body, headers } = await cachedResponse(through, shared);
  // Kept, and asked about each time: what has just been booked must not be offered.
  void reply.header('Cache-Control', 'no-cache');
  if (status !== 200) return reply.code(status).headers(withoutEtag(headers)).send(body);
  const { etag = '' } = headers;
  if (matches(request.headers['if-none-match'], etag)) {
    return reply.code(304).header('ETag', etag).send();
  }
  return reply.code(200).headers(headers).send(body);
}

/** Sends one of which nobody but this server keeps a copy: who may ask for it has been looked at already. */
export async function sendPrivate(through: Through, shared: Shared): Promise<FastifyReply> {
  const { status, body, headers } = await cachedResponse(through, shared);
  return through.reply.code(status).headers(withoutEtag(headers)).send(body);
}

async function cachedResponse({ cache, request, reply }: Through, { key, vary, make }: Shared) {
  const encoding = encodingFor(request);
  const varies = [reply.getHeader('Vary'), 'Accept-Encoding', vary].filter(Boolean);
  void reply.header('Vary', varies.join(', '));
  return cache.get(JSON.stringify([encoding, ...key]), async () => {
    const { status, type, text, shows } = await make();
    const { body, headers: coding } = compressed(text, encoding);
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    return { status, body, shows, headers: { 'Content-Type': type, ...coding, etag } };
  });
}

function withoutEtag({ etag: _, ...headers }: Readonly<Record<string, string>>) {
  return headers;
}

function matches(asked: string | undefined, etag: string): boolean {
  const known = (asked ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
