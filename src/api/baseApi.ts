import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type * as Answers from './answerValidation';
import type { RequestError } from './requestError';
import { apiUrl } from './environment';
import { tellUnauthorized, type SessionState } from './session';

const READ_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

declare global {
  /** The answer to a request that the page has sent before its program was there, once; see `server/render`. */
  var prefetched: ((request: RequestInfo) => Promise<Response> | undefined) | undefined;
}

const send = fetchBaseQuery({
  baseUrl: apiUrl || '/',
  fetchFn: (request) => globalThis.prefetched?.(request) ?? fetch(request),
  timeout: READ_TIMEOUT_MS,
  // Tables come as CSV, everything else as JSON.
  responseHandler: 'content-type',
  isJsonContentType: (headers) => /json/i.test(headers.get('Content-Type') ?? ''),
  prepareHeaders: (headers, { getState }) => {
    const { auth, language } = getState() as SessionState;
    if (auth.token) headers.set('Authorization', `Bearer ${auth.token}`);
    // The partner's pages are English whatever the visitor chose for the traveller's.
    headers.set('Accept-Language', document.documentElement.lang || language.language);
    return headers;
  },
});

/** The generated endpoints hand over plain objects; one that holds a file goes out as a form. */
function withForm(args: FetchArgs): FetchArgs {
  const fields = Object.entries((args.body as Record<string, unknown> | undefined) ?? {});
  const holdsFile = fields.some(([, value]) => [value].flat().some((v) => v instanceof Blob));
  if (!holdsFile) return args;
  const body = new FormData();
  for (const [name, value] of fields) {
    for (const part of [value].flat())
      body.append(name, part instanceof Blob ? part : String(part));
  }
  return { ...args, body, timeout: UPLOAD_TIMEOUT_MS };
}

/** An address of which nothing more is asked ends without a question mark, which would make it another one. */
function withoutEmptyQuery({ params = {}, ...args }: FetchArgs): FetchArgs {
  const asksMore = Object.values(params).some((value) => value !== undefined);
  return asksMore ? { ...args, params } : args;
}

/** The quiet question who is signed in, which interrupts nobody. */
const ASKS_WHO = /^get(CurrentUser|Me)$/;

type Meta = FetchBaseQueryMeta;

/** What answers are checked and explained with: it weighs nothing until something is asked for. */
let contract: typeof Answers | null = null;

async function fetchContract(): Promise<void> {
  contract ??= await import('./answerValidation').catch(() => null);
}

const baseQuery: BaseQueryFn<FetchArgs, unknown, RequestError, object, Meta> = async (
  args,
  api,
  extra,
) => {
  const request = withForm(withoutEmptyQuery(args));
  const isRead = !request.method;
  const key = JSON.stringify(request);
  const refused = isRead && (await contract?.turnOf(key));
  if (refused) return { error: refused };

  const { token } = (api.getState() as SessionState).auth;
  const [result] = await Promise.all([send(request, api, extra), fetchContract()]);
  const meta = result.meta && { meta: result.meta };
  const headers = result.meta?.response?.headers;
  const error = contract
    ? contract.errorOf(api.endpoint, result)
    : result.error && unexplained(result.error.status);
  // Nobody waits for what was broken off: it tells nothing of the server.
  if (isRead && !api.signal.aborted) contract?.ended(key, error, headers?.get('Retry-After'));
  if (!error) return { data: result.data, ...meta };
  if (api.endpoint !== 'login') {
    const { dispatch, endpoint } = api;
    tellUnauthorized(dispatch, error.status, token, !ASKS_WHO.test(endpoint), endpoint);
  }
  return { error, ...meta };
};

/** As when the network went before what explains it had come. */
function unexplained(status: number | string): RequestError {
  return {
    status: Number(status) || 0,
    code: status === 'TIMEOUT_ERROR' ? 'TIMEOUT' : 'NETWORK',
    message: null,
    fieldErrors: {},
    problem: {},
  };
}

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'CurrentUser',
    'Hotels',
    'Rooms',
    'Bookings',
    'Partner',
    'Notifications',
    'Admin',
    // What is told in the reader's language.
    'Words',
    'Priced',
    'Returned',
    'Watched',
    'Failed',
  ],
  endpoints: () => ({}),
});
