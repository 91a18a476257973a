import { changesOf } from '../../../support/bookingChanges';
import { stayIn } from '../../../support/bookings';
import { call } from '../../../support/client';
import { bookedIn, newHouse, type House } from '../../../support/partnerBookings';
import { sharedServer } from '../../../support/server/serverControl';
import { priceByNights, setMinStay } from '../../../support/typePrices';

const { sql } = sharedServer();

let house: House;
let code: string;
let types: number[];
/** 101 takes two adults, 102 of another type six. */
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000, adults: 6 }] });
  const { hotel } = house;
  types = [];
  for (const room of hotel.rooms) types.push(await priceByNights(hotel, [room], {}));
  code = await bookedIn(house, { days: 10, nights: 3 });
});

const desk = () => changesOf({ code, token: house.partner.token });
const guest = () => changesOf({ code, token: house.traveller.token, side: 'customer' });
/** The last night in 102. */
const split = () => {
  const roomId = house.hotel.rooms[1]!.id;
  return { version: 1, lines: [{ position: 0, roomId, from: stayIn(12).checkInDate }] };
};

test('the type of the first nights binds them, whatever the last night is in', async () => {
  const day = stayIn(10).checkInDate;
  await setMinStay(house.hotel, types[0]!, { day, nights: 4 });
  const refused = await guest().preview(split());
  expect([refused.status, Object.keys(refused.body.fieldErrors ?? {})]).toEqual([
    422,
    ['checkOutDate'],
  ]);
  expect((await desk().preview(split())).body.warnings).toHaveLength(1);
});

test('a type does not bind nights that are in another', async () => {
  await sql(
    'insert into type_nights (hotel_id, type_id, night, closed) values ($1, $2, $3, true)',
    [house.hotel.id, types[1]!, stayIn(10).checkInDate],
  );
  expect((await guest().preview(split())).status).toBe(200);
  expect((await desk().preview(split())).body.warnings).toEqual([]);
});

test('the party has a place on every night', async () => {
  const party = { ...split(), adults: 6 };
  const refused = await guest().preview(party);
  expect([refused.status, Object.keys(refused.body.fieldErrors ?? {})]).toEqual([422, ['adults']]);
  expect((await desk().preview(party)).body.warnings).toHaveLength(1);
});

test('who sleeps where is forgotten when a night is in a room that takes fewer', async () => {
  await sql(
    `update booking_rooms k set occupant_adults = 6, child_ages = '{}', adults = 6, capacity = 7
     from bookings b where b.code = $1 and k.hotel_id = b.hotel_id and k.booking_id = b.id`,
    [code],
  );
  expect((await desk().changed({ ...split(), adults: 6 })).status).toBe(200);
  const rows = await sql(
    `select occupant_adults as adults from booking_rooms k join bookings b on k.hotel_id = b.hotel_id and k.booking_id = b.id where b.code = $1`,
    [code],
  );
  expect(rows).toEqual([{ adults: null }]);
});

test('neither room of a stay can be deleted, nor a type with one of them', async () => {
  expect((await desk().changed(split())).status).toBe(200);
  const own = `/api/partner/hotels/${house.hotel.id}`;
  const { token } = house.partner;
  const addresses = [
    ...house.hotel.rooms.map(({ id }) => `${own}/rooms/${id}`),
    ...types.map((id) => `${own}/room-types/${id}?rooms=1`),
  ];
  for (const address of addresses) {
    const { status, body } = await call<{ code: string }>('DELETE', address, { token });
    expect([address, status, body.code]).toEqual([address, 409, 'HAS_BOOKINGS']);
  }
});

test('a booking whose room has gone changes all the same: into another room', async () => {
  const { id } = house.hotel.rooms[0]!;
  await sql('update rooms set deleted_at = now() where hotel_id = $1 and id = $2', [
    house.hotel.id,
    id,
  ]);
  const longer = { version: 1, checkOutDate: stayIn(10, 4).checkOutDate };
  const taken = await guest().preview(longer);
  expect([taken.status, taken.body.taken]).toMatchObject([200, [{ roomId: id }]]);
  const moved = await guest().changed({
    ...longer,
    lines: [{ position: 0, roomId: house.hotel.rooms[1]!.id }],
  });
  expect([moved.status, moved.body.totalPrice]).toEqual([200, 2_400_000]);
});

test("lists, the table for spreadsheets and the guest's own data name both rooms and from when", async () => {
  await desk().changed(split());
  const { hotel, partner, traveller } = house;
  const from = stayIn(12).checkInDate;
  const csv = await call<string>('GET', '/api/partner/bookings/export', { token: partner.token });
  const [first, second] = hotel.rooms.map(({ name }, i) => `10${i + 1} ${name}`);
  expect(csv.body).toContain(`${first} → ${second} from ${from}`);
  const segments = hotel.rooms.map(
    ({ id: roomId }) => expect.objectContaining({ roomId }) as object,
  );
  const list = await call('GET', '/api/partner/bookings', { token: partner.token });
  expect(list.body).toMatchObject({ content: [{ rooms: [{ segments }] }] });
  const own = await call('GET', '/api/auth/account/export', { token: traveller.token });
  expect(own.body).toMatchObject({ bookings: [{ rooms: [{ segments }] }] });
});
