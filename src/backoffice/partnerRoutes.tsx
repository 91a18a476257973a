import { lazy } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { AdminLayout } from './partner/site/AdminLayout';
import { AreaSkeleton } from './partner/site/AreaSkeleton';
import { SignInLayout } from './partner/site/SignInLayout';
import { PartnerLayout } from './partner/site/PartnerLayout';
import { PartnerTheme } from './ui/theme/PartnerTheme';
import { pageAt } from '../../site/pageAt';
import { pages, rows, type BackofficePage, type PageKey } from '../../site/pages';
import { landingPage } from '../ui/navigation/landingPage';
import { Redirect } from '../ui/navigation/Redirect';

const AreaNotFoundPage = lazy(() => import('./partner/site/AreaNotFoundPage'));

/** The component of each of the owner's and the administrator's pages in site/pages.ts. */
const components: Record<BackofficePage, ReturnType<typeof landingPage>> = {
  partnerLogin: landingPage(() => import('./partner/account/PartnerLoginPage')),
  partnerRegister: landingPage(() => import('./partner/account/PartnerRegisterPage')),
  partnerForgotPassword: landingPage(() => import('./partner/account/PartnerForgotPasswordPage')),
  partnerDashboard: landingPage(() => import('./partner/dashboard/PartnerDashboardPage')),
  partnerBookings: landingPage(() => import('./partner/bookings/PartnerBookingsPage')),
  partnerReviews: landingPage(() => import('./partner/reviews/PartnerReviewsPage')),
  partnerHotels: landingPage(() => import('./partner/hotels/PartnerHotelsPage')),
  newHotel: landingPage(() => import('./partner/hotels/NewHotelPage')),
  editHotel: landingPage(() => import('./partner/hotels/EditHotelPage')),
  partnerRooms: landingPage(() => import('./partner/rooms/PartnerRoomsPage')),
  newRoom: landingPage(() => import('./partner/rooms/NewRoomPage')),
  editRoom: landingPage(() => import('./partner/rooms/EditRoomPage')),
  partnerPrices: landingPage(() => import('./partner/prices/PartnerPricesPage')),
  vouchers: landingPage(() => import('./partner/vouchers/VouchersPage')),
  newVoucher: landingPage(() => import('./partner/vouchers/NewVoucherPage')),
  editVoucher: landingPage(() => import('./partner/vouchers/EditVoucherPage')),
  partnerProfile: landingPage(() => import('./partner/account/PartnerProfilePage')),
  partnerSettings: landingPage(() => import('./partner/account/PartnerSettingsPage')),
  adminUsers: landingPage(() => import('./admin/AdminUsersPage')),
  adminHotels: landingPage(() => import('./admin/AdminHotelsPage')),
  adminBookings: landingPage(() => import('./admin/AdminBookingsPage')),
  adminActions: landingPage(() => import('./admin/AdminActionsPage')),
};

const routes = { '/partner': routesIn('/partner'), '/admin': routesIn('/admin') };

/**
 * Fetches the page at this address, so that it is there with the area: shown as loading first, React would hold
 * it back for 300 ms. One that fails says so in its own place.
 */
export async function fetchPage(address: string): Promise<void> {
  const { key, page } = pageAt(address) ?? {};
  const shown = components[(page?.leadsTo ?? page?.sameAs ?? key) as BackofficePage];
  await shown?.fetch().catch(() => undefined);
}

/** The page of the owner's or the administrator's side that the router is at. */
export function AreaRoutes() {
  const isAdmin = useLocation().pathname.startsWith('/admin');
  return <PartnerTheme>{useRoutes(routes[isAdmin ? '/admin' : '/partner'])}</PartnerTheme>;
}

/** As the router wants them within `area`, which it has read off the address already. */
function routesIn(area: '/partner' | '/admin'): RouteObject[] {
  const here = rows.filter(([, { path }]) => `${path}/`.startsWith(`${area}/`));
  const seenBy = (who: 'partner' | 'admin' | undefined): RouteObject[] =>
    here
      .filter(([, { access, leadsTo }]) => access === who && !leadsTo)
      .map(([key, { path, sameAs = key }]) => {
        const { Page } = components[sameAs as BackofficePage];
        return { path: path.slice(area.length + 1), element: <Page /> };
      });
  return [
    ...here.flatMap(([, { leadsTo }]) => {
      return leadsTo
        ? [{ index: true, element: <GoOn to={pages[leadsTo as PageKey].path} /> }]
        : [];
    }),
    {
      element: <SignInLayout />,
      children: [...seenBy(undefined), { path: '*', element: <AreaNotFoundPage /> }],
    },
    { element: <PartnerLayout />, children: seenBy('partner') },
    { element: <AdminLayout />, children: seenBy('admin') },
  ];
}

/** The next page is made while this one stays: it is never blank. */
function GoOn({ to }: { to: string }) {
  return (
    <>
      <AreaSkeleton />
      <Redirect to={to} replace />
    </>
  );
}
