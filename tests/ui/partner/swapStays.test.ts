import { otherLines } from '../../../src/backoffice/partner/bookings/swap/swapStays';

const bar = (bookingId: string, from: string, to: string) => ({
  ...{ bookingId, roomId: 1, from, to, guestName: bookingId, source: 'PHONE' as const },
  totalAmount: 1_000_000,
});

test('whoever leaves on the day of arrival, or comes on that of departure, is not beside the stay', () => {
  const bars = [
    bar('own', '2027-03-05', '2027-03-08'),
    bar('before', '2027-03-01', '2027-03-05'),
    bar('on the first night', '2027-03-04', '2027-03-06'),
    bar('on the last night', '2027-03-07', '2027-03-12'),
    bar('after', '2027-03-08', '2027-03-09'),
  ];
  const span = { bookingId: 'own', from: '2027-03-05', days: 3 };
  const found = otherLines({ rooms: [], bars }, span);
  expect([...found.values()].map(({ guest }) => guest)).toEqual([
    'on the first night',
    'on the last night',
  ]);
});

test('a room is named only where it is the one that is swapped: that of the last night', () => {
  const rooms = [1, 2].map((id) => ({
    id,
    roomNumber: `10${id}`,
    name: 'Double',
    typeId: 1,
    status: 'AVAILABLE' as const,
  }));
  const bars = [
    { ...bar('moves later', '2027-03-04', '2027-03-06'), checkOutDate: '2027-03-12' },
    { ...bar('came from elsewhere', '2027-03-06', '2027-03-07'), checkInDate: '2027-03-01' },
  ];
  const span = { bookingId: 'own', from: '2027-03-05', days: 3 };
  const found = otherLines({ rooms, bars }, span);
  expect([...found.values()].map(({ label }) => label)).toEqual([
    'room of the last night · moves later, Thu 04/03/2027 → Fri 12/03/2027',
    '101 · came from elsewhere, Mon 01/03/2027 → Sun 07/03/2027',
  ]);
});
