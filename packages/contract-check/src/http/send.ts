import { request as plain, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';

export interface Raw {
  method: string;
  url: string;
  headers: Record<string, string>;
  content?: string | Buffer | undefined;
  /** Sends the body in pieces, without its length. */
  chunked?: boolean;
  /** Lets go of the connection once the request is on its way. */
  cutAfterMs?: number;
  /** Of an answer without an end, only the head is waited for. */
  headOnly?: boolean;
  /** From which address of this machine. */
  from?: string | undefined;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  bytes: Buffer;
}

const TIMEOUT_MS = 30_000;

/** By Node's own client: the other one neither sends bodies in pieces nor leaves a media type out. */
export function send(raw: Raw): Promise<RawAnswer> {
  const { method, url, content, chunked = false } = raw;
  const length =
    content === undefined || chunked
      ? {}
      : { 'Content-Length': String(Buffer.byteLength(content)) };
  return new Promise((resolve, reject) => {
    const begin = url.startsWith('https:') ? secure : plain;
    const headers = { ...raw.headers, ...length };
    const sent = begin(url, { method, headers, ...(raw.from && { localAddress: raw.from }) });
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
    sent.on('error', reject);
    sent.on('response', (answer) => {
      if (raw.headOnly) {
        resolve(toldIn(answer, Buffer.alloc(0)));
        return void answer.destroy();
      }
      read(answer).then(resolve, reject);
    });
    if (raw.cutAfterMs !== undefined) {
      sent.on('finish', () => setTimeout(() => sent.destroy(new Cut()), raw.cutAfterMs));
    }
    if (content !== undefined && chunked) {
      const bytes = Buffer.from(content);
      const half = Math.ceil(bytes.length / 2);
      sent.write(bytes.subarray(0, half));
      sent.end(bytes.subarray(half));
    } else sent.end(content);
  });
}

/** The connection was let go on purpose. */
export class Cut extends Error {}

async function read(answer: IncomingMessage): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return toldIn(answer, Buffer.concat(chunks));
}

function toldIn(answer: IncomingMessage, bytes: Buffer): RawAnswer {
  const status = answer.statusCode ?? 0;
  return { status, headers: headersOf(answer), text: bytes.toString('utf8'), bytes };
}

function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    headers.append(answer.rawHeaders[i] ?? '', answer.rawHeaders[i + 1] ?? '');
  }
  return headers;
}
