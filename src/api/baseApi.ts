import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from './apiError';
import { apiUrl } from './environment';
import { sessionEnded, type SessionState } from './session';

const READ_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

const send = fetchBaseQuery({
  baseUrl: apiUrl || '/',
  timeout: READ_TIMEOUT_MS,
  // Tables come as CSV, everything else as JSON.
  responseHandler: 'content-type',
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

const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const hadToken = (api.getState() as SessionState).auth.token !== null;
  const result = await send(typeof args === 'string' ? args : withForm(args), api, extra);
  if (!result.error) return { data: result.data, ...(result.meta && { meta: result.meta }) };
  const error = toApiError(result.error);
  if (error.status === 401 && hadToken && api.endpoint !== 'login') {
    const quiet = api.endpoint === 'getCurrentUser' || api.endpoint === 'getMe';
    api.dispatch(sessionEnded({ leadsToLogin: !quiet }));
  }
  return { error, ...(result.meta && { meta: result.meta }) };
};

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['CurrentUser', 'Hotels', 'Rooms', 'Bookings', 'Partner', 'Notifications', 'Admin'],
  endpoints: () => ({}),
});
