import { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from './bucketAddress';

const CONNECT_MS = 1_500;
const TRIES = 2;
/** How long a picture on its way may stand still, like any answer of the server. */
const SILENCE_MS = 20_000;

export function clientOf({ endpoint, region, credentials }: BucketAddress): S3Client {
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
