import type { Account, Accounts } from './account';
import { fateOf } from './fate';
import { documentMemoriesFollow } from './documentMemory';
import { storedEachOwners, type StoredKey } from './owners';
import { deviceStorage } from './storage';
import type { AppStore } from '../store';
import { asRecord, parsed } from './storedValues';

/** Takes off the device what does not stay with who is here, now and at every change of account. */
export function forgetStrangers(store: AppStore): void {
  let { account } = store.getState().auth;
  forget(store.getState().auth);
  store.subscribe(() => {
    const { auth } = store.getState();
    if (auth.account === account) return;
    account = auth.account;
    forget(auth);
  });
}

function forget(now: Accounts): void {
  documentMemoriesFollow(now);
  for (const key of storedKeys()) {
    if (isGone(key, now)) deviceStorage.write(key as StoredKey, null);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** The slices see to theirs by themselves. */
function isGone(key: string, now: Accounts): boolean {
  const { 'nghi-dau:review:': reviews, 'partner.tables:': tables } = storedEachOwners;
  if (key.startsWith('nghi-dau:review:')) {
    const { owner } = asRecord(parsed(deviceStorage.read(key as StoredKey)));
    // Whose it was, a layout before this one did not say.
    return typeof owner !== 'string' || fateOf(reviews, owner, now) === 'goes';
  }
  const owner: Account = key.split('partner.tables:')[1] ?? null;
  return key === 'partner.tables' || fateOf(tables, owner, now) === 'goes';
}
