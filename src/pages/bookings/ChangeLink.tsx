import type { Booking } from '../../api';
import { paths } from '../../../site/paths';
import { bookingsTexts } from '../../i18n/bookings';
import { useTexts } from '../../state/useTexts';
import { LinkButton } from '../../ui/actions/LinkButton';
import { canChange } from './sheetContent';

/** To changing a booking; nothing where that is not possible. */
export function ChangeLink({ booking }: { booking: Partial<Booking> }) {
  const texts = useTexts(bookingsTexts).change;
  if (!canChange(booking)) return null;
  return (
    <LinkButton variant="secondary" to={paths.changeBooking(booking.bookingId ?? '')}>
      {texts.action}
    </LinkButton>
  );
}
