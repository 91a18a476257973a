import { lazy, type ComponentType } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { AdminLayout } from './partner/site/AdminLayout';
import { AreaSkeleton } from './partner/site/AreaSkeleton';
import { SignInLayout } from './partner/site/SignInLayout';
import { PartnerLayout } from './partner/site/PartnerLayout';
import { PartnerTheme } from './ui/theme/PartnerTheme';
import { pages, rows, type BackofficePage, type PageKey } from '../../site/pages';
import { Redirect } from '../ui/navigation/Redirect';

const AreaNotFoundPage = lazy(() => import('./partner/site/AreaNotFoundPage'));

/** The component of each of the owner's and the administrator's pages in site/pages.ts. */
const components: Record<BackofficePage, ComponentType> = {
  partnerLogin: lazy(() => import('./partner/account/PartnerLoginPage')),
  partnerRegister: lazy(() => import('./partner/account/PartnerRegisterPage')),
  partnerForgotPassword: lazy(() => import('./partner/account/PartnerForgotPasswordPage')),
  partnerDashboard: lazy(() => import('./partner/dashboard/PartnerDashboardPage')),
  partnerBookings: lazy(() => import('./partner/bookings/PartnerBookingsPage')),
  partnerReviews: lazy(() => import('./partner/reviews/PartnerReviewsPage')),
  partnerHotels: lazy(() => import('./partner/hotels/PartnerHotelsPage')),
  newHotel: lazy(() => import('./partner/hotels/NewHotelPage')),
  editHotel: lazy(() => import('./partner/hotels/EditHotelPage')),
  partnerRooms: lazy(() => import('./partner/rooms/PartnerRoomsPage')),
  newRoom: lazy(() => import('./partner/rooms/NewRoomPage')),
  editRoom: lazy(() => import('./partner/rooms/EditRoomPage')),
  vouchers: lazy(() => import('./partner/vouchers/VouchersPage')),
  newVoucher: lazy(() => import('./partner/vouchers/NewVoucherPage')),
  editVoucher: lazy(() => import('./partner/vouchers/EditVoucherPage')),
  partnerProfile: lazy(() => import('./partner/account/PartnerProfilePage')),
  partnerSettings: lazy(() => import('./partner/account/PartnerSettingsPage')),
  adminUsers: lazy(() => import('./admin/AdminUsersPage')),
  adminHotels: lazy(() => import('./admin/AdminHotelsPage')),
  adminBookings: lazy(() => import('./admin/AdminBookingsPage')),
  adminActions: lazy(() => import('./admin/AdminActionsPage')),
};

const routes = { '/partner': routesIn('/partner'), '/admin': routesIn('/admin') };

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
        const Page = components[sameAs as BackofficePage];
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
