import { roomsOfLine } from '../../../domain/bookings/roomsOfLine';

const words = {
  room: ({ roomNumber }: { roomNumber: string }) => roomNumber,
  from: (room: string, day: string) => `${room} from ${day}`,
};

test('a line is its room, or its rooms one after the other with their first nights', () => {
  const last = { roomNumber: '203', name: 'Suite' };
  expect(roomsOfLine({ ...last, segments: null }, words)).toBe('203');
  const segments = [
    { roomNumber: '101', name: 'Deluxe', from: '2026-12-24' },
    { ...last, from: '2026-12-26' },
    { roomNumber: '101', name: 'Deluxe', from: '2026-12-27' },
  ];
  expect(roomsOfLine({ ...last, segments }, words)).toBe(
    '101 → 203 from 2026-12-26 → 101 from 2026-12-27',
  );
});
