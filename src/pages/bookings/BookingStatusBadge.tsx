import type { Booking, BookingStatus } from '../../api';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Badge } from '../../ui/display/Badge';
import { CheckIcon } from '../../ui/icons/actionIcons';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../../ui/icons/statusIcons';
import { DoorIcon } from '../../ui/icons/stayIcons';
import { statusOf } from './sheetContent';

// A shape as well as a colour, for those who cannot tell the colours apart.
const looks = {
  PENDING: { tone: 'sky', Icon: InfoIcon },
  CONFIRMED: { tone: 'leaf', Icon: CheckCircleIcon },
  CHECKED_IN: { tone: 'leaf', Icon: DoorIcon },
  COMPLETED: { tone: 'stone', Icon: CheckIcon },
  CANCELLED: { tone: 'coral', Icon: WarningIcon },
  NO_SHOW: { tone: 'coral', Icon: WarningIcon },
} as const satisfies Record<BookingStatus, object>;

export function BookingStatusBadge({ booking }: { booking: Partial<Booking> }) {
  const texts = useTexts(bookingsTexts).status;
  const status = statusOf(booking);
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {texts[status]}
    </Badge>
  );
}
