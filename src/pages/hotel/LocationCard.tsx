import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { hotelDetailTexts } from '../../i18n/hotelDetails';
import { buttonClass } from '../../ui/actions/buttonClass';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { PinIcon } from '../../ui/icons/stayIcons';
import { Card } from '../../ui/layout/Card';
import { classNames } from '../../ui/classNames';
import styles from './LocationCard.module.css';
import { LOCATION_ID } from './locationId';

type LocationCardProps = { name: string; location: string };

/** The address, and a way to it in the traveller's own maps app; no map is loaded here. */
export function LocationCard({ name, location }: LocationCardProps) {
  const texts = useTexts(hotelDetailTexts);
  const cards = useTexts(hotelCardTexts);
  const query = new URLSearchParams({ api: '1', query: `${name}, ${location}` });
  return (
    <Card as="section" id={LOCATION_ID} className={styles.card} aria-labelledby="location-heading">
      <h2 id="location-heading" className={styles.heading}>
        {texts.location}
      </h2>
      <div className={classNames('between', styles.row)}>
        <p className={classNames('iconLine', styles.address)}>
          <PinIcon />
          <span lang={languageOf(location)}>{location || cards.noLocation}</span>
        </p>
        {location && (
          <a
            href={`https://www.google.com/maps/search/?${query.toString()}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <span>
              {texts.openMap} <span className="visuallyHidden">{texts.newTab}</span>
            </span>
          </a>
        )}
      </div>
    </Card>
  );
}
