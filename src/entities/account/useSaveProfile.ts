import { normalizePhone } from '../../../domain/accounts/phone';
import { tidy } from '../../../domain/texts/texts';
import { api, type CurrentUser } from '../../api';
import { useUpdateProfileMutation } from '../../api/accounts';
import { askOnce } from '../../api/askOnce';
import { useAppDispatch } from '../../state/store';
import { threeWayMerge } from '../../ui/form/threeWayMerge';

interface Profile {
  firstName: string;
  lastName: string;
  /** '' for none. */
  phone: string;
}

const { getCurrentUser } = api.endpoints;

export function profileOf({ firstName, lastName, phone }: CurrentUser): Profile {
  return { firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '' };
}

/** Saves what was typed since the form said what `was`: the rest another tab may have changed. */
export function useSaveProfile() {
  const [update] = useUpdateProfileMutation();
  const dispatch = useAppDispatch();
  return async (typed: Profile, was: Profile): Promise<void> => {
    const is = profileOf(await askOnce(dispatch, getCurrentUser, undefined));
    const { firstName, lastName, phone } = threeWayMerge(typed, { was, is });
    const profileChanges = {
      firstName: tidy(firstName),
      lastName: tidy(lastName),
      phone: normalizePhone(phone) || null,
    };
    await update({ profileChanges }).unwrap();
  };
}
