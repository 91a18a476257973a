import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import type { BucketAddress } from './bucketAddress';
import { clientOf } from './bucketClient';
import type { RecordStore } from './recordStore';

/** However often it is tried again meanwhile. */
const PATIENCE_MS = 5_000;

/** Records as empty objects whose keys begin with that folder. */
export function bucketRecords(address: BucketAddress, folder: string): RecordStore {
  const client = clientOf(address);
  const prefix = `${folder}/`;
  const at = (name: string) => ({ Bucket: address.bucket, Key: prefix + name });
  const patience = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    async add(name) {
      await client.send(new PutObjectCommand({ ...at(name), ContentLength: 0 }), patience());
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)), patience());
    },

    // A bucket has no folders.
    tidy: async () => undefined,

    async names() {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const part: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({
            Bucket: address.bucket,
            Prefix: prefix,
            ContinuationToken: after,
          }),
          patience(),
        );
        names.push(...(part.Contents ?? []).flatMap(({ Key = '' }) => Key.slice(prefix.length)));
        after = part.NextContinuationToken;
      } while (after !== undefined);
      return names;
    },

    close: () => client.destroy(),
  };
}
