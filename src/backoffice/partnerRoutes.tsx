import { lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AdminLayout } from './partner/site/AdminLayout';
import { AreaSkeleton } from './partner/site/AreaSkeleton';
import { SignInLayout } from './partner/site/SignInLayout';
import { PartnerLayout } from './partner/site/PartnerLayout';
import { PartnerTheme } from './ui/theme/PartnerTheme';
import { adminPaths, partnerPaths } from '../partnerPaths';
import { Redirect } from '../ui/navigation/Redirect';

const PartnerLoginPage = lazy(() => import('./partner/account/PartnerLoginPage'));
const PartnerRegisterPage = lazy(() => import('./partner/account/PartnerRegisterPage'));
const PartnerForgotPasswordPage = lazy(() => import('./partner/account/PartnerForgotPasswordPage'));
const PartnerProfilePage = lazy(() => import('./partner/account/PartnerProfilePage'));
const PartnerSettingsPage = lazy(() => import('./partner/account/PartnerSettingsPage'));
const DashboardPage = lazy(() => import('./partner/dashboard/DashboardPage'));
const PartnerBookingsPage = lazy(() => import('./partner/bookings/PartnerBookingsPage'));
const PartnerReviewsPage = lazy(() => import('./partner/reviews/PartnerReviewsPage'));
const PartnerHotelsPage = lazy(() => import('./partner/hotels/PartnerHotelsPage'));
const CreateHotelPage = lazy(() => import('./partner/hotels/CreateHotelPage'));
const EditHotelPage = lazy(() => import('./partner/hotels/EditHotelPage'));
const PartnerRoomsPage = lazy(() => import('./partner/rooms/PartnerRoomsPage'));
const CreateRoomPage = lazy(() => import('./partner/rooms/CreateRoomPage'));
const EditRoomPage = lazy(() => import('./partner/rooms/EditRoomPage'));
const VouchersPage = lazy(() => import('./partner/vouchers/VouchersPage'));
const CreateVoucherPage = lazy(() => import('./partner/vouchers/CreateVoucherPage'));
const EditVoucherPage = lazy(() => import('./partner/vouchers/EditVoucherPage'));
const AdminUsersPage = lazy(() => import('./admin/AdminUsersPage'));
const AdminHotelsPage = lazy(() => import('./admin/AdminHotelsPage'));
const AdminBookingsPage = lazy(() => import('./admin/AdminBookingsPage'));
const AdminActionsPage = lazy(() => import('./admin/AdminActionsPage'));
const AreaNotFoundPage = lazy(() => import('./partner/site/AreaNotFoundPage'));

/** Every URL of the owner's and the administrator's side and its page; see routes.tsx. */
export function AreaRoutes() {
  const isAdmin = useLocation().pathname.startsWith('/admin');
  return <PartnerTheme>{isAdmin ? <AdminPages /> : <PartnerPages />}</PartnerTheme>;
}

export function PartnerPages() {
  return (
    <Routes>
      <Route index element={<GoOn to={partnerPaths.dashboard()} />} />
      <Route element={<SignInLayout />}>
        <Route path="login" element={<PartnerLoginPage />} />
        <Route path="register" element={<PartnerRegisterPage />} />
        <Route path="forgot-password" element={<PartnerForgotPasswordPage />} />
        <Route path="*" element={<AreaNotFoundPage />} />
      </Route>
      <Route element={<PartnerLayout />}>
        <Route path="dashboard" element={<DashboardPage />} />
        <Route path="bookings" element={<PartnerBookingsPage />} />
        <Route path="reviews" element={<PartnerReviewsPage />} />
        <Route path="hotel-management">
          <Route index element={<PartnerHotelsPage />} />
          <Route path="create-hotel" element={<CreateHotelPage />} />
          <Route path="edit/:hotelId" element={<EditHotelPage />} />
        </Route>
        <Route path="room-management">
          <Route index element={<PartnerRoomsPage />} />
          <Route path="create" element={<CreateRoomPage />} />
          <Route path="edit/:roomId" element={<EditRoomPage />} />
          <Route path="update/:roomId" element={<EditRoomPage />} />
        </Route>
        <Route path="discount-management">
          <Route index element={<VouchersPage />} />
          <Route path="create" element={<CreateVoucherPage />} />
          <Route path="edit/:discountId" element={<EditVoucherPage />} />
        </Route>
        <Route path="profile" element={<PartnerProfilePage />} />
        <Route path="settings" element={<PartnerSettingsPage />} />
      </Route>
    </Routes>
  );
}

export function AdminPages() {
  return (
    <Routes>
      <Route index element={<GoOn to={adminPaths.users()} />} />
      <Route element={<AdminLayout />}>
        <Route path="users" element={<AdminUsersPage />} />
        <Route path="hotels" element={<AdminHotelsPage />} />
        <Route path="bookings" element={<AdminBookingsPage />} />
        <Route path="actions" element={<AdminActionsPage />} />
      </Route>
      <Route element={<SignInLayout />}>
        <Route path="*" element={<AreaNotFoundPage />} />
      </Route>
    </Routes>
  );
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
