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
