import type { PartnerBooking } from '../../../api/partner';

/** The family name comes first, as in Vietnam. */
export function guestName({ user }: Pick<PartnerBooking, 'user'>): string {
  return `${user.lastName} ${user.firstName}`.trim();
}
