import fc from 'fast-check';
import { calendarFile, calendarText, foldedLine } from '../../../domain/bookings/calendarFile';
import { stayCalendar } from '../../../domain/bookings/stayCalendar';

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const bytes = (line: string) => Buffer.byteLength(line, 'utf8');

/** How programs read the format. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, '');
const unmarked = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

const stay = {
  bookingId: 'ND-1-2K7QX4M9TR',
  checkIn: '2026-11-27',
  checkOut: '2026-11-29',
  hotel: { name: 'Biển, Nắng; Gió', address: '12 Trần Phú, Đà Nẵng', phone: '02363123456' },
  total: 1_870_000,
  holdUntil: new Date('2026-11-27T11:00:00Z'),
  arrivalTime: null,
  bookedAt: new Date('2026-11-21T03:04:05.678Z'),
  url: 'https://example.com/bookings/ND-1-2K7QX4M9TR',
};

function valueOf(file: string, name: string): string | undefined {
  const lines = unfolded(file).split('\r\n');
  return lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
}

describe('a line of the file', () => {
  it('comes back as it was, in pieces of at most 75 bytes that break no character', () => {
    fc.assert(
      fc.property(text, (line) => {
        const pieces = foldedLine(line);
        expect(pieces.every((piece) => bytes(piece) <= 75)).toBe(true);
        expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true);
        expect([pieces[0], ...pieces.slice(1).map((piece) => piece.slice(1))].join('')).toBe(line);
        expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
      }),
    );
  });

  it('stays whole at 75 bytes and not at 76', () => {
    expect(foldedLine('a'.repeat(75))).toHaveLength(1);
    expect(foldedLine('a'.repeat(76))).toEqual(['a'.repeat(75), ' a']);
    expect(foldedLine('a'.repeat(74) + 'ệ')).toEqual(['a'.repeat(74), ' ệ']);
  });
});

describe('a text', () => {
  it('comes back as it was, but for controls', () => {
    fc.assert(
      fc.property(text, (value) => {
        const marked = calendarText(value);
        expect(marked).not.toMatch(/[\r\n]/);
        const plain = value.normalize('NFC').replace(/\r\n?/g, '\n');
        expect(unmarked(marked)).toBe(plain.replace(/[^\P{Cc}\n]/gu, ''));
      }),
    );
  });

  it('marks what means something to the format', () => {
    expect(calendarText('a;b,c\\d\ne')).toBe('a\\;b\\,c\\\\d\\ne');
  });
});

describe('the file of a stay', () => {
  const file = stayCalendar(stay, 'vi');

  it('goes from 14:00 on the first day to 12:00 on the last, in UTC', () => {
    expect(valueOf(file, 'DTSTART')).toBe('20261127T070000Z');
    expect(valueOf(file, 'DTEND')).toBe('20261129T050000Z');
    expect(valueOf(file, 'DTSTAMP')).toBe('20261121T030405Z');
  });

  it('names hotel, address, phone, booking, hold, total and page', () => {
    expect(unmarked(valueOf(file, 'SUMMARY') ?? '')).toBe('Biển, Nắng; Gió');
    expect(unmarked(valueOf(file, 'LOCATION') ?? '')).toBe('Biển, Nắng; Gió, 12 Trần Phú, Đà Nẵng');
    expect(unmarked(valueOf(file, 'DESCRIPTION') ?? '').split('\n')).toEqual([
      'Mã đặt phòng: ND-1-2K7QX4M9TR',
      'Điện thoại khách sạn: 02363123456',
      'Giữ phòng đến: 18:00, T6 27/11/2026',
      'Trả tại quầy: 1.870.000\u00a0₫',
      stay.url,
    ]);
    expect(valueOf(file, 'URL')).toBe(stay.url);
  });

  it('replaces the one before the arrival time was told', () => {
    const later = stayCalendar({ ...stay, arrivalTime: '21:30' }, 'en');
    expect(valueOf(later, 'UID')).toBe(valueOf(file, 'UID'));
    expect([valueOf(file, 'SEQUENCE'), valueOf(later, 'SEQUENCE')]).toEqual(['0', '1']);
    expect(valueOf(later, 'DESCRIPTION')).toContain('Arrival: 21:30');
  });

  it('is lines that end in CRLF and hold no other end, whatever a hotel is called', () => {
    fc.assert(
      fc.property(text, text, (name, address) => {
        const made = stayCalendar({ ...stay, hotel: { name, address, phone: null } }, 'vi');
        expect(made.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const lines = made.split('\r\n');
        expect(lines.every((line) => bytes(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
        expect(unfolded(made).split('\r\n')).toHaveLength(20);
      }),
    );
  });

  it('has everything that the format asks for', () => {
    const made = calendarFile({
      uid: 'x',
      sequence: 0,
      ...{ stampedAt: stay.bookedAt, starts: stay.bookedAt, ends: stay.holdUntil },
      ...{ title: 't', place: 'p', details: 'd', url: stay.url },
    });
    for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY']) {
      expect(valueOf(made, name)).toBeTruthy();
    }
  });
});
