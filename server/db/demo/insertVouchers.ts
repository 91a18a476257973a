import { sql } from 'kysely';
import type { Db } from '../db';
import { userId, type UserIds } from './insertAccounts';

interface DemoVoucher {
  code: string;
  percent?: number;
  amount?: number;
  currency?: 'USD' | 'VND';
  /** Days from today. */
  from: number;
  to: number;
  quantity: number;
  used?: number;
  active?: boolean;
  description: string;
}

/** One of each state that a partner's list can show. */
const vouchers: readonly DemoVoucher[] = [
  { code: 'CHAOHE', percent: 10, from: -10, to: 60, quantity: 100, description: 'Ten percent' },
  { code: 'KHACHQUEN', percent: 15, from: -30, to: 90, quantity: 0, description: 'Unlimited uses' },
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
  { code: 'HETLUOT', percent: 30, from: -20, to: 30, quantity: 5, used: 5, description: 'Used up' },
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
  const owner = userId(users, 'partner@example.com');
  for (const voucher of vouchers) {
    const day = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
    await sql`
      insert into vouchers (owner_id, code, code_key, discount_percent, discount_amount, currency,
        start_date, expiration_date, quantity, used, is_active, description, created_at)
      values (${owner}, ${voucher.code}, ${voucher.code}, ${voucher.percent ?? null},
        ${voucher.amount ?? null}, ${voucher.currency ?? 'USD'}, ${day(voucher.from)},
        ${day(voucher.to)}, ${voucher.quantity}, ${voucher.used ?? 0}, ${voucher.active ?? true},
        ${voucher.description}, ${now})`.execute(db);
  }
}
