/** A bucket of an S3-compatible store, and who may write there. */
export interface BucketAddress {
  /** The store's address, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  /** Absent: those of the surroundings, such as a role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** What stores that know no regions take. */
const DEFAULT_REGION = 'us-east-1';

/**
 * Reads `https://key:secret@host/bucket?region=name`.
 *
 * @throws Error that says what is wrong without repeating any of it: there is a secret in it
 */
export function bucketAddress(text: string): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.hash) {
    throw new Error(
      'must be like https://key:secret@host/bucket?region=name, with key and secret percent-encoded',
    );
  }
  const credentials = credentialsOf(url);
  return {
    endpoint: url.origin,
    bucket: bucketOf(url),
    region: regionOf(url),
    ...(credentials && { credentials }),
  };
}

function bucketOf({ pathname }: URL): string {
  const bucket = /^\/([\w.-]{3,63})\/?$/.exec(pathname)?.[1];
  if (!bucket) throw new Error('must name one bucket after the host, and no folder in it');
  return bucket;
}

function regionOf({ searchParams }: URL): string {
  const { region = DEFAULT_REGION, ...others } = Object.fromEntries(searchParams);
  if (Object.keys(others).length > 0 || !/^[a-z0-9-]+$/.test(region)) {
    throw new Error('may have only ?region=name after the bucket');
  }
  return region;
}

function credentialsOf({ username, password }: URL): BucketAddress['credentials'] {
  if (!username && !password) return undefined;
  if (!username || !password) throw new Error('must have both key and secret, or neither');
  try {
    return {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    throw new Error('must have its key and secret percent-encoded');
  }
}
