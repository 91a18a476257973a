import { formatDong, toDong } from '../../../../domain/money/money';
import { useGetRatesQuery } from '../../../api/partner';
import { voucherTexts } from '../../../i18n/en/partner/vouchers';
import { dayWords } from '../../ui/dates/dateWords';
import { CheckboxItem } from '../../ui/form/CheckboxItem';
import { DateTimeItem } from '../../ui/form/DateItem';
import { FormRow, FormSection } from '../../ui/form/FormLayout';
import { NumberItem } from '../../ui/form/NumberItem';
import { SelectItem } from '../../ui/form/SelectItem';
import { TextAreaItem } from '../../ui/form/TextAreaItem';
import { TextItem } from '../../ui/form/TextItem';
import { MAX_DESCRIPTION_LENGTH } from './voucherSchema';
import { discountOfValues, momentOf, type VoucherValues } from './voucherValues';

const texts = voucherTexts.form;
const types = [
  { value: 'percentage', label: texts.types.percentage },
  { value: 'fixed', label: texts.types.fixed },
] as const;
const currencies = [
  { value: 'USD', label: 'USD ($)' },
  { value: 'EUR', label: 'EUR (€)' },
  { value: 'VND', label: 'VND (₫)' },
] as const;
const symbols = { USD: '$', EUR: '€', VND: '₫' } as const;

type VoucherFieldsProps = { values: VoucherValues; usedCount: number };

export function VoucherFields({ values, usedCount }: VoucherFieldsProps) {
  const expiration = momentOf(values.expirationDate);
  const over = expiration !== null && expiration <= new Date();
  return (
    <>
      <FormSection title={texts.what}>
        <FormRow>
          <TextItem name="code" label={texts.code} required />
          <SelectItem
            name="discountType"
            label={texts.type}
            required
            options={types}
            alsoClears={['value', 'autoApply']}
          />
          {values.discountType === 'fixed' ? <AmountItems values={values} /> : <PercentItem />}
        </FormRow>
        {values.discountType === 'percentage' && (
          <CheckboxItem name="autoApply" label={texts.autoApply} hint={texts.autoApplyHint} />
        )}
        <TextAreaItem
          name="description"
          label={texts.description}
          hint={texts.descriptionHint}
          rows={2}
          count={MAX_DESCRIPTION_LENGTH}
        />
      </FormSection>
      <FormSection title={texts.when} hint={texts.vietnamTime}>
        <FormRow>
          <DateTimeItem
            name="startDate"
            label={texts.startDate}
            required
            alsoClears={['expirationDate']}
          />
          <DateTimeItem name="expirationDate" label={texts.expirationDate} required />
          <NumberItem
            name="quantity"
            label={texts.quantity}
            hint={usedCount > 0 ? texts.usedSoFar(usedCount) : undefined}
            min={0}
          />
        </FormRow>
        <CheckboxItem
          name="isActive"
          label={texts.active}
          hint={over ? texts.overHint : texts.activeHint}
        />
      </FormSection>
    </>
  );
}

function PercentItem() {
  return (
    <NumberItem
      name="value"
      label={texts.percent}
      required
      min={0}
      max={100}
      suffix="%"
      alsoClears={['autoApply']}
    />
  );
}

function AmountItems({ values }: { values: VoucherValues }) {
  const { currency } = values;
  const inDong = currency === 'VND';
  return (
    <>
      <NumberItem
        name="value"
        label={texts.amount}
        hint={<TravellersSee values={values} />}
        required
        min={inDong ? 1 : 0.01}
        max={inDong ? 250_000_000 : 10_000}
        precision={inDong ? 0 : 2}
        grouped
        prefix={symbols[currency]}
      />
      <SelectItem
        name="currency"
        label={texts.currency}
        options={currencies}
        alsoClears={['value']}
      />
    </>
  );
}

/** Foreign money in dong. */
function TravellersSee({ values }: { values: VoucherValues }) {
  const { data: rates } = useGetRatesQuery();
  const { discountAmount } = discountOfValues(values) ?? {};
  if (!rates || discountAmount === undefined || values.currency === 'VND') return null;
  const amount = formatDong(toDong(discountAmount, values.currency, rates));
  return texts.travellersSee(amount, dayWords(rates.asOf));
}
