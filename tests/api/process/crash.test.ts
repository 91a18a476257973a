import { demo, signIn } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel, type TestHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';
import { expectSound } from '../../support/invariants';

const ROUNDS = 20;
const BOOKINGS_AT_ONCE = 12;

/** Books room after room until the server is gone, and answers what was acknowledged. */
async function bookUntilGone(server: RunningServer, token: string, hotel: TestHotel, day: number) {
  const acknowledged: string[] = [];
  const attempts = hotel.rooms.map(async (room) => {
    try {
      const answer = await book(token, bookingOf(hotel, [room], stayIn(day)), { url: server.url });
      if (answer.status === 201) acknowledged.push(answer.body.bookingId);
      if (acknowledged.length === 3) await server.kill();
    } catch {
      // The connection broke: nothing was promised.
    }
  });
  await Promise.all(attempts);
  await server.kill();
  return acknowledged;
}

test('twenty times killed in the middle of bookings: no promise is lost, none is half kept', async () => {
  let server = await startServer();
  try {
    const rooms = Array.from({ length: BOOKINGS_AT_ONCE }, () => ({ price: 500_000 }));
    const hotel = await newHotel({ rooms }, server.control);
    // Good after every start: the key is kept with the data.
    const token = await signIn(demo.customer, server);
    const promised: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      promised.push(...(await bookUntilGone(server, token, hotel, 10 + 3 * round)));
      server = await startServer({ dataDir: server.dataDir });
    }
    expect(promised.length).toBeGreaterThanOrEqual(3 * ROUNDS);

    const kept = await server.control.sql<{ code: string }>(
      'select code from bookings where hotel_id = $1',
      [hotel.id],
    );
    const codes = new Set(kept.map(({ code }) => code));
    expect(promised.filter((code) => !codes.has(code))).toEqual([]);
    await expectSound(server);
  } finally {
    await server.stop();
  }
}, 600_000);
