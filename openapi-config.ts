import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** How the contract becomes the client's endpoints, types and hooks. */
const config = {
  schemaFile: './openapi.yaml',
  apiFile: './src/api/baseApi.ts',
  apiImport: 'baseApi',
  outputFile: './src/api/api.gen.ts',
  exportName: 'generatedApi',
  tag: false,
  hooks: { queries: true, lazyQueries: true, mutations: true },
  unionUndefined: true,
  useUnknown: true,
  encodePathParams: true,
} satisfies ConfigFile;

export default config;
