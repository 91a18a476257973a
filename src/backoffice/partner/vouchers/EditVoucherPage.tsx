import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../api';
import { useGetVoucherQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { PageHeader } from '../../ui/PageHeader';
import { wholeNumber } from '../../ui/table/filterReaders';
import { VoucherForm } from './VoucherForm';

export default function EditVoucherPage() {
  const id = wholeNumber(useParams()['discountId'] ?? '');
  const answer = useGetVoucherQuery(id === undefined ? skipToken : { id });
  const voucher = answer.currentData;
  const isGone = id === undefined || (isApiError(answer.error) && answer.error.status === 404);
  const title = texts.form.editTitle;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: texts.title, to: paths.vouchers() }, { label: title }]}
        hint={voucher?.code}
      />
      {voucher ? (
        <VoucherForm key={voucher.id} voucher={voucher} />
      ) : isGone || answer.error ? (
        <ErrorPanel
          text={texts.failures.one}
          onRetry={isGone ? undefined : answer.refetch}
          retrying={answer.isFetching}
          action={<ButtonLink to={paths.vouchers()}>{texts.back}</ButtonLink>}
        />
      ) : (
        <Skeleton height="30em" />
      )}
    </>
  );
}
