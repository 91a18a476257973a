import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  partnerApi,
  useCreateVoucherMutation,
  useUpdateVoucherMutation,
  type NewVoucher,
  type Voucher,
} from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { voucherTexts as texts } from '../../../i18n/en/partner/vouchers';
import { useMadeOnce } from '../../../ui/form/useMadeOnce';
import { useStaleSave } from '../../ui/form/useStaleSave';
import { newlyMade, useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { voucherSchema } from './voucherSchema';
import { emptyVoucher, newVoucherOf, valuesOf, type VoucherValues } from './voucherValues';

const REDIRECT_MS = 2000;

/** The form of a new voucher, or of one that is there; once saved, it leads back to the list. */
export function useSaveVoucher(voucher: Voucher | undefined) {
  const [create] = useCreateVoucherMutation();
  const [update] = useUpdateVoucherMutation();
  const keep = voucher ? `voucher-${voucher.id}` : 'voucher-new';
  const make = useMadeOnce(
    (newVoucher: NewVoucher, key) => create({ 'Idempotency-Key': key, newVoucher }).unwrap(),
    keep,
  );
  const [read] = partnerApi.endpoints.getVoucher.useLazyQuery();
  const [saved, setSaved] = useState(false);
  useRedirect(saved);
  const stale = useStaleSave<VoucherValues, Voucher>({
    thing: 'discount',
    latest: () => read({ id: voucher?.id ?? 0 }).unwrap(),
    valuesOf,
  });

  const save = async (values: VoucherValues) => {
    const fields = newVoucherOf(values);
    const { isActive } = values;
    if (!voucher) return newlyMade(await make({ ...fields, active: isActive }));
    return stale.save(values, values.version, (version) =>
      update({ id: voucher.id, voucherChanges: { ...fields, isActive, version } }).unwrap(),
    );
  };
  const form = useBackofficeForm<VoucherValues>({
    initialValues: voucher ? valuesOf(voucher) : emptyVoucher,
    schema: voucherSchema,
    keep,
    failed: voucher ? texts.failures.update : texts.failures.create,
    fieldOf: { discountPercent: 'value', discountAmount: 'value', active: 'isActive' },
    send: async (values) => {
      const { version } = await save(values);
      const leave = () => setSaved(true);
      // A new one's form cannot go on: it would make a second one.
      return { changes: { version }, leave, stay: voucher ? () => undefined : leave };
    },
  });
  return { form, stale, saved };
}

function useRedirect(due: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void navigate(paths.vouchers()), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [due, navigate]);
}
