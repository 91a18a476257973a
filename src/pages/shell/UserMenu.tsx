import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../ui/navigation/Link';
import { paths } from '../../../site/paths';
import { accountNamed } from '../../state/accountNameSlice';
import { signedOut } from '../../state/authSlice';
import { useAppDispatch, useAppSelector, useRemembered } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { menuTexts } from '../../i18n/menus';
import { classNames } from '../../ui/classNames';
import { HelpIcon, HistoryIcon, LogoutIcon, MenuIcon, UserIcon } from '../../ui/icons/actionIcons';
import { BuildingIcon, CalendarIcon } from '../../ui/icons/stayIcons';
import { Menu } from '../../ui/overlays/Menu';
import type { MenuItem } from '../../ui/overlays/MenuEntry';
import { useToast } from '../../ui/overlays/toastContext';
import { useSignInLink } from './useSignInLink';
import styles from './TopBar.module.css';

/** The login item or the visitor's name, and the menu. */
export function UserMenu() {
  const { signedIn } = useCurrentUser();
  return signedIn ? <SignedInMenu /> : <AnonymousMenu />;
}

function AnonymousMenu() {
  const texts = useTexts(menuTexts);
  const navigate = useNavigate();
  const state = useSignInLink();
  const items: MenuItem[] = [
    {
      key: 'login',
      label: texts.login,
      icon: <UserIcon />,
      onSelect: () => void navigate(paths.login(), { state }),
    },
    {
      key: 'register',
      label: texts.register,
      icon: <UserIcon />,
      onSelect: () => void navigate(paths.register(), { state }),
    },
    supportItem(texts.support),
  ];
  return (
    <>
      <Link
        to={paths.login()}
        state={state}
        aria-label={texts.login}
        className={classNames(styles.item, styles.login)}
      >
        <UserIcon className={styles.loginIcon} />
        <span className={styles.loginText}>{texts.login}</span>
      </Link>
      <Menu label={texts.menu} icon={<MenuIcon />} iconOnly items={items} />
    </>
  );
}

function SignedInMenu() {
  const texts = useTexts(menuTexts);
  const { user } = useCurrentUser();
  const firstName = useKeptName(user?.firstName);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const logOut = () => {
    dispatch(signedOut());
    void navigate(paths.home());
    toast({ text: texts.loggedOut });
  };
  const partner: MenuItem = {
    key: 'partner',
    label: texts.partner,
    icon: <BuildingIcon />,
    to: paths.partner(),
  };
  const items: MenuItem[] = [
    { key: 'profile', label: texts.profile, icon: <UserIcon />, to: paths.profile() },
    { key: 'bookings', label: texts.bookings, icon: <CalendarIcon />, to: paths.bookings() },
    { key: 'history', label: texts.history, icon: <HistoryIcon />, to: paths.history() },
    ...(isPartner(user) ? [partner] : []),
    supportItem(texts.support),
    {
      key: 'logout',
      label: texts.logout,
      icon: <LogoutIcon />,
      separated: true,
      onSelect: logOut,
    },
  ];
  return <Menu label={firstName || texts.userFallback} icon={<UserIcon />} items={items} />;
}

/** The account's first name, which the device remembers for when there is no network to ask. */
function useKeptName(told: string | undefined): string | undefined {
  const dispatch = useAppDispatch();
  const remembered = useRemembered();
  const kept = useAppSelector((state) => state.accountName?.firstName);
  useEffect(() => {
    if (remembered && told !== undefined) dispatch(accountNamed(told));
  }, [remembered, told, dispatch]);
  return told ?? kept;
}

function isPartner(user: { role?: string; roles?: readonly string[] } | null): boolean {
  return user?.role === 'PARTNER' || user?.roles?.includes('PARTNER') === true;
}

const supportItem = (label: string): MenuItem => ({
  key: 'support',
  label,
  icon: <HelpIcon />,
  to: paths.policySupport(),
});
