import { Fragment, lazy, type ComponentType, type ReactNode } from 'react';
import { matchPath, useRoutes, type RouteObject } from 'react-router-dom';
import { BrokenPage } from '../pages/shell/BrokenPage';
import { Layout } from '../pages/shell/Layout';
import { PagePlace } from '../pages/shell/PagePlace';
import { PageSkeleton } from '../pages/shell/PageSkeleton';
import { SignedInOnly } from '../pages/shell/SignedInOnly';
import { isInBackoffice } from '../../site/backoffice';
import { pages, rows, type RenderedPage, type TravellerPage } from '../../site/pages';
import type { AppStore } from '../state/store';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { landingPage } from '../ui/navigation/landingPage';
import { useOverlayHistory } from '../ui/overlays/useOverlayHistory';

const landings = {
  home: landingPage(() => import('../pages/home/HomePage')),
  hotels: landingPage(() => import('../pages/search/HotelsPage')),
  hotel: landingPage(() => import('../pages/hotel/HotelPage')),
  room: landingPage(() => import('../pages/room/RoomPage')),
} satisfies Record<RenderedPage, unknown>;

/** The component of each of the traveller's pages in site/pages.ts. */
const components: Record<TravellerPage, ComponentType> = {
  home: landings.home.Page,
  hotels: landings.hotels.Page,
  hotel: landings.hotel.Page,
  room: landings.room.Page,
  login: lazy(() => import('../pages/auth/LoginPage')),
  register: lazy(() => import('../pages/auth/RegisterPage')),
  forgotPassword: lazy(() => import('../pages/auth/ForgotPasswordPage')),
  resetPassword: lazy(() => import('../pages/auth/ResetPasswordPage')),
  verifyEmail: lazy(() => import('../pages/auth/VerifyEmailPage')),
  profile: lazy(() => import('../pages/profile/ProfilePage')),
  bookingDetails: lazy(() => import('../pages/checkout/BookingDetailsPage')),
  bookingConfirmation: lazy(() => import('../pages/bookings/BookingConfirmationPage')),
  bookings: lazy(() => import('../pages/bookings/BookingsPage')),
  booking: lazy(() => import('../pages/bookings/BookingPage')),
  changeBooking: lazy(() => import('../pages/bookings/change/ChangeBookingPage')),
  review: lazy(() => import('../pages/reviews/ReviewPage')),
  favourites: lazy(() => import('../pages/saved/FavouritesPage')),
  history: lazy(() => import('../pages/saved/HistoryPage')),
  policySupport: lazy(() => import('../pages/shell/PolicySupportPage')),
  notFound: lazy(() => import('../pages/shell/NotFoundPage')),
};
async function loadArea() {
  const { PartnerArea, askAhead } = await import('../backoffice/partnerArea');
  return { default: PartnerArea, askAhead };
}
const partnerArea = landingPage<{ waiting: ReactNode }, Awaited<ReturnType<typeof loadArea>>>(
  loadArea,
);

const travellerRoutes = rows.flatMap(([key, { path, sameAs = key, access }]): RouteObject[] => {
  const Page: ComponentType | undefined = components[sameAs as TravellerPage];
  const Access = access ? SignedInOnly : Fragment;
  const element = Page && (
    <Access>
      <Page />
    </Access>
  );
  return element ? [{ path, element }] : [];
});

const inLayout = (children: RouteObject[]): RouteObject => ({ element: <Layout />, children });

const routes: RouteObject[] = [
  inLayout([...travellerRoutes, { path: '*', element: <components.notFound /> }]),
  {
    element: <PagePlace />,
    children: ['partner/*', 'admin/*'].map((path) => ({
      path,
      element: <partnerArea.Page waiting={<PageSkeleton />} />,
    })),
  },
];

/** Those of the pages that the server draws, alone: the router goes through all it has for each page. */
export const renderedRoutes = [
  inLayout(
    travellerRoutes.filter(({ path }) =>
      rows.some(([, page]) => page.rendered && page.path === path),
    ),
  ),
];

const allLandings = Object.entries(landings) as [RenderedPage, (typeof landings)['home']][];

/** Fetches the page at this address if it is one that travellers land on, or the beginning of the back office. */
export async function fetchLandingPage(address: string, store: AppStore): Promise<void> {
  if (isInBackoffice(address)) void (await partnerArea.fetch()).askAhead(store);
  else await allLandings.find(([key]) => matchPath(pages[key].path, address))?.[1].fetch();
}

/** Fetches all of them, for where there is no address yet. */
export async function fetchLandingPages(): Promise<void> {
  await Promise.all(allLandings.map(([, page]) => page.fetch()));
}

/** The page of the address that the router is at, with what must hold for all of them. */
export function AppRoutes({ of = routes }: { of?: RouteObject[] }) {
  useOverlayHistory();
  return (
    <ErrorBoundary fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}>
      <CurrentPage of={of} />
    </ErrorBoundary>
  );
}

function CurrentPage({ of }: { of: RouteObject[] }) {
  return useRoutes(of);
}
