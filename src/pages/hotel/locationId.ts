/** Where the address stands; the heading's leads there. */
export const LOCATION_ID = 'location';
