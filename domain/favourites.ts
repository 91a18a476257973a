/** How many hotels an account, or a device, keeps. */
export const MOST_FAVOURITES = 200;
