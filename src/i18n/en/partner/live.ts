/** How fresh a page of the partner's side is. */
export const liveTexts = {
  live: 'Live',
  updated: (seconds: number) => `Updated ${seconds} s ago`,
  offline: 'Offline',
};
