import { useListSimilarHotelsQuery } from '../../api';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { SkeletonGroup } from '../../ui/feedback/Skeleton';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard';
import { HotelTile } from '../../entities/hotel/HotelTile';
import styles from './SimilarHotels.module.css';

/** Four other hotels, with dates those that have a room then; the page does without them when there are none. */
export function SimilarHotels({ hotelId }: { hotelId: number }) {
  const texts = useTexts(hotelTexts);
  const { checkIn, checkOut, adults, children } = useShownStay();
  const { currentData, isError } = useListSimilarHotelsQuery({
    id: hotelId,
    ...(checkIn && { checkIn, checkOut, adults, children }),
  });
  if (isError || currentData?.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-heading">
      <h2 id="similar-heading" className={styles.heading}>
        {texts.page.similar}
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
        <SkeletonGroup label={texts.page.similarLoading}>
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
