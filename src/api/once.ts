/** For `initiate`: an answer as it is now, which nobody keeps. */
export const once = { subscribe: false, forceRefetch: true } as const;
