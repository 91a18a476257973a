import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api';
import { paths } from '../../../../site/paths';
import { useAppSelector, type RootState } from '../../../state/store';

/** A call that was refused because the account may not be here leads to the not-found page. */
export function useNotFoundWhenForbidden(): void {
  const navigate = useNavigate();
  // Refusals of an earlier stay may still be in the cache.
  const [arrived] = useState(() => Date.now());
  const refused = useAppSelector((state) => lastForbidden(state) >= arrived);
  useEffect(() => {
    if (refused) void navigate(paths.notFound(), { replace: true });
  }, [refused, navigate]);
}

/** When the last call was sent that was answered 403; 0 if none was. */
function lastForbidden(state: RootState): number {
  const { queries, mutations } = state[api.reducerPath];
  const calls = [...Object.values(queries), ...Object.values(mutations)];
  return Math.max(0, ...calls.map((call) => (isForbidden(call?.error) ? sentAt(call) : 0)));
}

function isForbidden(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
}

function sentAt(call: { startedTimeStamp?: number | undefined } | undefined): number {
  return call?.startedTimeStamp ?? 0;
}
