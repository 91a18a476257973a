import { useRef } from 'react';
import type { Hotel } from '../../../api';
import { useListReviewsQuery } from '../../../api/reviews';
import { useTexts } from '../../../state/useTexts';
import { pagerTexts } from '../../../i18n/pager';
import { reviewTexts } from '../../../i18n/reviews';
import { reviewWordTexts } from '../../../i18n/reviewWords';
import { LinkButton } from '../../../ui/actions/LinkButton';
import { EmptyNotice } from '../../../ui/feedback/EmptyNotice';
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { ReviewList } from '../../../entities/review/ReviewList';
import { Pager } from '../../../ui/navigation/Pager';
import styles from './HotelReviews.module.css';
import { ReviewSummary } from './ReviewSummary';
import { useOwnStays } from './useOwnStays';
import { useReviewPage } from './useReviewPage';
import { WriteReview } from './WriteReview';

const PAGE_SIZE = 5;

/** What guests say, a page at a time, and who may say something. */
export function HotelReviews({ hotel }: { hotel: Hotel }) {
  const texts = useTexts(reviewTexts).tab;
  const empty = useTexts(reviewWordTexts);
  const pager = useTexts(pagerTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, hrefOf, open } = useReviewPage();
  const own = useOwnStays(hotel.id);
  const answer = useListReviewsQuery({ id: hotel.id, page, size: PAGE_SIZE });
  const { currentData } = answer;
  // The hotel's page has brought the newest along.
  const brought = page === 0 ? (hotel.reviews ?? []).slice(0, PAGE_SIZE) : [];
  const reviews = currentData?.content ?? brought;
  const turn = (target: number) => {
    open(target);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h2>
      <div className={styles.head}>
        <ReviewSummary hotel={hotel} answer={currentData} />
        <WriteReview {...own} />
      </div>
      <ReviewList reviews={reviews} ownIds={own.reviewIds} />
      {reviews.length === 0 && (
        <NoReviews {...answer} words={empty} toFirst={page > 0 ? hrefOf(0) : null} />
      )}
      <div className={styles.pager}>
        <Pager
          page={page}
          totalPages={currentData?.totalPages ?? 0}
          hrefOf={hrefOf}
          onSelect={turn}
          labels={{ ...pager, pages: texts.pages }}
        />
      </div>
    </section>
  );
}

type NoReviewsProps = Pick<
  ReturnType<typeof useListReviewsQuery>,
  'isFetching' | 'isError' | 'refetch'
> & {
  words: { empty: string; emptyHint: string };
  /** From a page behind the last one. */
  toFirst: string | null;
};

/** In place of the list: on the way, out of reach, or none yet. */
function NoReviews({ isFetching, isError, refetch, words, toFirst }: NoReviewsProps) {
  const texts = useTexts(reviewTexts).tab;
  if (isFetching) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height="24rem" />
      </SkeletonGroup>
    );
  }
  if (isError) {
    return (
      <ErrorNotice message={texts.failed} retryLabel={texts.retry} onRetry={() => void refetch()} />
    );
  }
  if (toFirst !== null) {
    const link = <LinkButton to={toFirst}>{texts.toFirst}</LinkButton>;
    return <EmptyNotice title={texts.pastEnd} action={link} />;
  }
  return <EmptyNotice title={words.empty}>{words.emptyHint}</EmptyNotice>;
}
