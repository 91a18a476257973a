import { useCallback } from 'react';
import { isApiError } from '../../../api';
import { useDeleteVoucherMutation, type Voucher } from '../../../api/partner';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { useToast } from '../../../ui/overlays/toastContext';
import { useConfirm } from '../../ui/confirm/confirmContext';

/** Asks, and deletes one or several; answers whether all of them are gone. */
export function useDeleteVouchers(): (vouchers: readonly Voucher[]) => Promise<boolean> {
  const [remove] = useDeleteVoucherMutation();
  const confirm = useConfirm();
  const toast = useToast();

  return useCallback(
    async (vouchers) => {
      const codes = vouchers.map(({ code }) => code).join(', ');
      const removeAll = async () => {
        // One after the other: after a failure, those that are gone stay gone and the rest is tried again.
        for (const { id } of vouchers) {
          await remove({ id }).unwrap().catch(unlessGone);
        }
      };
      const done = await confirm({
        question:
          vouchers.length === 1 ? texts.deleteQuestion : texts.deleteSeveral(vouchers.length),
        thing: codes,
        consequence: texts.deleteConsequence,
        confirmLabel: texts.delete,
        danger: true,
        act: removeAll,
        failed: texts.failures.delete,
      });
      if (done) toast({ text: texts.deleted(codes), tone: 'success' });
      return done;
    },
    [remove, confirm, toast],
  );
}

function unlessGone(error: unknown): void {
  if (!(isApiError(error) && error.status === 404)) throw error;
}
