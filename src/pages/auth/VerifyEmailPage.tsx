import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageShownIn } from '../../state/deviceSlice';
import { useAppDispatch } from '../../state/store';
import { CheckEmail } from './CheckEmail';
import { useSignInState } from './useSignInState';
import { VerifyToken } from './VerifyToken';

/** Where the verification mail is awaited and, with the token of its link, answered. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token')?.trim();
  useEnglish(useSignInState().language === 'en' || query.get('language') === 'en');
  return token ? <VerifyToken key={token} token={token} /> : <CheckEmail />;
}

/** Goes on in English after an English sign-up or mail, until the reader chooses or leaves. */
function useEnglish(wanted: boolean): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    dispatch(pageShownIn('en'));
    return () => void dispatch(pageShownIn(null));
  }, [wanted, dispatch]);
}
