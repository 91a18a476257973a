import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { anyAddress, call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';

const AT_ONCE = 300;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A search by its letters alone, over a connection that stands: whoever asks is quicker than any server that reads. */
async function searchOf(n: number) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // Each asks for another stay, so that none is given the answer of another.
  const { checkInDate, checkOutDate } = stayIn(1 + n);
  const stay = new URLSearchParams({ checkIn: checkInDate, checkOut: checkOutDate, adults: '1' });
  const letters = [
    `GET /api/customer/hotels?${stay.toString()} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${anyAddress()}`,
    'Connection: close',
    '\r\n',
  ].join('\r\n');
  return async () => {
    socket.write(letters);
    return text(socket);
  };
}

test('of too many readers some are told to come back; who books and the operator are not', async () => {
  const { url, outboxDir: outbox, control } = server;
  const hotel = await newHotel({}, control);
  const { token } = await newTraveller({ url, outbox });
  const searches = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => searchOf(n)));
  const crowd = Promise.all(searches.map((search) => search()));
  const booked = book(token, bookingOf(hotel, hotel.rooms, stayIn(20)), { url });
  const ready = call('GET', '/health/ready', { url });
  expect([(await booked).status, (await ready).status]).toEqual([201, 200]);

  const answers = await crowd;
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 503 '));
  const served = answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '));
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length).toBe(AT_ONCE - refused.length);
  for (const answer of refused) {
    expect(answer).toMatch(/^retry-after: 2\r$/im);
    expect(answer).toContain('"code":"UNAVAILABLE"');
  }
});
