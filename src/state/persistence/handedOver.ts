import { useLocation } from 'react-router-dom';
import type { Account, Accounts } from './account';
import { CHANGED_KEY } from '../authSlice';
import { fateOf } from './fate';
import { handedOverOwners } from './owners';
import { readStored } from './storage';
import { asRecord } from './storedValues';
import { useAppSelector } from '../store';

type HandedName = keyof typeof handedOverOwners;

/** A navigation state, which the history keeps for whoever goes back, with whose it is. */
export function handedOver<Name extends HandedName, V>(name: Name, value: V, owner: Account) {
  return { [name]: value, owner } as { [name in Name]: V } & { owner: Account };
}

/** Whether a navigation state's part has nothing to do with who is here. */
export function isStrangers(name: HandedName, state: unknown, now: Accounts): boolean {
  const { owner } = asRecord(state);
  return fateOf(handedOverOwners[name], typeof owner === 'string' ? owner : null, now) === 'goes';
}

/** What the page before handed over, if it is for who is here; it may be anything. */
export function useHandedOver(name: HandedName): unknown {
  const state: unknown = useLocation().state;
  const now = useAppSelector(({ auth }) => auth);
  return isStrangers(name, state, now) ? undefined : asRecord(state)[name];
}

/** An address that somebody typed before they were anybody here, for the navigation state. */
export function typedEmail(email: string) {
  return { email, typedAt: Date.now() };
}

/** That address, until somebody comes or goes. */
export function useTypedEmail(): Partial<ReturnType<typeof typedEmail>> {
  const { email, typedAt } = asRecord(useLocation().state);
  // A change of account shows at once.
  useAppSelector(({ auth }) => auth.account);
  if (typeof email !== 'string' || typeof typedAt !== 'number') return {};
  return typedAt > Number(readStored(CHANGED_KEY)) ? { email, typedAt } : {};
}
