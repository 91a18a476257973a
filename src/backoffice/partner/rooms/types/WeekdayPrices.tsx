import {
  CHANGE_PERCENT,
  changedPrice,
  isChangePercent,
} from '../../../../../domain/prices/priceRule';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import type { Currency } from '../../../../../domain/money/money';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { FormRow } from '../../../ui/form/FormLayout';
import { MoreFields } from '../../../ui/form/MoreFields';
import { NumberInput } from '../../../ui/form/NumberInput';
import { NumberItem } from '../../../ui/form/NumberItem';
import { priceError } from '../priceError';
import styles from './types.module.css';

const texts = roomTypeTexts.week;
const WEEKEND = [4, 5];
const WEEKEND_PERCENT = 20;

type WeekdayPricesProps = {
  /** Of every day that has none of its own, as it is being typed. */
  price: number | null;
  currency: Currency;
  week: readonly (number | null)[];
};

/** What single weekdays cost, out of the way of who has one price for all. */
export function WeekdayPrices({ price, currency, week }: WeekdayPricesProps) {
  return (
    <MoreFields
      summary={texts.title}
      fields={['weekdayPrices']}
      startsOpen={week.some((own) => own !== null)}
      className={styles.week}
    >
      <p className="quiet">{texts.hint}</p>
      <Weekend price={price} currency={currency} week={week} />
      <FormRow>
        {texts.days.map((day, index) => (
          <NumberItem
            key={day}
            name={`weekdayPrices.${index}`}
            label={day}
            min={0}
            precision={currency === 'VND' ? 0 : 2}
            grouped
          />
        ))}
      </FormRow>
    </MoreFields>
  );
}

function Weekend({ price, currency, week }: WeekdayPricesProps) {
  const id = useId();
  const [percent, setPercent] = useState<number | null>(WEEKEND_PERCENT);
  const { setFieldValue } = useFormikContext();
  const isPrice = price !== null && priceError(price, currency) === undefined;
  const isPercent = percent !== null && percent >= 1 && isChangePercent(percent);
  const apply = () => {
    if (!isPrice || !isPercent) return;
    const dearer = changedPrice({ change: 'PERCENT', value: percent }, price, currency);
    const next = week.map((own, day) => (WEEKEND.includes(day) ? dearer : own));
    void setFieldValue('weekdayPrices', next, false);
  };
  const whyNot = isPrice ? (isPercent ? null : texts.needsPercent) : texts.needsPrice;
  return (
    <div className={styles.acts}>
      <label htmlFor={id}>{texts.percent}</label>
      <NumberInput id={id} value={percent} onChange={setPercent} min={1} max={CHANGE_PERCENT.max} />
      <Button
        onClick={apply}
        disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : `${id}-why`}
      >
        {texts.weekend(percent)}
      </Button>
      {whyNot !== null && (
        <span id={`${id}-why`} className="note">
          {whyNot}
        </span>
      )}
    </div>
  );
}
