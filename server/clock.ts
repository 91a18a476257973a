/** The one source of "now", so that a story can be told at any hour. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
