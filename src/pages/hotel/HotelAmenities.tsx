import type { Hotel } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { ServiceList } from '../../entities/hotel/ServiceList';
import styles from './HotelInfo.module.css';

/** Everything the hotel offers. */
export function HotelAmenities({ hotel }: { hotel: Hotel }) {
  const texts = useTexts(hotelTexts).page;
  if ((hotel.services ?? []).length === 0) {
    return <EmptyNotice title={texts.noAmenities}>{texts.noAmenitiesHint}</EmptyNotice>;
  }
  return (
    <section className={styles.info} aria-labelledby="amenities-heading">
      <div>
        <h2 id="amenities-heading">{texts.amenities}</h2>
        <ServiceList services={hotel.services} label={texts.amenities} roomy />
      </div>
    </section>
  );
}
