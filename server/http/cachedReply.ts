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
  /** Headers of the request on which the answer depends. */
  vary: string;
  make: () => Promise<SharedAnswer>;
}

/** Sends an answer from the cache, or says that the caller's own copy is still right (304). */
export async function sendCached(
  { cache, request, reply }: { cache: ResponseCache; request: FastifyRequest; reply: FastifyReply },
  { key, vary, make }: Shared,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const { status, body, headers } = await cache.get(
    JSON.stringify([encoding, ...key]),
    async () => {
      const { status: made, type, text, shows } = await make();
      const { body: bytes, headers: coding } = compressed(text, encoding);
      const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
      return {
        status: made,
        body: bytes,
        shows,
        headers: { 'Content-Type': type, ...coding, etag },
      };
    },
  );
  void reply.header(
    'Vary',
    [reply.getHeader('Vary'), 'Accept-Encoding', vary].filter(Boolean).join(', '),
  );
  // Kept, and asked about each time: what has just been booked must not be offered.
  void reply.header('Cache-Control', 'no-cache');
  if (status !== 200) return reply.code(status).headers(withoutEtag(headers)).send(body);
  const { etag = '' } = headers;
  if (matches(request.headers['if-none-match'], etag)) {
    return reply.code(304).header('ETag', etag).send();
  }
  return reply.code(200).headers(headers).send(body);
}

function withoutEtag({ etag: _, ...headers }: Readonly<Record<string, string>>) {
  return headers;
}

function matches(asked: string | undefined, etag: string): boolean {
  const known = (asked ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
