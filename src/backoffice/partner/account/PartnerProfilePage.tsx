import { useState } from 'react';
import { useCurrentUser } from '../../../state/useCurrentUser';
import { accountTexts } from '../../../i18n/en/partner/account';
import { Stack } from '../../../ui/layout/Stack';
import { PageHeader } from '../../ui/PageHeader';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

const { profile: texts } = accountTexts;

export default function PartnerProfilePage() {
  const { user } = useCurrentUser();
  const [changes, setChanges] = useState(0);
  return (
    <Stack gap={4}>
      <PageHeader title={texts.title} hint={texts.hint} />
      {user && <ProfileForm key={user.id} user={user} />}
      {/* After a change its fields are empty again. */}
      <PasswordForm key={`password ${changes}`} onChanged={() => setChanges(changes + 1)} />
    </Stack>
  );
}
