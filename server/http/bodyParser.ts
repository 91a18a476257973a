import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalid } from './errors';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes JSON in UTF-8 the one way that a body arrives: any other media type or charset is refused. A
 * mark of the byte order in front is tolerated, as some editors write one.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!isUtf8(request)) throw new ApiError('UNSUPPORTED_TYPE');
      return body.length === 0 ? undefined : parsedJson(textOf(body));
    },
  );
}

/** @throws ApiError 422 */
export function parsedJson(text: string): unknown {
  try {
    // Composed, as texts are measured and stored: some devices write a letter and its accent apart.
    return JSON.parse(text.normalize('NFC')) as unknown;
  } catch {
    throw invalid({ body: 'format' });
  }
}

function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw invalid({ body: 'format' });
  }
}

/** JSON has no other encoding (RFC 8259). */
function isUtf8({ headers }: FastifyRequest): boolean {
  const charsets = (headers['content-type'] ?? '').matchAll(/;\s*charset\s*=\s*"?([^\s";]*)/gi);
  return [...charsets].every(([, charset = '']) => /^utf-?8$/i.test(charset));
}

/** Whether the request comes without a body, by what HTTP says of it. */
export function hasNoBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}
