import { usesOf } from '../../../../domain/vouchers/voucher';
import type { Voucher } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { voucherTexts } from '../../../i18n/en/partner/vouchers';
import { Notice } from '../../../ui/feedback/Notice';
import { ButtonLink } from '../../ui/ButtonLink';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { PriceExample } from './PriceExample';
import { useSaveVoucher } from './useSaveVoucher';
import { VoucherFields } from './VoucherFields';
import styles from './vouchers.module.css';

const texts = voucherTexts.form;

/** Creates a discount, or changes one. */
export function VoucherForm({ voucher }: { voucher?: Voucher }) {
  const { form, stale, saved } = useSaveVoucher(voucher);
  return (
    <div className={styles.columns}>
      <BackofficeForm
        form={form}
        label={texts.label}
        actions={
          <>
            <SubmitButton busy={saved} busyText={voucher ? texts.updating : texts.creating}>
              {voucher ? texts.update : texts.create}
            </SubmitButton>
            <ButtonLink to={paths.vouchers()}>{texts.cancel}</ButtonLink>
            {saved && <Notice tone="success">{voucher ? texts.updated : texts.created}</Notice>}
          </>
        }
      >
        <StaleNotice form={form} stale={stale} />
        <VoucherFields values={form.values} usedCount={voucher ? usesOf(voucher) : 0} />
      </BackofficeForm>
      <PriceExample values={form.values} />
    </div>
  );
}
