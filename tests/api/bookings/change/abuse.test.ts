import { changesOf } from '../../../support/bookingChanges';
import { stayIn } from '../../../support/bookings';
import { bookedIn, newHouse } from '../../../support/partnerBookings';
import { sharedServer } from '../../../support/server/serverControl';
import { priceByNights } from '../../../support/typePrices';

const { sql } = sharedServer();

test('a night agreed when its room was cheap costs what the other room costs, not next to nothing', async () => {
  const house = await newHouse({ rooms: [{ price: 900_000 }, { price: 600_000 }] });
  const { hotel, traveller } = house;
  for (const room of hotel.rooms) await priceByNights(hotel, [room], {});
  const code = await bookedIn(house, { days: 10 });
  await sql(
    `with types as (
       update room_types set price = 3000000, price_vnd = 3000000
       where hotel_id = $1 and price = 900000
     ) update rooms set price = 3000000, price_vnd = 3000000 where hotel_id = $1 and price = 900000`,
    [hotel.id],
  );
  const guest = changesOf({ code, token: traveller.token, side: 'customer' });
  const moved = await guest.changed({ lines: [{ position: 0, roomId: hotel.rooms[1]!.id }] });
  expect([moved.status, moved.body.totalPrice]).toEqual([200, 1_200_000]);
});

test('a traveller has no more rooms in a booking than a new one may have; what the desk added stays', async () => {
  const house = await newHouse({ rooms: [1, 2, 3, 4, 5, 6, 7].map(() => ({ price: 500_000 })) });
  const { hotel, traveller, partner } = house;
  const code = await bookedIn(house, { days: 10 });
  const guest = changesOf({ code, token: traveller.token, side: 'customer' });
  const rooms = (from: number, to: number) =>
    hotel.rooms.slice(from, to).map(({ id }) => ({ roomId: id }));
  const six = await guest.preview({ version: 1, addRooms: rooms(1, 6) });
  expect([six.status, Object.keys(six.body.fieldErrors ?? {})]).toEqual([422, ['addRooms']]);
  expect((await guest.changed({ addRooms: rooms(1, 5) })).status).toBe(200);
  const more = await guest.preview({ version: 2, addRooms: rooms(5, 6) });
  expect([more.status, Object.keys(more.body.fieldErrors ?? {})]).toEqual([422, ['addRooms']]);
  const desk = changesOf({ code, token: partner.token });
  expect((await desk.changed({ addRooms: rooms(5, 7) })).body.rooms).toHaveLength(7);
  const shorter = await guest.changed({ checkOutDate: stayIn(10, 1).checkOutDate });
  expect([shorter.status, shorter.body.totalPrice]).toEqual([200, 3_500_000]);
});
