import { guests as en } from '../i18n/en/guests';
import { guests as vi, type GuestWords } from '../i18n/vi/guests';
import type { Language } from '../languages/languages';
import { roomsInOneLine } from '../rooms/roomTypes';
import { dayWithWeekday } from '../stays/dayText';
import { roomsOfLine, type BookedLine } from './roomsOfLine';

const words: Readonly<Record<Language, GuestWords>> = { vi, en };

/** What is at hand of a booked room. */
export interface ShownLine {
  name?: string | undefined;
  roomNumber?: string | undefined;
  segments?: BookedLine['segments'];
}

/** `Deluxe × 2 (101, 102), Suite (301) → Deluxe (103) từ T7 26/12`: those whose room changes within the stay come last. */
export function bookedRoomsText(rooms: readonly ShownLine[], language: Language): string {
  const stays = rooms.filter((room) => !isSplit(room));
  const changes = rooms
    .filter(isSplit)
    .map((line) => lineText(line, language, (room) => roomsInOneLine([room])));
  return [...(stays.length > 0 ? [roomsInOneLine(stays)] : []), ...changes].join(', ');
}

/** `101`, or `101 → 203 từ T7 26/12`; its name where it has no number. */
export function lineNumbersText(line: ShownLine, language: Language): string {
  return lineText(line, language, ({ roomNumber }) => roomNumber);
}

function lineText(
  { name = '', roomNumber = name, segments }: ShownLine,
  language: Language,
  room: (room: { roomNumber: string; name: string }) => string,
): string {
  const from = (text: string, day: string) =>
    words[language].fromDay(text, dayWithWeekday(day, language));
  return roomsOfLine({ name, roomNumber, segments }, { room, from });
}

const isSplit = ({ segments }: ShownLine) => (segments ?? []).length > 1;
