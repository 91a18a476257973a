import { randomUUID } from 'node:crypto';
import { newPartner, newTraveller } from '../support/accounts';
import { bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel } from '../support/hotels';
import { expectSound } from '../support/invariants';
import { startServer, type RunningServer } from '../support/server/server';
import { newVoucher } from '../support/vouchers';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(() => server.stop());

test.each([
  ['with a key', false, 5],
  ['with a code too, at which tries are counted,', true, 7],
])('a booking %s goes to the database and back so often', async (_, withCode, times) => {
  const where = { url: server.url, outbox: server.outboxDir };
  const [minh, lan] = [await newPartner(where), await newTraveller(where)];
  const hotel = await newHotel(
    { owner: minh.email, rooms: [{ price: 1e5 }, { price: 1e5 }] },
    server.control,
  );
  const { code } = await newVoucher(minh, { discountPercent: 10 }, server);
  const journeys: number[] = [];
  for (let days = 10; days < 30; days += 5) {
    const wanted = bookingOf(hotel, hotel.rooms, stayIn(days));
    const reduced = { totalPrice: wanted.totalPrice * 0.9, voucherCode: code };
    const before = await server.control.journeys();
    const { status } = await call('POST', '/api/customer/bookings/create', {
      url: server.url,
      token: lan.token,
      body: { ...wanted, ...(withCode && reduced) },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    journeys.push((await server.control.journeys()) - before);
    expect(status).toBe(201);
  }
  expect(journeys).toEqual(journeys.map(() => times));
  await expectSound(server);
});
