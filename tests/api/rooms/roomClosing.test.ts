import { book, bookingOf, stayIn, type BookingAnswer } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { ask, close, found, inDays, type Closure, given } from './partnerSetup';
import type { Got } from '../../support/partnerAndTraveller';

describe('deletePartnerRoom', () => {
  test('waits for the guests, then deletes for good', async () => {
    const hotel = await newHotel({ owner: given.minh.email });
    const [room] = hotel.rooms;
    const path = `/hotels/${hotel.id}/rooms/${room!.id}`;
    await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(3)));
    await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(8)));
    const refused = await ask<{ bookings: number }>('DELETE', path);
    expect([refused.status, refused.body.code, refused.body.bookings]).toEqual([
      409,
      'HAS_BOOKINGS',
      2,
    ]);
    const { sql } = sharedServer();
    await sql(
      `with cancelled as (
         update bookings set status = 'CANCELLED' where hotel_id = $1 returning id
       ), event as (
         insert into booking_history (hotel_id, booking_id, status, created_at)
         select $1, id, 'CANCELLED', now() from cancelled
       )
       delete from room_nights n using cancelled c
       where n.hotel_id = $1 and n.booking_id = c.id`,
      [hotel.id],
    );
    const closure = await close(hotel, room!.id, inDays(20), inDays(22));
    expect(closure.status).toBe(201);
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('GET', `/rooms/${room!.id}`)).status).toBe(404);
    expect((await ask('GET', `${path}/closures`)).status).toBe(404);
    const left = await sql('select 1 from room_nights where hotel_id = $1', [hotel.id]);
    expect(left).toEqual([]);
    const gone = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(3)));
    expect(gone.status).toBe(422);
  });

  test('never leaves a deleted room sold, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const hotel = await newHotel({ owner: given.minh.email });
      const path = `/hotels/${hotel.id}/rooms/${hotel.rooms[0]!.id}`;
      const bookings = [1, 3, 5].map((days) =>
        book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(days))),
      );
      const deleted = await ask('DELETE', path);
      const sold = (await Promise.all(bookings)).filter(({ status }) => status === 201);
      expect(deleted.status).toBe(sold.length > 0 ? 409 : 200);
    }
  });
});

describe('closeRoom', () => {
  test('takes the nights from travellers until the room is opened again', async () => {
    const hotel = await newHotel({ owner: given.minh.email });
    const roomId = hotel.rooms[0]!.id;
    const path = `/hotels/${hotel.id}/rooms/${roomId}/closures`;
    const closed = await close(hotel, roomId, inDays(4), inDays(6));
    expect(closed.body).toMatchObject({
      from: inDays(4),
      to: inDays(6),
      reason: 'New bathroom',
    });
    expect((await ask<Closure[]>('GET', path)).body).toEqual([closed.body]);
    expect(await found(hotel, 5)).toEqual([]);
    expect(await found(hotel, 6)).toEqual([roomId]);
    const refused = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(5)));
    expect([refused.status, refused.body.code]).toEqual([409, 'ROOM_TAKEN']);

    expect((await ask('DELETE', `${path}/${closed.body.id}`)).status).toBe(200);
    expect((await ask('DELETE', `${path}/${closed.body.id}`)).status).toBe(404);
    expect((await ask<Closure[]>('GET', path)).body).toEqual([]);
    const free = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(5)));
    expect(free.status).toBe(201);
  });

  test('opened again after it has begun, it goes on having been closed until today', async () => {
    const hotel = await newHotel({ owner: given.minh.email });
    const roomId = hotel.rooms[0]!.id;
    const { body: closure } = await close(hotel, roomId, inDays(0), inDays(3));
    const { sql } = sharedServer();
    // As if it had begun two days ago.
    await sql(
      `with begun as (
         update room_closures set from_day = from_day - 2 where hotel_id = $1 returning id, room_id
       )
       insert into room_nights (hotel_id, room_id, night, closure_id)
       select $1, room_id, $2::date - g, id from begun cross join generate_series(1, 2) g`,
      [hotel.id, inDays(0)],
    );
    const path = `/hotels/${hotel.id}/rooms/${roomId}/closures`;
    expect((await ask('DELETE', `${path}/${closure.id}`)).status).toBe(200);
    expect((await ask<Closure[]>('GET', path)).body).toEqual([]);
    expect(await found(hotel, 0)).toEqual([roomId]);
    expect((await ask('DELETE', `${path}/${closure.id}`)).status).toBe(404);
    const planner = await ask<{ closures: Closure[] }>(
      'GET',
      `/hotels/${hotel.id}/calendar?from=${inDays(-3)}&days=7`,
    );
    expect(planner.body.closures).toMatchObject([{ from: inDays(-2), to: inDays(0) }]);
    const closed = await sql<{ night: string }>(
      'select night::text from room_nights where hotel_id = $1 order by night',
      [hotel.id],
    );
    expect(closed.map(({ night }) => night)).toEqual([inDays(-2), inDays(-1)]);
  });

  test('counts what is in the way and takes nothing then', async () => {
    const hotel = await newHotel({ owner: given.minh.email });
    const roomId = hotel.rooms[0]!.id;
    await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(10)));
    await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(13)));
    await close(hotel, roomId, inDays(16), inDays(18));
    const refused = await close(hotel, roomId, inDays(9), inDays(17));
    expect(refused.body).toMatchObject({ status: 409, code: 'ROOM_BOOKED', bookings: 3 });
    expect(await found(hotel, 9)).toEqual([roomId]);
    const { body } = await ask<Closure[]>('GET', `/hotels/${hotel.id}/rooms/${roomId}/closures`);
    expect(body).toHaveLength(1);
  });

  test.each([
    ['yesterday', -1, 1, 'from'],
    ['no night', 3, 3, 'to'],
    ['more than a year', 1, 367, 'to'],
  ])('refuses %s', async (_, from, to, field) => {
    const hotel = await newHotel({ owner: given.minh.email });
    const refused = await close(hotel, hotel.rooms[0]!.id, inDays(from), inDays(to));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual([field]);
  });

  test('of twenty closings and bookings of one night exactly one wins', async () => {
    const hotel = await newHotel({ owner: given.minh.email });
    const stay = stayIn(30, 1);
    const booking = bookingOf(hotel, hotel.rooms, stay, 1);
    const rivals = Array.from({ length: 20 }, (_, i): Got<Closure | BookingAnswer> =>
      i % 2
        ? close(hotel, hotel.rooms[0]!.id, stay.checkInDate, stay.checkOutDate)
        : book(given.traveller.token, booking),
    );
    const statuses = (await Promise.all(rivals)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const nights = await sharedServer().sql('select 1 from room_nights where hotel_id = $1', [
      hotel.id,
    ]);
    expect(nights).toHaveLength(1);
  });
});
