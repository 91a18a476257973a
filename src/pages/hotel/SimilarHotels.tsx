import { useListSimilarHotelsQuery } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelDetailTexts } from '../../i18n/hotelDetails';
import { SkeletonGroup } from '../../ui/feedback/Skeleton';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard';
import { HotelTile } from '../../entities/hotel/HotelTile';
import styles from './SimilarHotels.module.css';
import { useSimilarQuery } from './useSimilarQuery';

/** Four other hotels; the page does without them when there are none. */
export function SimilarHotels() {
  const texts = useTexts(hotelDetailTexts);
  const { currentData, isError } = useListSimilarHotelsQuery(useSimilarQuery());
  if (currentData ? currentData.length === 0 : isError) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-heading">
      <h2 id="similar-heading" className={styles.heading}>
        {texts.similar}
      </h2>
      {currentData ? (
        <ul className={styles.hotels}>
          {currentData.slice(0, 4).map((hotel) => (
            <li key={hotel.id}>
              <HotelTile hotel={hotel} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup label={texts.similarLoading}>
          <div className={styles.hotels}>
            {[0, 1, 2, 3].map((card) => (
              <SkeletonCard key={card} lines={2} />
            ))}
          </div>
        </SkeletonGroup>
      )}
    </section>
  );
}
