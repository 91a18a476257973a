import fc from 'fast-check';
import { quoteOf, type Discount } from '../../../../domain/bookings/quote';
import { changesOf } from '../../../support/bookingChanges';
import { book, bookingOf, stayIn } from '../../../support/bookings';
import { newHouse, type House } from '../../../support/partnerBookings';
import { sharedServer } from '../../../support/server/serverControl';

const { sql } = sharedServer();

const PRICE = 333_331;
let house: House;
let days = 10;
beforeAll(async () => {
  house = await newHouse({ rooms: [{ price: PRICE }, { price: PRICE }] });
});
// Each stay has days of its own.
beforeEach(() => {
  days += 10;
});

/** A code of the house that takes this off. */
async function newCode(off: Discount): Promise<string> {
  const code = `C${house.hotel.id}-${days}`;
  const { percent, amount }: { percent?: number; amount?: number } = off;
  await sql(
    `insert into vouchers (owner_id, code, code_key, discount_percent, discount_amount, currency,
       start_date, expiration_date, created_at)
     select id, $2, $2, $3::int, $4::numeric, 'VND', now() - interval '1 day', now() + interval '9 days', now()
     from users where email_key = $1`,
    [house.partner.email, code, percent ?? null, amount ?? null],
  );
  return code;
}

/** The traveller's booking of the first room under a code; its id. */
async function bookedWith(off: Discount, nights: number): Promise<string> {
  const { hotel, traveller } = house;
  const voucherCode = await newCode(off);
  const { totalPrice } = quoteOf({ stayPrices: [PRICE * nights], nights, discount: off });
  const wish = bookingOf(hotel, [hotel.rooms[0]!], stayIn(days, nights), nights);
  const { status, body } = await book(traveller.token, { ...wish, voucherCode, totalPrice });
  expect(status).toBe(201);
  return body.bookingId;
}

const until = (nights: number) => ({ checkOutDate: stayIn(days, nights).checkOutDate });

test.each<[string, Discount]>([
  ['an amount', { amount: 500_000 }],
  ['a percentage that does not come out even', { percent: 17 }],
])('%s off: a stay that is changed and changed back costs what it did', async (_, off) => {
  const code = await bookedWith(off, 3);
  const guest = changesOf({ code, token: house.traveller.token, side: 'customer' });
  const { totalPrice } = await guest.read();
  const added = { addRooms: [{ roomId: house.hotel.rooms[1]!.id }] };
  const others = fc.sample(
    fc.record({ nights: fc.integer({ min: 1, max: 6 }), more: fc.boolean() }),
    3,
  );
  for (const { nights, more } of [{ nights: 1, more: false }, ...others]) {
    const other = await guest.changed({ ...until(nights), ...(more && added), adults: 2 });
    const rooms = more ? 2 : 1;
    const stayPrices = [PRICE * nights * rooms];
    const expected = quoteOf({ stayPrices, nights, discount: off });
    expect(other.body).toMatchObject({
      totalPrice: expected.totalPrice,
      discount: expected.discount,
    });
    const removed = more ? { removeLines: [1] } : {};
    expect((await guest.changed({ ...until(3), ...removed, adults: 1 })).body).toMatchObject({
      totalPrice,
    });
  }
});

test.each<[string, Discount]>([
  ['an amount', { amount: 500_000 }],
  ['a percentage', { percent: 17 }],
])('%s off that an older server has used is found again', async (_, off) => {
  const code = await bookedWith(off, 1);
  await sql(
    `update voucher_uses u set agreed_percent = null, agreed_amount = null from bookings b
     where b.code = $1 and u.hotel_id = b.hotel_id and u.booking_id = b.id`,
    [code],
  );
  const desk = changesOf({ code, token: house.partner.token });
  const { totalPrice } = quoteOf({ stayPrices: [3 * PRICE], nights: 3, discount: off });
  expect((await desk.changed(until(3))).body.totalPrice).toBe(totalPrice);
});
