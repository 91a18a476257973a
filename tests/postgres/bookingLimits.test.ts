import { newTraveller } from '../support/accounts';
import { usualLimits } from '../support/bookingLimits';
import { book, bookingOf, stayIn } from '../support/bookings';
import { newHotel } from '../support/hotels';
import { startPair, type ServerPair } from '../support/server/serverPair';

let pair: ServerPair;
beforeAll(async () => {
  pair = await startPair(usualLimits);
}, 120_000);
afterAll(() => pair.stop());

test('an account that books at both servers at once gets no more than it may', async () => {
  const { url, outboxDir: outbox, control } = pair.first;
  const [lan, binh] = [await newTraveller({ url, outbox }), await newTraveller({ url, outbox })];
  const rooms = Array.from({ length: 24 }, () => ({ price: 500_000 }));
  const hotel = await newHotel({ rooms }, control);
  const one = ({ token }: typeof lan, room: number, from: number) =>
    book(token, bookingOf(hotel, [hotel.rooms[room]!], stayIn(from)), { url: pair.url(room) });
  // Over one night, and then over nights of their own: three, and up to twelve in all.
  const sameNight = await Promise.all(hotel.rooms.map((_, room) => one(lan, room, 30)));
  expect(sameNight.filter(({ status }) => status === 201)).toHaveLength(3);
  const ownNights = await Promise.all(hotel.rooms.map((_, room) => one(lan, room, 40 + 2 * room)));
  expect(ownNights.filter(({ status }) => status === 201)).toHaveLength(9);
  const codes = [...sameNight, ...ownNights].flatMap(({ status, body }) =>
    status === 201 ? [] : [body.code],
  );
  expect(new Set(codes)).toEqual(new Set(['BOOKING_LIMIT']));
  expect((await one(binh, 23, 200)).status).toBe(201);
});
