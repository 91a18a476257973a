import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useGetVoucherQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { RecordPage } from '../../ui/record/RecordPage';
import { wholeNumber } from '../../../../site/filterReaders';
import { VoucherForm } from './VoucherForm';

export default function EditVoucherPage() {
  const id = wholeNumber(useParams()['discountId'] ?? '');
  const answer = useGetVoucherQuery(id === undefined ? skipToken : { id });
  const { one } = texts.failures;
  return (
    <RecordPage
      title={texts.form.editTitle}
      list={{ label: texts.title, to: paths.vouchers() }}
      id={id}
      answer={answer}
      nameOf={({ code }) => code}
      texts={{ gone: one, failed: one, back: texts.back }}
    >
      {(voucher) => <VoucherForm key={voucher.id} voucher={voucher} />}
    </RecordPage>
  );
}
