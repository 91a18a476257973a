import type { Hotel } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { hotelTexts } from '../../i18n/hotels';
import { HeartButton } from '../../entities/hotel/HeartButton';
import { locationOf } from '../../entities/hotel/hotelFields';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { RatingOf } from '../../entities/review/RatingOf';
import { PinIcon } from '../../ui/icons/stayIcons';
import { Breadcrumb } from '../../ui/navigation/Breadcrumb';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { classNames } from '../../ui/classNames';
import styles from './HotelHeader.module.css';
import { lowestPrice } from './cheapestRoom';
import { LOCATION_ID } from './locationId';

/** Where we are, and the hotel in three lines. */
export function HotelHeader({ hotel }: { hotel: Hotel }) {
  const texts = useTexts(hotelTexts).page;
  const cards = useTexts(hotelCardTexts);
  const stay = useShownStay();
  const name = hotel.name || cards.noName;
  const location = locationOf(hotel) || cards.noLocation;
  const { id, images } = hotel;
  return (
    <header className={styles.header}>
      <Breadcrumb
        label={texts.breadcrumb}
        steps={[
          { label: texts.home, to: paths.home() },
          { label: texts.hotels, to: paths.hotels({}, stay) },
          { label: name, lang: languageOf(name) },
        ]}
      />
      <div className={classNames('between', styles.title)}>
        <div className={styles.words}>
          <p className={styles.type}>{cards.propertyType[hotel.propertyType ?? 'HOTEL']}</p>
          <PageTitle
            title={name}
            siteName="Nghỉ Đâu"
            description={texts.description(name, location)}
          >
            <span lang={languageOf(name)}>{name}</span>
          </PageTitle>
          <p className={styles.facts}>
            <RatingOf rating={hotel.totalRatings} reviews={hotel.totalReviews} withCount />
            <a href={`#${LOCATION_ID}`} className={classNames('iconLine quiet', styles.place)}>
              <PinIcon />
              <span lang={languageOf(location)}>{location}</span>
            </a>
          </p>
        </div>
        <HeartButton
          withText
          hotel={{ id, name, location, images: images ?? [], price: lowestPrice(hotel.rooms) }}
        />
      </div>
    </header>
  );
}
