import { partnerPaths } from '../../../partnerPaths';
import { paths } from '../../../paths';
import { partnerSiteTexts } from '../../../texts/partner/site';
import {
  HomeIcon,
  BedIcon,
  BuildingIcon,
  CalendarIcon,
  StarFilledIcon,
  TagIcon,
} from '../../../ui/icons/stayIcons';
import { GlobeIcon, UserIcon } from '../../../ui/icons/actionIcons';
import type { MenuItem } from '../../../ui/overlays/MenuEntry';
import { SlidersIcon } from '../../ui/SlidersIcon';
import { NotificationsMenu } from '../notifications/NotificationsMenu';
import { AccountMenu } from './AccountMenu';
import { AreaFrame } from './AreaFrame';
import { RoleOnly } from './RoleOnly';
import type { Section } from './SectionLinks';

const { menu, partner } = partnerSiteTexts;

const sections: Section[] = [
  { to: partnerPaths.dashboard(), label: partner.dashboard, icon: <HomeIcon /> },
  { to: partnerPaths.bookings(), label: partner.bookings, icon: <CalendarIcon /> },
  { to: partnerPaths.hotels(), label: partner.hotels, icon: <BuildingIcon /> },
  { to: partnerPaths.rooms(), label: partner.rooms, icon: <BedIcon /> },
  { to: partnerPaths.vouchers(), label: partner.discounts, icon: <TagIcon /> },
  { to: partnerPaths.reviews(), label: partner.reviews, icon: <StarFilledIcon /> },
  { to: partnerPaths.settings(), label: partner.settings, icon: <SlidersIcon /> },
];

const items: MenuItem[] = [
  { key: 'profile', label: menu.profile, icon: <UserIcon />, to: partnerPaths.profile() },
  { key: 'settings', label: menu.settings, icon: <SlidersIcon />, to: partnerPaths.settings() },
  { key: 'travellers', label: menu.travellers, icon: <GlobeIcon />, to: paths.home() },
];

/** Around every page of the owner's side that asks for a login. */
export function PartnerLayout() {
  const login = partnerPaths.login();
  return (
    <RoleOnly only="PARTNER" login={login}>
      <AreaFrame
        home={partnerPaths.dashboard()}
        sections={sections}
        tools={
          <>
            <NotificationsMenu />
            <AccountMenu items={items} login={login} />
          </>
        }
      />
    </RoleOnly>
  );
}
