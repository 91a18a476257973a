import {
  addDays,
  nightsBetween,
  vietnamToday,
  type Day,
  type Stay,
} from '../../../../../domain/stays/stay';
import type { PartnerCalendar, RoomSwap } from '../../../../api/partner';
import { roomSwapTexts as texts } from '../../../../i18n/en/partner/roomSwap';
import { dayWords } from '../../../ui/dates/dateWords';
import { stayOfBar } from '../../calendar/grid/barWords';

/** As many as the calendar tells at once. */
const MAX_DAYS = 60;

/** A room of another stay. */
export interface OtherLine {
  guest: string;
  label: string;
  line: RoomSwap['other'];
}

/** The days of a stay that are still to come, as far as the calendar tells them; undefined when none is. */
export function daysToCome({ checkIn, checkOut }: Stay): { from: Day; days: number } | undefined {
  const today = vietnamToday(new Date());
  const from = checkIn > today ? checkIn : today;
  if (checkOut <= from) return undefined;
  return { from, days: Math.min(MAX_DAYS, nightsBetween(from, checkOut)) };
}

/** The rooms of other stays on some of these nights by a key of each, each with the room of its last night where that is told. */
export function otherLines(
  { rooms, bars }: Pick<PartnerCalendar, 'rooms' | 'bars'>,
  { bookingId, from, days }: { bookingId: string; from: Day; days: number },
): Map<string, OtherLine> {
  const to = addDays(from, days);
  const numbers = new Map(rooms.map(({ id, roomNumber }) => [id, roomNumber]));
  const lines = new Map<string, OtherLine>();
  for (const bar of [...bars].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const { status = 'CONFIRMED', position = 0, version = 1, guestName: guest } = bar;
    const isOpen = status === 'CONFIRMED' || status === 'CHECKED_IN';
    const isBeside = bar.to <= from || bar.from >= to;
    if (bar.bookingId === bookingId || !isOpen || isBeside) continue;
    const { checkIn, checkOut } = stayOfBar(bar);
    // The last room is swapped, which is told only where the stay ends with this bar.
    const number = bar.to < checkOut ? texts.lastRoom : (numbers.get(bar.roomId) ?? '');
    lines.set(`${bar.bookingId} ${position}`, {
      guest,
      label: texts.option(number, guest, dayWords(checkIn), dayWords(checkOut)),
      line: { bookingId: bar.bookingId, version, position },
    });
  }
  return lines;
}
