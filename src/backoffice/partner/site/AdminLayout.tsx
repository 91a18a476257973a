import { adminPaths } from '../../../partnerPaths';
import { paths } from '../../../paths';
import { partnerSiteTexts } from '../../../texts/partner/site';
import { GlobeIcon, HistoryIcon, UserIcon } from '../../../ui/icons/actionIcons';
import { BuildingIcon, CalendarIcon, GuestsIcon } from '../../../ui/icons/stayIcons';
import type { MenuItem } from '../../../ui/overlays/MenuEntry';
import { AccountMenu } from './AccountMenu';
import { AreaFrame } from './AreaFrame';
import { RoleOnly } from './RoleOnly';
import type { Section } from './SectionLinks';

const { admin, menu } = partnerSiteTexts;

const sections: Section[] = [
  { to: adminPaths.users(), label: admin.users, icon: <GuestsIcon /> },
  { to: adminPaths.hotels(), label: admin.hotels, icon: <BuildingIcon /> },
  { to: adminPaths.bookings(), label: admin.bookings, icon: <CalendarIcon /> },
  { to: adminPaths.actions(), label: admin.actions, icon: <HistoryIcon /> },
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
        home={adminPaths.users()}
        sections={sections}
        tools={<AccountMenu items={items} login={login} />}
      />
    </RoleOnly>
  );
}
