import { useState } from 'react';
import { useAppSelector } from '../../state/store';

/**
 * Under which something of this name is kept for who is here; without a name nothing is. Whose it is
 * is settled at first: when a session ends, nobody is signed in any more by the time a form is left.
 */
export function useKeptKey(name: string): string;
export function useKeptKey(name: string | undefined): string | undefined;
export function useKeptKey(name: string | undefined): string | undefined {
  const account = useAppSelector(({ auth }) => auth.account);
  const [owner] = useState(account ?? '');
  return name === undefined ? undefined : `${owner} ${name}`;
}
