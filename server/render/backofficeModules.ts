import type { BackofficePage } from '../../site/pages';

const AREA = ['src/backoffice/partnerArea.tsx', 'src/backoffice/partnerRoutes.tsx'];

/** The module of each page of the owner's and the administrator's, beneath src/backoffice. */
const modules: Record<BackofficePage, string> = {
  partnerLogin: 'partner/account/PartnerLoginPage',
  partnerRegister: 'partner/account/PartnerRegisterPage',
  partnerForgotPassword: 'partner/account/PartnerForgotPasswordPage',
  partnerDashboard: 'partner/dashboard/DashboardPage',
  partnerBookings: 'partner/bookings/PartnerBookingsPage',
  partnerReviews: 'partner/reviews/PartnerReviewsPage',
  partnerHotels: 'partner/hotels/PartnerHotelsPage',
  newHotel: 'partner/hotels/CreateHotelPage',
  editHotel: 'partner/hotels/EditHotelPage',
  partnerRooms: 'partner/rooms/PartnerRoomsPage',
  newRoom: 'partner/rooms/CreateRoomPage',
  editRoom: 'partner/rooms/EditRoomPage',
  vouchers: 'partner/vouchers/VouchersPage',
  newVoucher: 'partner/vouchers/CreateVoucherPage',
  editVoucher: 'partner/vouchers/EditVoucherPage',
  partnerProfile: 'partner/account/PartnerProfilePage',
  partnerSettings: 'partner/account/PartnerSettingsPage',
  adminUsers: 'admin/AdminUsersPage',
  adminHotels: 'admin/AdminHotelsPage',
  adminBookings: 'admin/AdminBookingsPage',
  adminActions: 'admin/AdminActionsPage',
};

/** What the HTML of a page there announces, so that its program comes together with the area's. */
export function backofficeModules(page: string | undefined): string[] {
  const module = page && modules[page as BackofficePage];
  return module ? [...AREA, `src/backoffice/${module}.tsx`] : AREA;
}
