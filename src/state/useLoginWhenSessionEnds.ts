import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignInState } from './signInState';
import { loginReached } from './authSlice';
import { useAppDispatch, useAppSelector } from './store';

/**
 * When the server says in the middle of something that the session is over: to the login at this
 * address, and back here afterwards.
 */
export function useLoginWhenSessionEnds(login: string): void {
  const { leadsToLogin, waitsFor, endedBy } = useAppSelector((state) => state.auth);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!leadsToLogin) return;
    if (pathname === login) {
      dispatch(loginReached());
      return;
    }
    const from = pathname + search + hash;
    const state: SignInState = {
      ...(waitsFor && { from, owner: waitsFor }),
      reason: endedBy ?? 'sessionEnded',
    };
    void navigate(login, { replace: true, state });
  }, [login, leadsToLogin, waitsFor, endedBy, pathname, search, hash, navigate, dispatch]);
}
