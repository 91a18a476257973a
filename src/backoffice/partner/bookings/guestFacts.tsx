import type { PartnerBookingDetail } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { bookerName, guestName } from './guestName';

const texts = bookingTexts.details;

/** Who comes, who booked where that is somebody else, and how each is reached. */
export function guestFacts(booking: PartnerBookingDetail) {
  const { user, arrivingGuest, adults, children } = booking;
  const party = { label: texts.party, value: bookingTexts.party(adults, children) };
  const phone = { label: texts.phone, value: <PhoneLink number={user.phoneNumber} /> };
  // Gone when the guest has deleted the account.
  const email = {
    label: texts.email,
    value: user.email ? <a href={`mailto:${user.email}`}>{user.email}</a> : '–',
  };
  const name = { label: texts.name, value: guestName(booking) };
  if (!arrivingGuest) return [name, phone, email, party];
  return [
    name,
    { label: texts.guestPhone, value: <PhoneLink number={arrivingGuest.phoneNumber} /> },
    party,
    { label: texts.booker, value: bookerName(booking) },
    { ...phone, label: texts.bookerPhone },
    { ...email, label: texts.bookerEmail },
  ];
}

function PhoneLink({ number }: { number: string | undefined }) {
  return number ? <a href={`tel:${number}`}>{number}</a> : '–';
}
