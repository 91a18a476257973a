import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../http/errors';
import type { BucketAddress } from './bucketAddress';
import type { ImageStore } from './imageStore';
import { IMAGE_TYPE, KEPT_FOR_EVER } from './images';
import { serveBucket, type StoredFile } from './serveBucket';

/** However often it is tried again meanwhile. A page's other pictures wait behind one. */
const READ_MS = 3_000;
const WRITE_MS = 15_000;
const CONNECT_MS = 1_500;
const TRIES = 2;
/** How long a picture on its way may stand still, like any answer of the server. */
const SILENCE_MS = 20_000;

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

function clientOf({ endpoint, region, credentials }: BucketAddress): S3Client {
  // Slow visitors each hold a connection for as long as their picture takes.
  const agent = { maxSockets: Infinity };
  return new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    forcePathStyle: true,
    maxAttempts: TRIES,
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** Amazon says the second to those who may not list the bucket. */
const missing = new Set(['NoSuchKey', 'AccessDenied']);

function undefinedWhenMissing(error: Error): undefined {
  if (!missing.has(error.name)) throw error;
}
