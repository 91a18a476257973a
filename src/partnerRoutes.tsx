import { lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AdminLayout } from './features/partner/site/AdminLayout';
import { AreaSkeleton } from './features/partner/site/AreaSkeleton';
import { EntryLayout } from './features/partner/site/EntryLayout';
import { PartnerLayout } from './features/partner/site/PartnerLayout';
import { PartnerTheme } from './ui/partner/theme/PartnerTheme';
import { adminPaths, partnerPaths } from './partnerPaths';
import { Redirect } from './ui/navigation/Redirect';

const PartnerLoginPage = lazy(() => import('./features/partner/account/PartnerLoginPage'));
const PartnerRegisterPage = lazy(() => import('./features/partner/account/PartnerRegisterPage'));
const PartnerForgotPasswordPage = lazy(
  () => import('./features/partner/account/PartnerForgotPasswordPage'),
);
const PartnerProfilePage = lazy(() => import('./features/partner/account/PartnerProfilePage'));
const PartnerSettingsPage = lazy(() => import('./features/partner/account/PartnerSettingsPage'));
const DashboardPage = lazy(() => import('./features/partner/dashboard/DashboardPage'));
const PartnerBookingsPage = lazy(() => import('./features/partner/bookings/PartnerBookingsPage'));
const PartnerReviewsPage = lazy(() => import('./features/partner/reviews/PartnerReviewsPage'));
const PartnerHotelsPage = lazy(() => import('./features/partner/hotels/PartnerHotelsPage'));
const CreateHotelPage = lazy(() => import('./features/partner/hotels/CreateHotelPage'));
const EditHotelPage = lazy(() => import('./features/partner/hotels/EditHotelPage'));
const PartnerRoomsPage = lazy(() => import('./features/partner/rooms/PartnerRoomsPage'));
const CreateRoomPage = lazy(() => import('./features/partner/rooms/CreateRoomPage'));
const EditRoomPage = lazy(() => import('./features/partner/rooms/EditRoomPage'));
const VouchersPage = lazy(() => import('./features/partner/vouchers/VouchersPage'));
const CreateVoucherPage = lazy(() => import('./features/partner/vouchers/CreateVoucherPage'));
const EditVoucherPage = lazy(() => import('./features/partner/vouchers/EditVoucherPage'));
const AdminUsersPage = lazy(() => import('./features/admin/AdminUsersPage'));
const AdminHotelsPage = lazy(() => import('./features/admin/AdminHotelsPage'));
const AdminBookingsPage = lazy(() => import('./features/admin/AdminBookingsPage'));
const AdminActionsPage = lazy(() => import('./features/admin/AdminActionsPage'));
const AreaNotFoundPage = lazy(() => import('./features/partner/site/AreaNotFoundPage'));

/** Every URL of the owner's and the administrator's side and its page; see routes.tsx. */
export function AreaRoutes() {
  const isAdmin = useLocation().pathname.startsWith('/admin');
  return <PartnerTheme>{isAdmin ? <AdminPages /> : <PartnerPages />}</PartnerTheme>;
}

export function PartnerPages() {
  return (
    <Routes>
      <Route index element={<GoOn to={partnerPaths.dashboard()} />} />
      <Route element={<EntryLayout />}>
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
      <Route element={<EntryLayout />}>
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
