import type { TestAccount } from '../../support/accounts';
import { call } from '../../support/client';
import { sharedServer } from '../../support/server/serverControl';

interface Account {
  id: number;
  email: string;
  firstName: string;
  consent: { at: string; version: string } | null;
}
export interface AccountExport {
  exportedAt: string;
  account: Account;
  bookings: {
    bookingId: string;
    status: string;
    hotelName: string;
    notes: string;
    rooms: { name: string; price: number }[];
    guest: { phone: string };
    history: { status: string; byYou: boolean; reason: string | null }[];
  }[];
  reviews: { hotelName: string; comment: string }[];
  favourites: { hotelId: number }[];
  mails: { subject: string }[];
  hotels: { name: string }[];
}
export interface AccountRecord {
  consent: Account['consent'];
  comingBookings: number;
  hotelsOnSale: number;
  expectedGuests: number;
}

export const { sql } = sharedServer();

export async function exportOf({ token }: Pick<TestAccount, 'token'>): Promise<AccountExport> {
  const { status, body } = await call<AccountExport>('GET', '/api/auth/account/export', { token });
  expect(status).toBe(200);
  return body;
}

export async function recordOf({ token }: TestAccount): Promise<AccountRecord> {
  return (await call<AccountRecord>('GET', '/api/auth/account', { token })).body;
}

export const whoAnswers = async (token: string) =>
  (await call('GET', '/api/users/me', { token })).status;

/** A review by the account, as a traveller with a stay behind them leaves it. */
export async function review(
  { email }: TestAccount,
  hotelId: number,
  comment: string,
): Promise<void> {
  await sql(
    `insert into reviews (hotel_id, user_id, user_name, rating, comment, created_at)
     select $2, id, 'Nguyễn Lan', 5, $3, now() from users where email_key = $1`,
    [email, hotelId, comment],
  );
}
