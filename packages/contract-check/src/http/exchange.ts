import type { Exchange } from '../findings';
import type { Json } from '../json';

/** By which a spreadsheet knows UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export interface Call {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | string[]>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** In place of a body: what is sent, as it is. */
  content?: string | Buffer | undefined;
  type?: string | undefined;
  chunked?: boolean;
  cutAfterMs?: number;
  /** This is about 429 itself: it is answered, not waited for. */
  isAboutLimits?: boolean;
  /** From which address of this machine. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Json | undefined;
  text: string;
  code: string;
  exchange: Exchange;
  /** The language that was asked for. */
  acceptLanguage?: string | undefined;
}

/** What is told, in whichever way the server escapes letters and slashes in its JSON. */
export function toldIn({ body, text }: Pick<Answer, 'body' | 'text'>): string {
  return body === undefined ? text : JSON.stringify(body).replaceAll('\\n', '\n');
}
