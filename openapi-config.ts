import type { ConfigFile } from '@rtk-query/codegen-openapi';

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
  // The first page loads only what it or the frame around it may call.
  outputFiles: {
    './src/api/api.gen.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (_, { path }) =>
        !isForPartners(path) && !isForAccountPages(path) && !isForOneBooking(path),
    },
    './src/api/accounts.gen.ts': {
      exportName: 'generatedAccountsApi',
      filterEndpoints: (_, { path }) => isForAccountPages(path),
    },
    './src/api/bookings.gen.ts': {
      exportName: 'generatedBookingsApi',
      filterEndpoints: (_, { path }) => isForOneBooking(path),
    },
    './src/api/partner.gen.ts': {
      exportName: 'generatedPartnerApi',
      filterEndpoints: (_, { path }) => isForPartners(path),
    },
  },
} satisfies ConfigFile;

function isForPartners(path: string): boolean {
  return /^\/api\/(partner|admin)\//.test(path);
}

/** All about the account but signing in and who is there. */
function isForAccountPages(path: string): boolean {
  return /^(\/api)?\/auth\/(?!login|current-user)/.test(path);
}

/** What a booking's own page changes. */
function isForOneBooking(path: string): boolean {
  return /^\/api\/customer\/bookings\/\{\w+\}\/(cancel|arrival)$/.test(path);
}

export default config;
