import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../http/errors';
import type { BucketAddress } from './bucketAddress';
import { clientOf } from './bucketClient';
import type { ImageStore } from './imageStore';
import { IMAGE_TYPE, KEPT_FOR_EVER } from './images';
import { serveBucket, type StoredFile } from './serveBucket';

/** However often it is tried again meanwhile. A page's other pictures wait behind one. */
const READ_MS = 3_000;
const WRITE_MS = 15_000;

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Pictures in a bucket of an S3-compatible store, which nobody but the server has to reach. */
export function bucketStore(address: BucketAddress, log: Log): ImageStore {
  const client = clientOf(address);
  const at = (name: string) => ({ Bucket: address.bucket, Key: name });

  async function within<T>(
    ms: number,
    act: (options: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error(`no answer for ${ms} ms`)), ms);
    try {
      return await act({ abortSignal: patience.signal });
    } catch (error) {
      const why: unknown = patience.signal.aborted ? patience.signal.reason : error;
      const { name, message, $metadata } = why as Partial<S3ServiceException>;
      const reason = { name, message, status: $metadata?.httpStatusCode };
      log.error({ reason }, 'the bucket of pictures cannot be used');
      throw new ApiError('UNAVAILABLE', { why: 'imagesAway' });
    } finally {
      clearTimeout(timer);
    }
  }

  const open = (name: string) =>
    within(READ_MS, (options) =>
      client.send(new GetObjectCommand(at(name)), options).catch(undefinedWhenMissing),
    );

  /** What could not be removed while the bucket was away. */
  const leftBehind = new Set<string>();

  async function remove(name: string): Promise<void> {
    try {
      await within(READ_MS, (options) => client.send(new DeleteObjectCommand(at(name)), options));
    } catch (error) {
      leftBehind.add(name);
      throw error;
    }
  }

  async function removeLeftBehind(): Promise<void> {
    const names = [...leftBehind];
    leftBehind.clear();
    await Promise.allSettled(names.map(remove));
  }

  return {
    async put(name, data) {
      const file = { Body: data, ContentType: IMAGE_TYPE, CacheControl: KEPT_FOR_EVER };
      await within(WRITE_MS, (options) =>
        client.send(new PutObjectCommand({ ...at(name), ...file }), options),
      );
      await removeLeftBehind();
    },

    remove,

    async serve(app) {
      serveBucket(app, async (name) => (await open(name)) as StoredFile | undefined);
      app.addHook('onClose', async () => client.destroy());
      // A wrong address shows in the log at once; the site goes on without its pictures.
      void open('any').catch(() => undefined);
    },
  };
}

/** Amazon says the second to those who may not list the bucket. */
const missing = new Set(['NoSuchKey', 'AccessDenied']);

function undefinedWhenMissing(error: Error): undefined {
  if (!missing.has(error.name)) throw error;
}
