import { useCallback } from 'react';
import { useDeleteVoucherMutation, type Voucher } from '../../../api/partner';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { useConfirm } from '../../ui/confirm/confirmContext';
import { deletedOnce } from '../../ui/deletedOnce';

/** Asks, and deletes one or several; answers whether all of them are gone. */
export function useDeleteVouchers(): (vouchers: readonly Voucher[]) => Promise<boolean> {
  const [remove] = useDeleteVoucherMutation();
  const confirm = useConfirm();

  return useCallback(
    (vouchers) => {
      const codes = vouchers.map(({ code }) => code).join(', ');
      const removeAll = async () => {
        // One after the other: after a failure, those that are gone stay gone and the rest is tried again.
        for (const { id } of vouchers) {
          await deletedOnce(() => remove({ id }).unwrap());
        }
      };
      return confirm({
        question:
          vouchers.length === 1 ? texts.deleteQuestion : texts.deleteSeveral(vouchers.length),
        thing: codes,
        consequence: texts.deleteConsequence,
        confirmLabel: texts.delete,
        danger: true,
        act: removeAll,
        done: texts.deleted(codes),
        failed: texts.failures.delete,
      });
    },
    [remove, confirm],
  );
}
