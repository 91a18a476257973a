import { Link } from '../../ui/navigation/Link';
import type { HotelSummary } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { locationOf } from '../hotel/hotelFields';
import { languageOf } from '../hotel/ownLanguage';
import { PinIcon } from '../../ui/icons/stayIcons';
import { PhoneLink } from './PhoneLink';
import styles from './HotelLines.module.css';

/** Which hotel it is, where it is, and its phone. */
export function HotelLines({ hotel }: { hotel: Partial<HotelSummary> }) {
  const texts = useTexts(bookingsTexts).hotel;
  const stay = useShownStay();
  const name = hotel.name || texts.unnamed;
  const location = locationOf(hotel);
  return (
    <div>
      <h2 className={styles.name} lang={languageOf(name)}>
        {hotel.id ? <Link to={paths.hotel(hotel.id, stay)}>{name}</Link> : name}
      </h2>
      <p className={styles.place}>
        <PinIcon />
        <span lang={languageOf(location)}>{location || texts.noAddress}</span>
      </p>
      <PhoneLink phone={hotel.phone} label={texts.phone} />
    </div>
  );
}
