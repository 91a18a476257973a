import type { Hotel } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../texts/hotels';
import { stayTexts } from '../../texts/stays';
import { Button } from '../../ui/actions/Button';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { RatingOf } from '../../ui/hotel/RatingOf';
import { ReviewList } from '../../ui/hotel/ReviewList';
import styles from './HotelReviews.module.css';

/** What guests say, and who may say it. */
export function HotelReviews({ hotel }: { hotel: Hotel }) {
  const texts = useTexts(hotelTexts).page;
  const reviews = useTexts(stayTexts).reviews;
  return (
    <section aria-labelledby="reviews-heading">
      <div className={styles.head}>
        <div>
          <h2 id="reviews-heading">{reviews.newest}</h2>
          <RatingOf rating={hotel.totalRatings} reviews={hotel.totalReviews} withCount />
        </div>
        <div className={styles.write}>
          <Button variant="secondary" disabled aria-describedby="write-review-why">
            {texts.writeReview}
          </Button>
          <p id="write-review-why">{texts.writeReviewWhy}</p>
        </div>
      </div>
      {(hotel.reviews ?? []).length > 0 ? (
        <ReviewList reviews={hotel.reviews} />
      ) : (
        <EmptyNotice title={reviews.empty}>{reviews.emptyHint}</EmptyNotice>
      )}
    </section>
  );
}
