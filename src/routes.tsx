import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BrokenPage } from './features/site/BrokenPage';
import { Layout } from './features/site/Layout';
import { PagePlace } from './features/site/PagePlace';
import { SignedInOnly } from './features/site/SignedInOnly';
import { landingPage } from './landingPage';
import { ErrorBoundary } from './ui/feedback/ErrorBoundary';
import { useOverlayHistory } from './ui/overlays/useOverlayHistory';

const home = landingPage(() => import('./features/hotels/HomePage'));
const hotel = landingPage(() => import('./features/hotels/HotelPage'));
const room = landingPage(() => import('./features/rooms/RoomPage'));
const hotels = landingPage(() => import('./features/hotels/HotelsPage'));
const LoginPage = lazy(() => import('./features/accounts/LoginPage'));
const RegisterPage = lazy(() => import('./features/accounts/RegisterPage'));
const ForgotPasswordPage = lazy(() => import('./features/accounts/ForgotPasswordPage'));
const ResetPasswordPage = lazy(() => import('./features/accounts/ResetPasswordPage'));
const VerifyEmailPage = lazy(() => import('./features/accounts/VerifyEmailPage'));
const ProfilePage = lazy(() => import('./features/accounts/ProfilePage'));
const BookingDetailsPage = lazy(() => import('./features/bookings/BookingDetailsPage'));
const BookingConfirmationPage = lazy(() => import('./features/bookings/BookingConfirmationPage'));
const BookingsPage = lazy(() => import('./features/bookings/BookingsPage'));
const BookingPage = lazy(() => import('./features/bookings/BookingPage'));
const ReviewPage = lazy(() => import('./features/reviews/ReviewPage'));
const FavouritesPage = lazy(() => import('./features/favourites/FavouritesPage'));
const HistoryPage = lazy(() => import('./features/favourites/HistoryPage'));
const PolicySupportPage = lazy(() => import('./features/site/PolicySupportPage'));
const NotFoundPage = lazy(() => import('./features/site/NotFoundPage'));
const PartnerArea = lazy(async () => ({ default: (await import('./partnerArea')).PartnerArea }));

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
