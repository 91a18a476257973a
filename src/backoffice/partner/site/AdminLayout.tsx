import { paths } from '../../../../site/paths';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { GlobeIcon, HistoryIcon, UserIcon } from '../../../ui/icons/actionIcons';
import { BuildingIcon, CalendarIcon, GuestsIcon } from '../../../ui/icons/stayIcons';
import type { MenuItem } from '../../../ui/overlays/MenuEntry';
import { AccountMenu } from './AccountMenu';
import { AreaFrame } from './AreaFrame';
import { RoleOnly } from './RoleOnly';
import type { Section } from './SectionLinks';

const { admin, menu } = partnerSiteTexts;

const sections: Section[] = [
  { to: paths.adminUsers(), label: admin.users, icon: <GuestsIcon /> },
  { to: paths.adminHotels(), label: admin.hotels, icon: <BuildingIcon /> },
  { to: paths.adminBookings(), label: admin.bookings, icon: <CalendarIcon /> },
  { to: paths.adminActions(), label: admin.actions, icon: <HistoryIcon /> },
];

const items: MenuItem[] = [
  { key: 'profile', label: menu.profile, icon: <UserIcon />, to: paths.profile() },
  { key: 'travellers', label: menu.travellers, icon: <GlobeIcon />, to: paths.home() },
];

/** Around every page of the administrator. The partner's login would refuse this role. */
export function AdminLayout() {
  const login = paths.login();
  return (
    <RoleOnly only="ADMIN" login={login}>
      <AreaFrame
        home={paths.adminUsers()}
        sections={sections}
        tools={<AccountMenu items={items} login={login} />}
      />
    </RoleOnly>
  );
}
