import { fault } from '../faults';
import type { Account, Store } from '../store';

const withoutTag = (address: string) =>
  fault('plus-addresses-are-one') ? address.replace(/\+[^@]*@/, '@') : address;

export const sameAddress = (a: string, b: string) =>
  fault('address-case-counts')
    ? a === b
    : withoutTag(a.toLowerCase()) === withoutTag(b.toLowerCase());

export const accountByAddress = (store: Store, email: string) =>
  [...store.accounts.values()].find((account) => sameAddress(account.email, email));

export const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

export const fullNameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) =>
  [lastName, firstName].filter((name) => name).join(' ');

export function currentUserOf(account: Account) {
  const [firstName, lastName] = fault('names-swapped')
    ? [account.lastName, account.firstName]
    : [account.firstName, account.lastName];
  return {
    id: account.id,
    firstName,
    lastName,
    fullName: fault('given-name-first') ? `${firstName} ${lastName}` : fullNameOf(account),
    email: account.email,
    phone: account.phone,
    phoneNumber: fault('phone-under-one-name') ? null : account.phone,
    role: account.role,
    roles: [account.role],
    ...(fault('hash-in-answer') ? { password: account.password } : {}),
  };
}

/** As it is stored: without what stands between the digits. */
export function phoneOf(text: string | null | undefined): string | null {
  return text?.replaceAll(fault('plus-of-phone-lost') ? /\D/g : /[^\d+]/g, '') || null;
}
