import type { PartnerBooking } from '../../../api/partner';
import { guestNameOf } from '../../../../domain/bookings/guestName';

/** The family name comes first, as in Vietnam. */
export function guestName({ user }: Pick<PartnerBooking, 'user'>): string {
  return guestNameOf({ guestFirstName: user.firstName, guestLastName: user.lastName });
}
