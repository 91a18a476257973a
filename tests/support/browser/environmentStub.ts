import { sharedServer } from '../server/serverControl';

/** Stands in for `src/api/environment.ts`: outside a browser an address must be absolute. */
export const apiUrl: string = sharedServer().url;
export const imageOrigin = '';
export const isBuilt = false;
