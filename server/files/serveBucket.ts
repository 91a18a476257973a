import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { notFound } from '../http/errors';
import { IMAGE_PREFIX, IMAGE_TYPE, isImageFileName, KEPT_FOR_EVER } from './images';

/** A file of the bucket, on its way. */
export interface StoredFile {
  Body: Readable;
  ContentLength?: number;
  ETag?: string;
  LastModified?: Date;
}

/** Passes pictures on from the bucket, under the addresses and headers that they have in a folder. */
export function serveBucket(
  app: FastifyInstance,
  open: (name: string) => Promise<StoredFile | undefined>,
): void {
  app.get<{ Params: { '*': string } }>(`${IMAGE_PREFIX}*`, async (request, reply) => {
    const name = request.params['*'];
    const file = isImageFileName(name) ? await open(name) : undefined;
    if (!file) throw notFound();
    const { Body, ContentLength, ETag, LastModified } = file;
    reply.header('Cache-Control', KEPT_FOR_EVER);
    if (ETag) reply.header('ETag', ETag);
    if (LastModified) reply.header('Last-Modified', LastModified.toUTCString());
    if (ETag && request.headers['if-none-match']?.includes(ETag)) {
      Body.destroy();
      return reply.code(304).send();
    }
    if (ContentLength !== undefined) reply.header('Content-Length', ContentLength);
    return reply.type(IMAGE_TYPE).send(Body);
  });
}
