import { demo, signIn } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';
import { expectSound } from '../../support/invariants';

const ROUNDS = 8;
const GUESTS = 3;
const ROOMS_EACH = 5;
/** A booking's statements and a few more, so that every guest has booked before. */
const STATEMENTS_BEFORE = 70;
/** Not a divisor of how many a booking takes: each round ends at another place within one. */
const STATEMENTS_MORE = 7;

/** Guests book room after room until the server is gone in the middle; answers what was acknowledged. */
async function bookUntilGone(
  server: RunningServer,
  token: string,
  hotel: TestHotel,
  round: number,
): Promise<string[]> {
  const acknowledged: string[] = [];
  // Where a booking is stored, and at every other place within one.
  const at = round % 4 === 0 ? 'commit' : '';
  await server.control.holdAfter(STATEMENTS_BEFORE + STATEMENTS_MORE * round, at);
  const stay = stayIn(10 + 3 * round);
  const guests = Array.from({ length: GUESTS }, async (_, guest) => {
    for (const room of hotel.rooms.slice(guest * ROOMS_EACH, (guest + 1) * ROOMS_EACH)) {
      const answer = await book(token, bookingOf(hotel, [room], stay), { url: server.url });
      if (answer.status === 201) acknowledged.push(answer.body.bookingId);
    }
  });
  // Where the connection breaks, nothing was promised.
  const gone = Promise.allSettled(guests);
  await server.control.held();
  // Needs no statement: what was acknowledged before its end came is on its way by now.
  await call('GET', '/health/live', { url: server.url });
  await server.kill();
  await gone;
  return acknowledged;
}

test('killed again and again in the middle of bookings: no promise is lost, none is half kept', async () => {
  let server = await startServer();
  try {
    const rooms = Array.from({ length: GUESTS * ROOMS_EACH }, () => ({ price: 500_000 }));
    const hotel = await newHotel({ rooms }, server.control);
    // Good after every start: the key is kept with the data.
    const token = await signIn(demo.customer, server);
    const promised: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await bookUntilGone(server, token, hotel, round);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.length).toBeLessThan(rooms.length);
      promised.push(...acknowledged);
      server = await startServer({ dataDir: server.dataDir });
    }

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
