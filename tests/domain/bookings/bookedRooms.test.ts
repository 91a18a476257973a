import { bookedRoomsText, lineNumbersText } from '../../../domain/bookings/bookedRooms';
import { sleepersText } from '../../../domain/bookings/guestsText';

const suite = { name: 'Suite', roomNumber: '203' };
const segments = [
  { name: 'Deluxe', roomNumber: '101', from: '2026-12-24' },
  { ...suite, from: '2026-12-26' },
];
const split = { ...suite, segments };

test('a room that changes within the stay is told with all of its rooms', () => {
  expect(lineNumbersText(split, 'vi')).toBe('101 → 203 từ T7 26/12');
  expect(lineNumbersText(suite, 'vi')).toBe('203');
  expect(lineNumbersText({ name: 'Suite' }, 'vi')).toBe('Suite');
});

test('rooms that are alike are one, those that change stand by themselves', () => {
  const two = ['301', '302'].map((roomNumber) => ({ name: 'Suite', roomNumber, segments: null }));
  expect(bookedRoomsText([split, ...two], 'en')).toBe(
    'Suite × 2 (301, 302), Deluxe (101) → Suite (203) from Sat 26/12',
  );
  expect(bookedRoomsText([split], 'vi')).toBe('Deluxe (101) → Suite (203) từ T7 26/12');
});

test('who sleeps there sleeps in all of them', () => {
  const occupants = { adults: 2, childAges: [] };
  expect(sleepersText([{ ...split, occupants }, suite], 'en')).toBe(
    '101 → 203 from Sat 26/12: 2 adults',
  );
});
