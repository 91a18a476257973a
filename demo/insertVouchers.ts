import { sql } from 'kysely';
import { quoteOf } from '../domain/bookings/quote';
import { searchText } from '../domain/search/searchText';
import type { Db } from '../server/db/db';
import { userId, type DemoEmail, type UserIds } from './insertAccounts';

interface DemoVoucher {
  /** The first partner when absent. */
  owner?: DemoEmail;
  /** Needs no code. */
  automatic?: boolean;
  code: string;
  percent?: number;
  amount?: number;
  currency?: 'USD' | 'VND';
  /** Days from today. */
  from: number;
  to: number;
  quantity: number;
  /** How many of the past stays were booked with it. */
  used?: number;
  active?: boolean;
  description: string;
}

/** One of each state that a partner's list can show. */
const vouchers: readonly DemoVoucher[] = [
  { code: 'CHAOHE', percent: 10, from: -10, to: 60, quantity: 100, description: 'Ten percent' },
  {
    code: 'KHACHQUEN',
    percent: 15,
    from: -220,
    to: 90,
    quantity: 0,
    used: 3,
    description: 'Unlimited uses',
  },
  {
    code: 'GIAM200K',
    amount: 200_000,
    currency: 'VND',
    from: -5,
    to: 40,
    quantity: 50,
    description: 'A fixed amount in dong',
  },
  {
    code: 'TENOFF',
    amount: 10,
    currency: 'USD',
    from: -5,
    to: 40,
    quantity: 50,
    description: 'A fixed amount in dollars',
  },
  {
    code: 'TETNGUYENDAN',
    percent: 20,
    from: 20,
    to: 100,
    quantity: 30,
    description: 'Not begun yet',
  },
  { code: 'THUVANG', percent: 12, from: -90, to: -10, quantity: 40, description: 'Over' },
  {
    code: 'TAMDUNG',
    percent: 8,
    from: -10,
    to: 60,
    quantity: 40,
    active: false,
    description: 'Switched off',
  },
  {
    code: 'HETLUOT',
    percent: 30,
    from: -220,
    to: 30,
    quantity: 5,
    used: 5,
    description: 'Used up',
  },
  {
    owner: 'partner2@example.com',
    automatic: true,
    code: 'MUAXANH',
    percent: 15,
    from: -30,
    to: 120,
    quantity: 0,
    description: 'Taken off every price',
  },
  ...Array.from({ length: 4 }, (_, i): DemoVoucher => ({
    code: `CUOITUAN${i + 1}`,
    percent: 5 + i,
    from: -3,
    to: 30 + i,
    quantity: 20,
    description: 'Weekends',
  })),
];

export async function insertVouchers(
  db: Db,
  { users, now }: { users: UserIds; now: Date },
): Promise<void> {
  for (const voucher of vouchers) {
    const owner = userId(users, voucher.owner ?? 'partner@example.com');
    const day = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
    const { rows } = await sql<{ id: number }>`
      insert into vouchers (owner_id, code, code_key, discount_percent, discount_amount, currency,
        start_date, expiration_date, quantity, is_active, auto_apply, description, search_text, created_at)
      values (${owner}, ${voucher.code}, ${voucher.code}, ${voucher.percent ?? null},
        ${voucher.amount ?? null}, ${voucher.currency ?? 'USD'}, ${day(voucher.from)},
        ${day(voucher.to)}, ${voucher.quantity}, ${voucher.active ?? true}, ${voucher.automatic ?? false}, ${voucher.description},
        ${searchText(`${voucher.code} ${voucher.description}`)}, ${now})
      returning id`.execute(db);
    const [stored] = rows;
    if (stored) await redeem(db, { ...stored, owner }, voucher);
  }
}

/** Past stays without a voucher yet are booked with this one. */
async function redeem(
  db: Db,
  { id, owner }: { id: number; owner: number },
  { code, percent = 0, used = 0 }: DemoVoucher,
): Promise<void> {
  const { rows } = await sql<{ hotelId: number; bookingId: number; roomTotal: number; at: Date }>`
    select b.hotel_id as "hotelId", b.id as "bookingId", b.room_total as "roomTotal",
      b.created_at as at
    from bookings b join hotels h on h.id = b.hotel_id
    where h.owner_id = ${owner} and b.status = 'COMPLETED' and b.voucher_code is null
    order by b.created_at desc, b.hotel_id, b.id limit ${used}`.execute(db);
  for (const { hotelId, bookingId, roomTotal, at } of rows) {
    const quote = quoteOf({ stayPrices: [roomTotal], nights: 1, discount: { percent } });
    await sql`
      update bookings set voucher_code = ${code}, discount = ${quote.discount},
        total_price = ${quote.totalPrice}, tax_and_fee = ${quote.taxAndFee},
        total_amount = ${quote.total}
      where hotel_id = ${hotelId} and id = ${bookingId}`.execute(db);
    await sql`
      insert into voucher_uses (hotel_id, booking_id, owner_id, voucher_id, amount, used_at)
      values (${hotelId}, ${bookingId}, ${owner}, ${id}, ${quote.discount}, ${at})`.execute(db);
  }
  await sql`
    update vouchers set used = ${rows.length} where owner_id = ${owner} and id = ${id}`.execute(db);
}
