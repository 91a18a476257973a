import { Link } from '../../../ui/navigation/Link';
import type { PartnerReview } from '../../../api/partner';
import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';
import { Rating } from '../../../ui/display/Rating';
import { dayWordsOf } from '../../ui/dates/dateWords';
import type { TableColumn } from '../../ui/table/columns';
import { AnswerTag } from './AnswerTag';
import { reviewKey } from './reviewKey';
import { useOpenReview } from './useOpenReview';
import { classNames } from '../../../ui/classNames';
import styles from './reviews.module.css';

const texts = partnerReviewTexts.columns;

export function guestOf({ userName }: Pick<PartnerReview, 'userName'>): string {
  return userName || partnerReviewTexts.anonymous;
}

export const reviewColumns: readonly TableColumn<PartnerReview>[] = [
  {
    key: 'guest',
    title: texts.guest,
    rowHeader: true,
    always: true,
    render: (review) => <ReviewLink review={review} />,
  },
  {
    key: 'rating',
    title: texts.rating,
    sortKey: 'rating',
    render: ({ rating }) => (
      <Rating value={rating} text={String(rating)} label={partnerReviewTexts.stars(rating)} />
    ),
  },
  {
    key: 'comment',
    title: texts.comment,
    wraps: true,
    render: ({ comment }) => (
      <span className={classNames('twoLines', styles.excerpt)}>{comment}</span>
    ),
  },
  { key: 'answer', title: texts.answer, render: (review) => <AnswerTag review={review} /> },
  {
    key: 'created',
    title: texts.written,
    sortKey: 'created',
    render: ({ createdAt }) => dayWordsOf(createdAt),
  },
  {
    key: 'hotel',
    title: texts.hotel,
    render: ({ hotelName }) => (
      <span className={classNames('oneLine', styles.name)} title={hotelName}>
        {hotelName}
      </span>
    ),
  },
];

function ReviewLink({ review }: { review: PartnerReview }) {
  const { linkTo } = useOpenReview();
  const { to, state } = linkTo(reviewKey(review));
  return (
    <Link to={to} state={state} className={classNames('oneLine', styles.name)}>
      {guestOf(review)}
    </Link>
  );
}
