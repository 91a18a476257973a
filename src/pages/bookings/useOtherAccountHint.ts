import { bookingsTexts } from '../../i18n/bookings';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';

/** Whose bookings are looked at, for whoever looks for one that is not among them. */
export function useOtherAccountHint(): string | undefined {
  const { confirmation } = useTexts(bookingsTexts);
  const { user } = useCurrentUser();
  return user ? confirmation.ofOther(user.email) : undefined;
}
