import { useTexts } from '../../state/useTexts';
import { hotelDetailTexts } from '../../i18n/hotelDetails';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { ServiceList } from '../../entities/hotel/ServiceList';
import styles from './HotelInfo.module.css';
import { useHotel } from './useHotel';

/** Everything the hotel offers. */
export function HotelAmenities() {
  const hotel = useHotel();
  const texts = useTexts(hotelDetailTexts);
  if (!hotel) return null;
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
