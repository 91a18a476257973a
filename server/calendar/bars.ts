import { addDays, type Day } from '../../domain/stays/stay';
import type { BookedNights, Span } from './queries';

/** Nights of a booking in a room, one after the other. */
export type Bar = BookedNights;

/**
 * Each from its first night in the room to its last, also where those are not shown. A stay that comes back to a room it
 * has left has several bars there.
 */
export function barsOf(booked: readonly BookedNights[], shown: Span): Bar[] {
  return booked.flatMap((bar) => {
    const { more } = bar;
    if (!more) return bar;
    if (!more.nights) return { ...bar, ...uncut(bar, more, shown) };
    return runsOf(more.nights)
      .filter(({ from, to }) => from <= shown.to && to >= shown.from)
      .map((run) => ({ ...bar, ...run }));
  });
}

function runsOf(nights: readonly Day[]): Span[] {
  const runs: Span[] = [];
  for (const night of nights.toSorted()) {
    const last = runs.at(-1);
    if (last?.to === night) last.to = addDays(night, 1);
    else runs.push({ from: night, to: addDays(night, 1) });
  }
  return runs;
}

/** One that nobody has changed goes on beyond what is shown as far as its stay does. */
function uncut(
  { from, to }: Span,
  { checkInDate, checkOutDate }: { checkInDate: Day; checkOutDate: Day },
  shown: Span,
): Span {
  return {
    from: from < shown.from && checkInDate < from ? checkInDate : from,
    to: to > shown.to && checkOutDate > to ? checkOutDate : to,
  };
}
