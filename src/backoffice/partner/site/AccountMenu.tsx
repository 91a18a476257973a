import { useNavigate } from 'react-router-dom';
import { signedOut } from '../../../state/authSlice';
import { useAppDispatch } from '../../../state/store';
import { useCurrentUser } from '../../../state/useCurrentUser';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { LogoutIcon, UserIcon } from '../../../ui/icons/actionIcons';
import { useMedia } from '../../ui/theme/useMedia';
import { Menu } from '../../../ui/overlays/Menu';
import type { MenuItem } from '../../../ui/overlays/MenuEntry';

const texts = partnerSiteTexts.menu;

type AccountMenuProps = { items: readonly MenuItem[]; login: string };

/** The greeting, and what its reader may do with the account. */
export function AccountMenu({ items, login }: AccountMenuProps) {
  const { user } = useCurrentUser();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isNarrow = useMedia('(max-width: 479px)');
  const signOut = () => {
    dispatch(signedOut());
    void navigate(login);
  };
  const last: MenuItem = {
    key: 'signOut',
    label: texts.signOut,
    icon: <LogoutIcon />,
    separated: true,
    onSelect: signOut,
  };
  return (
    <Menu
      label={partnerSiteTexts.greeting(user?.fullName ?? '')}
      icon={<UserIcon />}
      iconOnly={isNarrow}
      items={[...items, last]}
    />
  );
}
