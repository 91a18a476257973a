/**
 * Whose a remembered thing is.
 *
 * - `device`: whoever comes.
 * - `account`: goes with its account, however that leaves.
 * - `unfinished`: goes with its account too, but after a session that ended by itself it waits,
 *   unseen, for the same account.
 * - `kept`: an account's own arrangement, which only that account finds again until it is deleted.
 *
 * What somebody did before signing in is nobody's, and theirs once they have signed in.
 */
export type Owner = 'device' | 'account' | 'unfinished' | 'kept';

type Owners = Record<string, Owner>;

// Everything that outlives the page it was made on. What is not named here cannot be remembered.

/** The store's slices. */
export const sliceOwners = {
  search: 'unfinished',
  selection: 'unfinished',
  draft: 'unfinished',
  favourites: 'account',
  viewed: 'unfinished',
  keptBookings: 'account',
  accountName: 'account',
  language: 'device',
} as const satisfies Owners;

/** Keys of this device's storage. */
const storedOwners = {
  jwt: 'account',
  'nghi-dau:waits-for': 'unfinished',
  'nghi-dau:changed-at': 'device',
  'nghi-dau:said': 'account',
  'nghi-dau:fonts': 'device',
  'persist:nghi-dau': 'account',
  'partner.density': 'device',
  'partner.singleKeys': 'device',
  'partner.sidebar': 'device',
  'partner.tables': 'account',
} as const satisfies Owners;

/** Beginnings of keys, each followed by a name or an id. A slice's own owner is above. */
export const storedEachOwners = {
  'persist:nghi-dau:': 'account',
  'nghi-dau:review:': 'unfinished',
  'partner.tables:': 'kept',
} as const satisfies Owners;

/** What lives as long as the document. */
export const documentOwners = {
  forms: 'unfinished',
  openedRows: 'unfinished',
  toasts: 'account',
} as const satisfies Owners;

/** What one page hands to the next in the history's state. */
export const handedOverOwners = {
  bookingConfirmation: 'account',
  from: 'unfinished',
} as const satisfies Owners;

export type SliceName = keyof typeof sliceOwners;
export type StoredKey = keyof typeof storedOwners | `${keyof typeof storedEachOwners}${string}`;
