import type { Guest, PartnerBooking } from '../../../api/partner';
import { guestNameOf } from '../../../../domain/bookings/guestName';

type Booker = { user: Pick<Guest, 'firstName' | 'lastName'> };
type Guests = Booker & Partial<Pick<PartnerBooking, 'arrivingGuest'>>;

/** Who stands at the counter. The family name comes first, as in Vietnam. */
export function guestName(booking: Guests): string {
  return booking.arrivingGuest?.name ?? bookerName(booking);
}

/** Whose account it is. */
export function bookerName({ user }: Booker): string {
  return guestNameOf({ guestFirstName: user.firstName, guestLastName: user.lastName });
}
