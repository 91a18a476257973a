import { paths } from '../../../../site/paths';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { NewRecordPage } from '../../ui/record/NewRecordPage';
import { VoucherForm } from './VoucherForm';

export default function NewVoucherPage() {
  const list = { label: texts.title, to: paths.vouchers() };
  return (
    <NewRecordPage title={texts.form.createTitle} list={list}>
      <VoucherForm />
    </NewRecordPage>
  );
}
