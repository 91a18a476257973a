import { useSearchParams } from 'react-router-dom';
import { CheckEmail } from './CheckEmail';
import { useEnglish } from './useEnglish';
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
