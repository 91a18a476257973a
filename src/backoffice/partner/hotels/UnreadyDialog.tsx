import { Button } from 'antd';
import { Link } from '../../../ui/navigation/Link';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { Unready } from './useListing';
import { Stack } from '../../../ui/layout/Stack';
import styles from './hotels.module.css';

type UnreadyDialogProps = { unready: readonly Unready[]; onClose: () => void };

/** Why hotels could not be published, and where that is put right. */
export function UnreadyDialog({ unready, onClose }: UnreadyDialogProps) {
  return (
    <Dialog
      open={unready.length > 0}
      onClose={onClose}
      title={texts.listing.notYet}
      closeLabel={texts.listing.close}
      actions={<Button onClick={onClose}>{texts.listing.close}</Button>}
    >
      <Stack>
        {unready.map(({ hotel, reasons }) => (
          <section key={hotel.id} aria-label={hotel.name}>
            <strong>{hotel.name}</strong>
            <ul>
              {reasons.map(({ field, text }) => (
                <li key={field}>{text}</li>
              ))}
            </ul>
            <p className={styles.actions}>
              {reasons.some(({ field }) => field !== 'rooms') && (
                <Link to={paths.editHotel(hotel.id)} onClick={onClose}>
                  {texts.editOf(hotel.name)}
                </Link>
              )}
              {reasons.some(({ field }) => field === 'rooms') && (
                <Link to={paths.newRoom({ hotelId: hotel.id })} onClick={onClose}>
                  {texts.listing.addRoom}
                </Link>
              )}
            </p>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
