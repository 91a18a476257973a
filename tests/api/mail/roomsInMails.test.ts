import { dayWithWeekday } from '../../../domain/stays/dayText';
import { addDays } from '../../../domain/stays/stay';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { changesOf } from '../../support/bookingChanges';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';
import { mailTo, tenMinutesLater } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import { priceByNights } from '../../support/typePrices';

/** A house of two rooms of one name, the second night of the stay dearer, and both booked. */
async function bookedHouse() {
  const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });
  const { hotel, traveller } = house;
  await sharedServer().sql(`update rooms set name = 'Deluxe' where hotel_id = $1`, [hotel.id]);
  const stay = stayIn(20);
  const dear = addDays(stay.checkInDate, 1);
  await priceByNights(hotel, hotel.rooms, { dates: { [dear]: 900_000 } });
  return { ...house, stay, dear, token: traveller.token };
}

test('the hotel reads which rooms are booked, and what nights cost that differ', async () => {
  const { hotel, partner, traveller, token, stay, dear } = await bookedHouse();
  const rooms = hotel.rooms.map((room) => ({ ...room, price: 700_000 }));
  const notes = 'Cho cháu xin nôi em bé.\r\n\r\nTotal: <b>0</b>';
  const made = await book(token, { ...bookingOf(hotel, rooms, stay), notes });
  expect(made.status).toBe(201);
  await tenMinutesLater(partner.email);
  const mail = await mailTo(partner.email, { subject: new RegExp(made.body.bookingId) });
  expect(mail.text).toContain('Rooms: Deluxe × 2 (101, 102)');
  const price = `Deluxe (2 rooms, the price of each): ${dayWithWeekday(dear, 'en')}: ₫900,000`;
  expect(mail.text.split(price)).toHaveLength(2);
  const lines = 'Cho cháu xin nôi em bé.\n  Total: <b>0</b>';
  expect(mail.text).toContain(`Note: ${lines}`);
  expect(mail.html).toContain('Cho cháu xin nôi em bé.<br>\nTotal: &lt;b&gt;0&lt;/b&gt;');
  const own = await mailTo(traveller.email, { subject: new RegExp(made.body.bookingId) });
  expect(own.text).toContain(`Ghi chú: ${lines}`);
});

test('a room that changes within the stay is told to both with its rooms', async () => {
  const { hotel, partner, traveller, token, stay, dear } = await bookedHouse();
  const [first, second] = hotel.rooms;
  const room = { ...first!, price: 700_000 };
  const { body } = await book(token, bookingOf(hotel, [room], stay));
  const code = body.bookingId;
  const { changed } = changesOf({ code, token, side: 'customer' });
  const children = { children: 1 };
  const lines = [{ position: 0, roomId: second!.id, from: dear }];
  const answer = await changed({ lines, adults: 2, ...children });
  expect(answer.status).toBe(200);
  const changes = changesOf({ code, token: partner.token });
  expect(
    (await changes.changed({ adults: 1, checkOutDate: addDays(stay.checkOutDate, 1) })).status,
  ).toBe(200);
  await tenMinutesLater(partner.email);
  const toHotel = await mailTo(partner.email, { subject: new RegExp(`changed .+: ${code}`) });
  expect(toHotel.text).toContain(
    `Rooms: Deluxe (101) → Deluxe (102) from ${dayWithWeekday(dear, 'en')}`,
  );
  expect(toHotel.text).toContain(`Deluxe: ${dayWithWeekday(dear, 'en')}: ₫900,000`);
  await tenMinutesLater(traveller.email);
  const rooms = `Phòng: Deluxe (101) → Deluxe (102) từ ${dayWithWeekday(dear, 'vi')}`;
  const toGuest = await mailTo(traveller.email, { is: (text) => text.includes(rooms) });
  expect(toGuest.text).toContain(code);
  expect(toGuest.text).toMatch(/Thời gian: .+ → .+ đêm; nay là .+ → .+ đêm/);
});

test('the hotel reads for which rooms a guest comes late, and which are free again', async () => {
  const { hotel, partner, token, stay } = await bookedHouse();
  const rooms = hotel.rooms.map((room) => ({ ...room, price: 700_000 }));
  const { bookingId } = (await book(token, bookingOf(hotel, rooms, stay))).body;
  const path = `/api/customer/bookings/${bookingId}`;
  const late = await call('PUT', `${path}/arrival`, { token, body: { arrivalTime: '22:30' } });
  expect(late.status).toBe(200);
  const inBoth = 'Rooms: Deluxe × 2 (101, 102)';
  await tenMinutesLater(partner.email);
  const arrival = await mailTo(partner.email, { subject: new RegExp(`^Arrival .+: ${bookingId}`) });
  expect(arrival.text).toContain(inBoth);
  expect((await call('POST', `${path}/cancel`, { token })).status).toBe(200);
  await tenMinutesLater(partner.email);
  const gone = await mailTo(partner.email, { subject: new RegExp(`^Cancelled .+: ${bookingId}`) });
  expect(gone.text).toContain(inBoth);
});
