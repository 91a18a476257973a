import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BrokenPage } from '../pages/shell/BrokenPage';
import { Layout } from '../pages/shell/Layout';
import { PagePlace } from '../pages/shell/PagePlace';
import { SignedInOnly } from '../pages/shell/SignedInOnly';
import { landingPage } from './landingPage';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { useOverlayHistory } from '../ui/overlays/useOverlayHistory';

const home = landingPage(() => import('../pages/home/HomePage'));
const hotel = landingPage(() => import('../pages/hotel/HotelPage'));
const room = landingPage(() => import('../pages/room/RoomPage'));
const hotels = landingPage(() => import('../pages/search/HotelsPage'));
const LoginPage = lazy(() => import('../pages/auth/LoginPage'));
const RegisterPage = lazy(() => import('../pages/auth/RegisterPage'));
const ForgotPasswordPage = lazy(() => import('../pages/auth/ForgotPasswordPage'));
const ResetPasswordPage = lazy(() => import('../pages/auth/ResetPasswordPage'));
const VerifyEmailPage = lazy(() => import('../pages/auth/VerifyEmailPage'));
const ProfilePage = lazy(() => import('../pages/profile/ProfilePage'));
const BookingDetailsPage = lazy(() => import('../pages/checkout/BookingDetailsPage'));
const BookingConfirmationPage = lazy(() => import('../pages/trips/BookingConfirmationPage'));
const BookingsPage = lazy(() => import('../pages/trips/BookingsPage'));
const BookingPage = lazy(() => import('../pages/trips/BookingPage'));
const ReviewPage = lazy(() => import('../pages/reviews/ReviewPage'));
const FavouritesPage = lazy(() => import('../pages/saved/FavouritesPage'));
const HistoryPage = lazy(() => import('../pages/saved/HistoryPage'));
const PolicySupportPage = lazy(() => import('../pages/shell/PolicySupportPage'));
const NotFoundPage = lazy(() => import('../pages/shell/NotFoundPage'));
const PartnerArea = lazy(async () => ({
  default: (await import('../backoffice/partnerArea')).PartnerArea,
}));

const signedIn = (page: ReactNode) => <SignedInOnly>{page}</SignedInOnly>;

/** Fetches the page at this address if it is one that travellers land on. */
export async function fetchLandingPage(path: string): Promise<void> {
  if (path === '/') await home.fetch();
  else if (path.startsWith('/hotels/rooms/')) await room.fetch();
  else if (path.startsWith('/hotels/')) await hotel.fetch();
  else if (path === '/hotels') await hotels.fetch();
}

/** Fetches all of them, for where there is no address yet. */
export async function fetchLandingPages(): Promise<void> {
  await Promise.all([home, hotel, room, hotels].map((page) => page.fetch()));
}

/** The page of the address that the router is at, with what must hold for all of them. */
export function AppRoutes() {
  useOverlayHistory();
  return (
    <ErrorBoundary fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}>
      <PageTable />
    </ErrorBoundary>
  );
}

/** Every URL of the product and its page: the table of contents, with partnerRoutes.tsx. */
export function PageTable() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<home.Page />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="register" element={<RegisterPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="email-verification" element={<VerifyEmailPage />} />
        <Route path="hotels" element={<hotels.Page />} />
        <Route path="hotels/rooms" element={<NotFoundPage />} />
        <Route path="hotels/rooms/:id" element={<room.Page />} />
        <Route path="hotels/:id" element={<hotel.Page />} />
        <Route path="booking-details" element={<BookingDetailsPage />} />
        <Route path="booking-detail" element={<BookingDetailsPage />} />
        <Route path="booking-confirmation" element={<BookingConfirmationPage />} />
        <Route path="bookings" element={signedIn(<BookingsPage />)} />
        <Route path="bookings/:bookingId" element={signedIn(<BookingPage />)} />
        <Route path="bookings/:bookingId/review" element={signedIn(<ReviewPage />)} />
        <Route path="profile" element={signedIn(<ProfilePage />)} />
        <Route path="favourites" element={<FavouritesPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="policy-support" element={<PolicySupportPage />} />
        <Route path="not-found" element={<NotFoundPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<PagePlace />}>
        <Route path="partner/*" element={<PartnerArea />} />
        <Route path="admin/*" element={<PartnerArea />} />
      </Route>
    </Routes>
  );
}
