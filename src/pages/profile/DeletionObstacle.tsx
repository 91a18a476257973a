import type { AccountRecord } from '../../api/accounts';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { profileTexts } from '../../i18n/profile';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';

/** Why an account cannot be deleted now, by the server's name for it. */
type Obstacle = 'COMING_BOOKINGS' | 'HAS_BOOKINGS' | 'HOTELS_ON_SALE' | 'ADMIN';

export function obstacleOf(record: AccountRecord | undefined): Obstacle | null {
  if (!record) return null;
  if (record.comingBookings > 0) return 'COMING_BOOKINGS';
  if (record.expectedGuests > 0) return 'HAS_BOOKINGS';
  return record.hotelsOnSale > 0 ? 'HOTELS_ON_SALE' : null;
}

type DeletionObstacleProps = { obstacle: Obstacle; record: AccountRecord | undefined };

/** In the place of the button: what has to be done first, and where. */
export function DeletionObstacle({ obstacle, record }: DeletionObstacleProps) {
  const { deletion: texts } = useTexts(profileTexts);
  const { comingBookings = 0, expectedGuests = 0, hotelsOnSale = 0 } = record ?? {};
  const said = {
    COMING_BOOKINGS: texts.coming(comingBookings),
    HAS_BOOKINGS: texts.guests(expectedGuests),
    HOTELS_ON_SALE: texts.onSale(hotelsOnSale),
    ADMIN: texts.admin,
  };
  const way =
    obstacle === 'COMING_BOOKINGS'
      ? { to: paths.bookings(), label: texts.seeBookings }
      : { to: paths.partner(), label: texts.toPartner };
  return (
    <Notice
      tone="warning"
      still
      action={
        obstacle !== 'ADMIN' && (
          <LinkButton to={way.to} variant="secondary">
            {way.label}
          </LinkButton>
        )
      }
    >
      <p>{said[obstacle]}</p>
    </Notice>
  );
}
