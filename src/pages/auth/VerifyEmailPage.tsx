import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageShownIn } from '../../state/deviceSlice';
import { bringTexts, useAppDispatch } from '../../state/store';
import { CheckEmail } from './CheckEmail';
import { useSignInState } from './useSignInState';
import { VerifyToken } from './VerifyToken';

/** Where the verification mail is awaited and, with the token of its link, answered. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token')?.trim();
  const isInEnglish = useSignInState().language === 'en' || query.get('language') === 'en';
  if (!useEnglish(isInEnglish)) return null;
  return token ? <VerifyToken key={token} token={token} /> : <CheckEmail />;
}

/**
 * Goes on in English after an English sign-up or mail, until the reader chooses or leaves. False while its texts are on
 * their way; without them the page goes on in the reader's own language.
 */
function useEnglish(wanted: boolean): boolean {
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState(false);
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    let isOpen = true;
    const show = () => {
      if (isOpen) dispatch(pageShownIn('en'));
    };
    void dispatch(bringTexts('en'))
      .then(show, () => undefined)
      .then(() => setArrived(true));
    return () => {
      isOpen = false;
      dispatch(pageShownIn(null));
    };
  }, [wanted, dispatch]);
  return arrived || !wanted;
}
