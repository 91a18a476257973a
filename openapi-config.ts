import type { ConfigFile } from '@rtk-query/codegen-openapi';

interface Definition {
  operation: { responses: Record<string, unknown> };
}

interface Answer {
  content?: object;
}

/** How the contract becomes the client's endpoints, types and hooks. */
const config = {
  schemaFile: './openapi.yaml',
  apiFile: './src/api/baseApi.ts',
  apiImport: 'baseApi',
  tag: false,
  hooks: { queries: true, lazyQueries: false, mutations: true },
  unionUndefined: true,
  useUnknown: true,
  encodePathParams: true,
  // What is asked with a body and changes nothing is a query. The first page loads only what it or the frame around it may call.
  outputFiles: {
    './src/api/api.gen.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (_, { path }) =>
        ![isForPartners, isForAccountPages, isForReviews, isForBookings, isForCalendar].some(
          (isElsewhere) => isElsewhere(path),
        ),
      endpointOverrides: [{ pattern: 'createQuote', type: 'query' }],
    },
    './src/api/accounts.gen.ts': {
      exportName: 'generatedAccountsApi',
      filterEndpoints: (_, { path }) => isForAccountPages(path),
    },
    './src/api/reviews.gen.ts': {
      exportName: 'generatedReviewsApi',
      filterEndpoints: (_, { path }) => isForReviews(path),
    },
    './src/api/bookings.gen.ts': {
      exportName: 'generatedBookingsApi',
      filterEndpoints: (_, { path }) => isForBookings(path),
    },
    './src/api/calendar.gen.ts': {
      exportName: 'generatedCalendarApi',
      filterEndpoints: (_, { path }) => isForCalendar(path),
    },
    // Only what is streamed is read of it, and nothing of it runs.
    './src/api/live.gen.ts': {
      exportName: 'generatedLiveApi',
      filterEndpoints: (_, definition) => isStream(definition),
      hooks: false,
    },
    './src/api/partner.gen.ts': {
      exportName: 'generatedPartnerApi',
      filterEndpoints: (_, definition) => isForPartners(definition.path) && !isStream(definition),
      endpointOverrides: [{ pattern: 'previewVoucher', type: 'query' }],
    },
  },
} satisfies ConfigFile;

function isForPartners(path: string): boolean {
  return /^\/api\/(partner|admin)\//.test(path);
}

/** A query waits for an end, and a stream has none. */
function isStream({ operation: { responses } }: Definition): boolean {
  return 'text/event-stream' in ((responses['200'] as Answer | undefined)?.content ?? {});
}

/** All about the account but signing in and who is there; its favourites come after the first render. */
function isForAccountPages(path: string): boolean {
  return /^((\/api)?\/auth\/(?!login|current-user)|\/api\/customer\/favourites)/.test(path);
}

/** What guests say, which is asked for after the first page at the earliest. */
function isForReviews(path: string): boolean {
  return /^\/api\/customer\/.*\/(reviews?|own-stays)$/.test(path);
}

/** What the pages of bookings call, and the one that makes them. */
function isForBookings(path: string): boolean {
  return /^\/api\/customer\/bookings(?!.*\/(reviews?|calendar)$)/.test(path);
}

/** What days cost, which is asked for when somebody opens a calendar. */
function isForCalendar(path: string): boolean {
  return path.startsWith('/api/customer/') && path.endsWith('/calendar');
}

export default config;
