/**
 * Where the API lives: '' for the server that served this page, or another backend's origin
 * (`VITE_API_URL` at build time). The only reader of `import.meta.env`.
 */
export const apiUrl: string = import.meta.env.VITE_API_URL ?? '';
