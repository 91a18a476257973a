/** What somebody was told in the end of a booking. */
export interface Acknowledged {
  key: string;
  code: string;
  /** Each as `roomNight` tells it; none once it is cancelled. */
  nights: string[];
}

/** A night of a room, in words that sort and compare. */
export const roomNight = (roomId: number, night: string): string => `${roomId} ${night}`;
