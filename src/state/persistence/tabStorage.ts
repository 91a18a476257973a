import { storageOf } from './storage';

/** This tab's own, as long as it is open. */
export const tabStorage = storageOf(() => window.sessionStorage);
