import { lazy, type ComponentType } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import type { CurrentUser } from '../api';
import type { partnerApi } from '../api/partner';
import { AdminLayout } from './partner/site/AdminLayout';
import { AreaSkeleton } from './partner/site/AreaSkeleton';
import { hasRole } from './partner/site/hasRole';
import { SignInLayout } from './partner/site/SignInLayout';
import { PartnerLayout } from './partner/site/PartnerLayout';
import { PartnerTheme } from './ui/theme/PartnerTheme';
import { pageAt } from '../../site/pageAt';
import { pages, rows, type BackofficePage, type PageKey } from '../../site/pages';
import { landingPage } from '../ui/navigation/landingPage';
import { Redirect } from '../ui/navigation/Redirect';

const AreaNotFoundPage = lazy(() => import('./partner/site/AreaNotFoundPage'));

type Question = ReturnType<typeof partnerApi.endpoints.listPartnerBookings.initiate>;

interface BackofficeModule {
  default: ComponentType;
  /** What the page asks first, at an address with this behind its `?`. */
  firstQuestion?: (search: string) => Question;
}

const page = (load: () => Promise<BackofficeModule>) => landingPage(load);

/** The component of each of the owner's and the administrator's pages in site/pages.ts. */
const components: Record<BackofficePage, ReturnType<typeof page>> = {
  partnerLogin: page(() => import('./partner/account/PartnerLoginPage')),
  partnerRegister: page(() => import('./partner/account/PartnerRegisterPage')),
  partnerForgotPassword: page(() => import('./partner/account/PartnerForgotPasswordPage')),
  partnerDashboard: page(() => import('./partner/dashboard/PartnerDashboardPage')),
  partnerCalendar: page(() => import('./partner/calendar/PartnerCalendarPage')),
  partnerBookings: page(async () => {
    const { default: Page, firstQuestion } = await import('./partner/bookings/PartnerBookingsPage');
    return { default: Page, firstQuestion };
  }),
  partnerReviews: page(() => import('./partner/reviews/PartnerReviewsPage')),
  partnerHotels: page(() => import('./partner/hotels/PartnerHotelsPage')),
  newHotel: page(() => import('./partner/hotels/NewHotelPage')),
  editHotel: page(() => import('./partner/hotels/EditHotelPage')),
  partnerRooms: page(() => import('./partner/rooms/PartnerRoomsPage')),
  newRoom: page(() => import('./partner/rooms/NewRoomPage')),
  editRoom: page(() => import('./partner/rooms/EditRoomPage')),
  partnerPrices: page(() => import('./partner/prices/PartnerPricesPage')),
  vouchers: page(() => import('./partner/vouchers/VouchersPage')),
  newVoucher: page(() => import('./partner/vouchers/NewVoucherPage')),
  editVoucher: page(() => import('./partner/vouchers/EditVoucherPage')),
  partnerProfile: page(() => import('./partner/account/PartnerProfilePage')),
  partnerSettings: page(() => import('./partner/account/PartnerSettingsPage')),
  adminUsers: page(() => import('./admin/AdminUsersPage')),
  adminHotels: page(() => import('./admin/AdminHotelsPage')),
  adminBookings: page(() => import('./admin/AdminBookingsPage')),
  adminActions: page(() => import('./admin/AdminActionsPage')),
};

const routes = { '/partner': routesIn('/partner'), '/admin': routesIn('/admin') };

/**
 * Fetches the page at this address, so that it is there with the area: shown as loading first, React would hold
 * it back for 300 ms. One that fails says so in its own place. Returns what the page will ask first, if that
 * account may be there.
 */
export async function fetchPage({ pathname, search }: { pathname: string; search: string }) {
  const { key, page: row } = pageAt(pathname) ?? {};
  const shown = components[(row?.leadsTo ?? row?.sameAs ?? key) as BackofficePage];
  const module = await shown?.fetch().catch(() => undefined);
  const role = row?.access === 'admin' ? 'ADMIN' : 'PARTNER';
  return (user: CurrentUser) => (hasRole(user, role) ? module?.firstQuestion?.(search) : undefined);
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
