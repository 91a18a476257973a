/** One appointment of an iCalendar file. */
export interface CalendarEntry {
  /** The same for ever, so that a later file replaces an earlier one instead of standing beside it. */
  uid: string;
  /** Raised by every change. */
  sequence: number;
  stampedAt: Date;
  starts: Date;
  ends: Date;
  title: string;
  place: string;
  details: string;
  url: string;
  /** Takes the appointment of the same uid out of the calendar. */
  cancelled?: boolean;
}

const MAX_LINE_LENGTH = 75;

/** The file as RFC 5545 has it: lines of at most 75 bytes that end in CRLF, moments in UTC. */
export function calendarFile(entry: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nghi Dau//Bookings//VI',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${calendarText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${calendarMoment(entry.stampedAt)}`,
    `DTSTART:${calendarMoment(entry.starts)}`,
    `DTEND:${calendarMoment(entry.ends)}`,
    `SUMMARY:${calendarText(entry.title)}`,
    `LOCATION:${calendarText(entry.place)}`,
    `DESCRIPTION:${calendarText(entry.details)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(foldedLine)
    .map((line) => `${line}\r\n`)
    .join('');
}

/** A value's text: the signs that mean something to the format are marked, other controls dropped. */
export function calendarText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line cut into pieces that fit, never within a character; all but the first begin with a blank. */
export function foldedLine(line: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let room = MAX_LINE_LENGTH;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (bytes > room) {
      pieces.push(piece);
      piece = ' ';
      room = MAX_LINE_LENGTH - 1;
    }
    piece += character;
    room -= bytes;
  }
  return [...pieces, piece];
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** `20261127T070000Z`. */
function calendarMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}
