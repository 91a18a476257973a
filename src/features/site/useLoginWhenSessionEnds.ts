import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, type EntryState } from '../../paths';
import { loginReached } from '../../state/authSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';

/**
 * When the server says in the middle of something that the session is over: to the login, and back
 * here afterwards.
 */
export function useLoginWhenSessionEnds(): void {
  const leadsToLogin = useAppSelector((state) => state.auth.leadsToLogin);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!leadsToLogin) return;
    if (pathname === paths.login()) {
      dispatch(loginReached());
      return;
    }
    const state: EntryState = { from: pathname + search + hash, reason: 'sessionEnded' };
    void navigate(paths.login(), { replace: true, state });
  }, [leadsToLogin, pathname, search, hash, navigate, dispatch]);
}
