/** Who stayed, once that is known no more. */
export const ANONYMISED_GUEST = 'Anonymised guest';

/** As Vietnamese say it, the family name first; who gave one name only has no other. */
export function guestNameOf(guest: { guestFirstName: string; guestLastName: string }): string {
  return `${guest.guestLastName} ${guest.guestFirstName}`.trim() || ANONYMISED_GUEST;
}

/** Who stands at the counter: the guest for whom it was booked, else who booked. */
export function arrivingNameOf(
  booking: Parameters<typeof guestNameOf>[0] & { arrivingName: string },
): string {
  return booking.arrivingName || guestNameOf(booking);
}
