import type { Reducer } from '@reduxjs/toolkit';
import { accountChanged, type Account, type Accounts } from './account';
import { fateOf } from './fate';
import { sliceOwners, type SliceName } from './owners';

/** A slice's state, and what waits beside it for an account whose session has ended. */
export type Owned<S> = S & { waiting?: { owner: Account; was: S } };

/** Hearts that no account has taken over yet are still nobody's. */
export function ownerOf(name: SliceName, state: object, account: Account): Account {
  return name !== 'favourites' || 'owner' in state ? account : null;
}

/** The slice's state after what belonged to `owner` has met who is here now. */
export function ownedState<S extends object>(
  name: SliceName,
  { waiting, ...rest }: Owned<S>,
  initial: S,
  owner: Account,
  now: Accounts,
): Owned<S> {
  const own = rest as unknown as S;
  const isEmpty = (state: S) => JSON.stringify(state) === JSON.stringify(initial);
  const fate = fateOf(sliceOwners[name], ownerOf(name, own, owner), now);
  if (fate === 'waits' && !isEmpty(own)) return { ...initial, waiting: { owner, was: own } };
  const seen = fate === 'stays' ? own : initial;
  if (!waiting) return seen;
  const itsFate = fateOf(sliceOwners[name], waiting.owner, now);
  if (itsFate === 'waits') return { ...seen, waiting };
  // A draft begun since then is only the same address, opened by nobody.
  return itsFate === 'stays' && (name === 'draft' || isEmpty(seen)) ? waiting.was : seen;
}

/** The slice, obeying what is decided at a change of account. */
export function owned<S extends object>(name: SliceName, reducer: Reducer<S>): Reducer<Owned<S>> {
  return (state, action) => {
    if (!state) return reducer(undefined, action);
    if (accountChanged.match(action)) {
      const { owner, ...now } = action.payload;
      return ownedState(name, state, reducer(undefined, { type: 'account/none' }), owner, now);
    }
    const { waiting, ...own } = state;
    if (!waiting) return reducer(state, action);
    const next = reducer(own as unknown as S, action);
    return next === (own as unknown) ? state : { ...next, waiting };
  };
}
