import type { PartnerBooking } from '../../../api/partner';
import { guestNameOf } from '../../../../domain/bookings/guestName';

type Guests = Pick<PartnerBooking, 'user' | 'arrivingGuest'>;

/** Who stands at the counter. The family name comes first, as in Vietnam. */
export function guestName(booking: Guests): string {
  return booking.arrivingGuest?.name ?? bookerName(booking);
}

/** Whose account it is. */
export function bookerName({ user }: Pick<PartnerBooking, 'user'>): string {
  return guestNameOf({ guestFirstName: user.firstName, guestLastName: user.lastName });
}
