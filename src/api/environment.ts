/**
 * Where the API lives: '' for the server that served this page, or another backend's origin
 * (`VITE_API_URL` at build time). The only reader of `import.meta.env`.
 */
export const apiUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');

/** Where its pictures live whose addresses name no host: '' is where the page came from. */
export const imageOrigin: string = apiUrl && new URL(apiUrl).origin;

/** Whether this is the built site, rather than its sources under `npm run dev`. */
export const isBuilt: boolean = import.meta.env.PROD;
