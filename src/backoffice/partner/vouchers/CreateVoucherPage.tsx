import { paths } from '../../../../site/paths';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { PageHeader } from '../../ui/PageHeader';
import { VoucherForm } from './VoucherForm';

export default function CreateVoucherPage() {
  const title = texts.form.createTitle;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: texts.title, to: paths.vouchers() }, { label: title }]}
      />
      <VoucherForm />
    </>
  );
}
