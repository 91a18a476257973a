import { Link } from '../../../ui/navigation/Link';
import type { PartnerReview } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';
import { Rating } from '../../../ui/display/Rating';
import { DetailsPart } from '../../ui/DetailsPart';
import { FactList } from '../../ui/FactList';
import { AnswerTag } from './AnswerTag';
import { guestOf } from './reviewColumns';
import { momentWords } from '../../ui/dates/dateWords';

const texts = partnerReviewTexts.details;

/** Who wrote what about which stay. */
export function ReviewDetails({ review }: { review: PartnerReview }) {
  return (
    <>
      <div>
        <AnswerTag review={review} />
      </div>
      <FactList facts={factsOf(review)} />
      <DetailsPart title={texts.comment}>
        <p className="freeText">{review.comment}</p>
      </DetailsPart>
    </>
  );
}

function factsOf(review: PartnerReview) {
  const { rating, createdAt, changedAt, bookingId } = review;
  return [
    { label: texts.guest, value: guestOf(review) },
    {
      label: texts.rating,
      value: <Rating stars value={rating} text="" label={partnerReviewTexts.stars(rating)} />,
    },
    { label: texts.written, value: momentWords(createdAt) },
    ...(changedAt === null ? [] : [{ label: texts.changed, value: momentWords(changedAt) }]),
    { label: texts.stay, value: stayOf(review) },
    ...(bookingId === null
      ? []
      : [
          {
            label: texts.booking,
            value: <Link to={paths.partnerBookings({ booking: bookingId })}>{bookingId}</Link>,
          },
        ]),
  ];
}

function stayOf({ stay, userName }: PartnerReview): string {
  if (stay) return texts.stayOf(stay.month, stay.nights, stay.rooms.join(', '));
  return userName ? texts.elsewhere : texts.forgotten;
}
