import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request to an S3 store is signed with the secret (AWS Signature Version 4): what the
 * store of the tests leaves unchecked.
 */
export function isSigned(request: IncomingMessage, secret: string): boolean {
  const [, day = '', region = '', names = '', signature] =
    /Credential=[^/]+\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const asked = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(asked).digest('hex');
  const signed = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, digest].join('\n');
  const hmac = (key: Buffer | string, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, signed).toString('hex') === signature;
}
