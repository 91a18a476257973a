import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { isRequestError } from '../../../api';
import { useGetPartnerReviewQuery } from '../../../api/partner';
import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { DetailsDrawer } from '../../ui/DetailsDrawer';
import { DetailsParts } from '../../ui/DetailsPart';
import { EmptyPanel } from '../../ui/EmptyPanel';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { AnswerForm } from './AnswerForm';
import { ReviewDetails } from './ReviewDetails';
import { reviewOfKey } from './reviewKey';

const texts = partnerReviewTexts.details;

type ReviewDrawerProps = { review: string | null; onClose: () => void };

/** One review beside the list, and the answer to it; the address names it. */
export function ReviewDrawer({ review: asked, onClose }: ReviewDrawerProps) {
  // While it slides away, the drawer still shows the review that it was about.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const key = shown === null ? null : reviewOfKey(shown);
  const {
    currentData: review,
    error,
    isFetching,
    refetch,
  } = useGetPartnerReviewQuery(key ?? skipToken);
  const isUnknown = key === null || (isRequestError(error) && error.status === 404);

  return (
    <DetailsDrawer
      open={asked !== null}
      title={review ? texts.title(review.hotelName) : texts.loadingTitle}
      onClose={onClose}
    >
      {review && (
        <DetailsParts>
          <ReviewDetails review={review} />
          <AnswerForm key={shown} review={review} />
        </DetailsParts>
      )}
      {!review && isUnknown && (
        <EmptyPanel
          title={texts.unknownTitle}
          text={texts.unknown}
          action={<Button onClick={onClose}>{texts.toList}</Button>}
        />
      )}
      {!review && !isUnknown && error && (
        <ErrorPanel text={texts.failed} onRetry={refetch} retrying={isFetching} />
      )}
      {!review && !isUnknown && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="24em" />
        </div>
      )}
    </DetailsDrawer>
  );
}
