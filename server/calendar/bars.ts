import { addDays } from '../../domain/stays/stay';
import type { BookedNights } from './queries';

/** Nights of a booking in a room, one after the other. */
export type Bar = Omit<BookedNights, 'scattered'>;

/** A stay that comes back to a room it has left has several bars there. */
export function barsOf(booked: readonly BookedNights[]): Bar[] {
  return booked.flatMap(({ scattered, ...bar }) => {
    if (!scattered) return bar;
    const runs: Pick<Bar, 'from' | 'to'>[] = [];
    for (const night of scattered.toSorted()) {
      const last = runs.at(-1);
      if (last?.to === night) last.to = addDays(night, 1);
      else runs.push({ from: night, to: addDays(night, 1) });
    }
    return runs.map((run) => ({ ...bar, ...run }));
  });
}
