import { changesOf } from '../../../support/bookingChanges';
import { book, bookingOf, stayIn } from '../../../support/bookings';
import { bookedIn, newHouse } from '../../../support/partnerBookings';

const ROUNDS = 8;

test('sales, moves, longer stays and swaps over the same rooms: each is whole or refused, and no night is sold twice', async () => {
  const house = await newHouse({ rooms: [1, 2, 3].map(() => ({ price: 500_000 })) });
  const { hotel, partner, traveller } = house;
  const [first, second, third] = hotel.rooms.map(({ id }) => id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const days = 10 + 10 * round;
    const a = await bookedIn(house, { days, room: 0 });
    const b = await bookedIn(house, { days: days + 1, room: 1 });
    const [ofA, ofB] = [a, b].map((code) => changesOf({ code, token: partner.token }));
    const to = (roomId: number, more: object = {}) => ({
      ...{ version: 1, totalPrice: 1_000_000, lines: [{ position: 0, roomId }], ...more },
    });
    const { checkOutDate } = stayIn(days, 3);
    const other = { bookingId: b, version: 1, position: 0 };
    const answers = await Promise.all([
      ofA!.change(to(second!)),
      ofB!.change(to(first!)),
      ofA!.swap({ version: 1, position: 0, other }),
      ofA!.change(to(third!, { checkOutDate, totalPrice: 1_500_000 })),
      book(traveller.token, bookingOf(hotel, [hotel.rooms[2]!], stayIn(days + 1, 1), 1)),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    expect(answers.some(({ status }) => status < 300)).toBe(true);
  }
});
