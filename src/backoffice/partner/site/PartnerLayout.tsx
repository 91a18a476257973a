import { useMemo } from 'react';
import { paths } from '../../../../site/paths';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import {
  HomeIcon,
  BedIcon,
  BuildingIcon,
  CashIcon,
  CalendarIcon,
  StarFilledIcon,
  TagIcon,
} from '../../../ui/icons/stayIcons';
import { useAppSelector } from '../../../state/store';
import { GlobeIcon, UserIcon } from '../../../ui/icons/actionIcons';
import type { MenuItem } from '../../../ui/overlays/MenuEntry';
import { BarsIcon } from '../../ui/BarsIcon';
import { SlidersIcon } from '../../ui/SlidersIcon';
import { LiveProvider } from '../live/LiveProvider';
import { NotificationsMenu } from '../notifications/NotificationsMenu';
import { AccountMenu } from './AccountMenu';
import { AreaFrame } from './AreaFrame';
import { RoleOnly } from './RoleOnly';
import type { Section } from './SectionLinks';
import { useLastHotel } from './useLastHotel';

const { menu, partner } = partnerSiteTexts;

/** Those that show one hotel keep to the one that was chosen. */
const sectionsOf = (hotelId: number | undefined): Section[] => [
  { to: paths.partnerDashboard(), label: partner.dashboard, icon: <HomeIcon /> },
  { to: paths.partnerCalendar({ hotelId }), label: partner.calendar, icon: <BarsIcon /> },
  { to: paths.partnerBookings(), label: partner.bookings, icon: <CalendarIcon /> },
  { to: paths.partnerHotels(), label: partner.hotels, icon: <BuildingIcon /> },
  { to: paths.partnerRooms({ hotelId }), label: partner.rooms, icon: <BedIcon /> },
  { to: paths.partnerPrices({ hotelId }), label: partner.prices, icon: <CashIcon /> },
  { to: paths.vouchers(), label: partner.discounts, icon: <TagIcon /> },
  { to: paths.partnerReviews(), label: partner.reviews, icon: <StarFilledIcon /> },
  { to: paths.partnerSettings(), label: partner.settings, icon: <SlidersIcon /> },
];

const items: MenuItem[] = [
  { key: 'profile', label: menu.profile, icon: <UserIcon />, to: paths.partnerProfile() },
  { key: 'settings', label: menu.settings, icon: <SlidersIcon />, to: paths.partnerSettings() },
  { key: 'travellers', label: menu.travellers, icon: <GlobeIcon />, to: paths.home() },
];

const login = paths.partnerLogin();

/** Around every page of the owner's side that asks for a login. */
export function PartnerLayout() {
  const account = useAppSelector(({ auth }) => auth.account);
  return (
    <RoleOnly only="PARTNER" login={login}>
      <LiveProvider>
        {/* What one account has chosen is nothing to the next. */}
        <PartnerFrame key={account} />
      </LiveProvider>
    </RoleOnly>
  );
}

function PartnerFrame() {
  const hotelId = useLastHotel();
  const sections = useMemo(() => sectionsOf(hotelId), [hotelId]);
  return (
    <AreaFrame
      home={paths.partnerDashboard()}
      sections={sections}
      tools={
        <>
          <NotificationsMenu />
          <AccountMenu items={items} login={login} />
        </>
      }
    />
  );
}
