/** How many hotels an account, or a device, keeps. */
export const MAX_FAVOURITES = 200;
