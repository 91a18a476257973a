import { useListPartnerReviewsQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { partnerReviewTexts as texts } from '../../../i18n/en/partner/reviews';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { choiceOf, wholeNumber } from '../../../../site/filterReaders';
import { useTableState } from '../../ui/table/useTableState';
import { guestOf, reviewColumns } from './reviewColumns';
import { ReviewDrawer } from './ReviewDrawer';
import { ReviewFilters } from './ReviewFilters';
import { reviewKey } from './reviewKey';
import { useOpenReview } from './useOpenReview';

const filters = {
  hotelId: wholeNumber,
  answer: choiceOf('waiting', 'answered'),
  rating: (text: string) => (/^[1-5]$/.test(text) ? Number(text) : undefined),
};
const sorts = ['created', 'rating'] as const;

/** What guests say of the partner's hotels; the one that is open can be answered. */
export default function PartnerReviewsPage() {
  const table = useTableState({ filters, sorts, defaultSort: '-created' });
  const drawer = useOpenReview();
  return (
    <>
      <PageHeader title={texts.title} hint={texts.hint} />
      <DataTable
        name="reviews"
        label={texts.table}
        state={table}
        answer={useListPartnerReviewsQuery(table.args)}
        columns={reviewColumns}
        rowKey={reviewKey}
        rowLabel={(review) => texts.row(guestOf(review), review.hotelName)}
        noun={texts.noun}
        searchLabel={texts.search}
        filters={<ReviewFilters table={table} />}
        empty={{
          title: texts.empty.title,
          text: texts.empty.text,
          action: <ButtonLink to={paths.partnerBookings()}>{texts.empty.action}</ButtonLink>,
        }}
        errorText={texts.failed}
        onOpen={(review) => drawer.open(reviewKey(review))}
        openRow={drawer.review}
      />
      <ReviewDrawer review={drawer.review} onClose={drawer.close} />
    </>
  );
}
