import type { Account, Accounts } from './account';
import type { Owner } from './owners';

/** What becomes of a thing: seen by who is here, kept unseen for its owner, or gone. */
export type Fate = 'stays' | 'waits' | 'goes';

/** Decides, at every change of account and wherever something remembered is read, what stays. */
export function fateOf(kind: Owner, owner: Account, now: Accounts): Fate {
  if (kind === 'device' || owner === null || owner === now.account) return 'stays';
  if (owner === now.deleted) return 'goes';
  if (kind === 'kept') return 'waits';
  const mayComeBack = now.account === null && owner === now.waitsFor;
  return kind === 'unfinished' && mayComeBack ? 'waits' : 'goes';
}
