import { privacyHandlers } from './accounts/privacy';
import { sessionHandlers } from './accounts/sessions';
import { signUpHandlers } from './accounts/signUp';
import { changeHandlers } from './bookings/change';
import { changeCalendarHandlers } from './bookings/changeCalendar';
import { createHandlers } from './bookings/create';
import { deskHandlers } from './bookings/desk';
import { deskChangeHandlers } from './bookings/deskChange';
import { guestHandlers } from './bookings/guests';
import { partnerBookingHandlers } from './bookings/partners';
import { quoteHandlers } from './bookings/quotes';
import { bookingHandlers } from './bookings/travellers';
import { dashboardHandlers } from './dashboard/handlers';
import { uploadHandlers } from './files/uploads';
import { favouriteHandlers } from './hotels/favourites';
import { partnerHotelHandlers } from './hotels/partners';
import { travellerHandlers } from './hotels/travellers';
import { adminHandlers } from './admin/handlers';
import { undoHandlers } from './bookings/undo';
import { swapHandlers } from './bookings/swap';
import { calendarHandlers } from './calendar/handlers';
import { exportHandlers } from './exports/handlers';
import type { Handler } from './http/call';
import { priceHandlers } from './prices/handlers';
import { seasonHandlers } from './prices/seasons';
import { reviewHandlers } from './reviews/handlers';
import { closureHandlers } from './rooms/closures';
import { partnerRoomHandlers } from './rooms/partners';
import { roomHandlers } from './rooms/travellers';
import { typeAvailabilityHandlers } from './rooms/typeAvailability';
import { roomTypeHandlers } from './rooms/types';
import { voucherHandlers } from './vouchers/vouchers';

/** By the contract's `operationId`. */
export const handlers: Record<string, Handler> = {
  ...signUpHandlers,
  ...sessionHandlers,
  ...privacyHandlers,
  ...travellerHandlers,
  ...favouriteHandlers,
  ...roomHandlers,
  ...typeAvailabilityHandlers,
  ...quoteHandlers,
  ...createHandlers,
  ...bookingHandlers,
  ...changeHandlers,
  ...changeCalendarHandlers,
  ...reviewHandlers,
  ...partnerHotelHandlers,
  ...uploadHandlers,
  ...partnerRoomHandlers,
  ...roomTypeHandlers,
  ...closureHandlers,
  ...priceHandlers,
  ...seasonHandlers,
  ...voucherHandlers,
  ...partnerBookingHandlers,
  ...guestHandlers,
  ...deskHandlers,
  ...deskChangeHandlers,
  ...dashboardHandlers,
  ...undoHandlers,
  ...swapHandlers,
  ...calendarHandlers,
  ...exportHandlers,
  ...adminHandlers,
};
