/** Where else a client of the shared server is served from; nobody listens there. */
export const OTHER_ORIGIN = 'http://127.0.0.1:4199';
