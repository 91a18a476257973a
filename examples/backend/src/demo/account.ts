import { hashOfPassword } from '../accounts/passwords';
import { laterBy, now } from '../days';
import type { Account, Store } from '../store';

/** Somebody who has been here for a while. */
export async function account(
  store: Store,
  email: string,
  password: string,
  firstName: string,
  lastName: string,
  role: Account['role'],
): Promise<Account> {
  const moment = laterBy(now(), -90 * 24);
  const one: Account = {
    id: store.nextId(),
    ...{ email, firstName, lastName, role },
    phone: role === 'CUSTOMER' ? '0912345678' : null,
    password: await hashOfPassword(password),
    verifiedAt: moment,
    createdAt: moment,
    consent: null,
    epoch: 1,
    language: 'vi',
    suspendedReason: null,
    mailOnBooking: true,
    mailOnCancellation: true,
  };
  store.accounts.set(one.id, one);
  return one;
}
