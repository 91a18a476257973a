import { Button } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Currency } from '../../../../../domain/money/money';
import { isChangePercent } from '../../../../../domain/prices/priceRule';
import type { NightsOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { BusyButton } from '../../../ui/BusyButton';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { DateItem } from '../../../ui/form/DateItem';
import { FlagsItem } from '../../../ui/form/FlagsItem';
import { FormRow } from '../../../ui/form/FormLayout';
import { MoreFields } from '../../../ui/form/MoreFields';
import { NumberItem } from '../../../ui/form/NumberItem';
import { SelectItem } from '../../../ui/form/SelectItem';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { weekdayItems } from '../nightFields';
import { spanOfNights } from '../undo/spanOfNights';
import { MAX_NIGHTS_ASKED } from '../undo/nightsNow';
import {
  nightsSchemaIn,
  nightsSetOf,
  nightsValuesOf,
  priceChoices,
  ruleChoices,
  spanOfValues,
  spanSchema,
  stayChoices,
  type NightsValues,
} from './nightsValues';
import { rangeWords, withFreshPrices } from './chosenNights';
import { useNightsBefore } from './useNightsBefore';
import { useNightsChange, type SavedNights } from './useNightsChange';
import { useNightsOfForm } from './useNightsOfForm';
import { useNightsReset } from './useNightsReset';
import { useNightsSaved } from './useNightsSaved';

const { form: texts, season } = priceTexts;

type NightsDrawerProps = {
  open: boolean;
  hotelId: number;
  chosen: readonly NightsOfType[];
  onClose: () => void;
  /** For whoever says what was set, and can take it back. */
  acts?: {
    /** What goes on meanwhile. */
    during: (save: () => Promise<void>) => Promise<void>;
    saved: (saved: SavedNights) => void;
  };
};

/** All that can be said of nights, in fields. */
export function NightsDrawer({ open, onClose, ...rest }: NightsDrawerProps) {
  return (
    <DetailsDrawer open={open} title={texts.title} onClose={onClose}>
      <NightsForm {...rest} onDone={onClose} />
    </DetailsDrawer>
  );
}

type NightsFormProps = Pick<NightsDrawerProps, 'hotelId' | 'chosen' | 'acts'> & {
  onDone: () => void;
};

function NightsForm({ hotelId, chosen: shown, acts, onDone }: NightsFormProps) {
  // What is selected stays so while the form is open, in whatever order an answer has the types.
  const [begun] = useState(shown);
  const chosen = withFreshPrices(begun, shown);
  const nightsBefore = useNightsBefore(hotelId, chosen);
  const reset = useNightsReset(hotelId, chosen);
  const saved = useNightsSaved(hotelId);
  const [isReset, setReset] = useState(false);
  const currency = chosen[0]?.currency ?? 'VND';
  const [initialValues] = useState(() => nightsValuesOf(spanOfNights(begun)));
  const form = useBackofficeForm<NightsValues>({
    initialValues,
    schema: isReset ? spanSchema : nightsSchemaIn(currency),
    keepForLogin: `nights ${hotelId} ${JSON.stringify(spanOfNights(begun))}`,
    failed: priceTexts.failures.save,
    send: async (values) => {
      const before = await nightsBefore(values);
      const change = { span: spanOfValues(values), before };
      const set = () => save(nightsSetOf(values), change);
      if (isReset) saved(await reset(values, before));
      else if (acts) await acts.during(async () => acts.saved(await set()));
      else saved(await set());
      return { leave: onDone };
    },
  });
  const { shown: named, ...reach } = useNightsOfForm({ hotelId, chosen, values: form.values });
  const save = useNightsChange(hotelId, chosen, named);
  const onReset = () => {
    // What is asked of the fields is other rules from here on.
    flushSync(() => setReset(true));
    void form.submit().finally(() => setReset(false));
  };
  const { change } = form.values;
  const types = chosen.map(({ name }) => name).join(', ');
  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={priceTexts.typed.saving}>{texts.save}</SubmitButton>
          <Button onClick={onDone}>{priceTexts.typed.cancel}</Button>
          <BusyButton busy={form.isSubmitting} onClick={onReset}>
            {texts.reset}
          </BusyButton>
        </>
      }
    >
      <p>{types}</p>
      <FormRow>
        <DateItem name="firstNight" label={season.firstNight} required />
        <DateItem name="lastNight" label={season.lastNight} required />
      </FormRow>
      <FormRow>
        <SelectItem
          name="change"
          label={texts.price}
          options={priceChoices}
          onPicked={() => void form.formik.setFieldValue('value', null, false)}
        />
        {change !== 'KEEP' && change !== 'NONE' && (
          <NumberItem
            name="value"
            label={texts.value}
            required
            precision={change === 'PERCENT' || currency === 'VND' ? 0 : 2}
            grouped
          />
        )}
      </FormRow>
      <p aria-live="polite" className="figures">
        {reachOf(form.values, reach, currency)}
      </p>
      <FormRow>
        <SelectItem name="minStay" label={texts.minStay} options={stayChoices} />
        <SelectItem name="minStayThrough" label={texts.minStayThrough} options={stayChoices} />
      </FormRow>
      <FormRow>
        <SelectItem name="noArrival" label={texts.arrival} options={ruleChoices.noArrival} />
        <SelectItem name="noDeparture" label={texts.departure} options={ruleChoices.noDeparture} />
        <SelectItem name="closed" label={texts.closed} options={ruleChoices.closed} />
      </FormRow>
      <MoreFields summary={texts.someDays} fields={['weekdays']}>
        <FlagsItem legend={season.weekdays} flags={weekdayItems} />
      </MoreFields>
    </BackofficeForm>
  );
}

/** What an addition to the prices as they are by now makes of those nights. */
function reachOf(
  { change, value }: NightsValues,
  { reached, isCut }: Pick<ReturnType<typeof useNightsOfForm>, 'reached' | 'isCut'>,
  currency: Currency,
): string {
  if ((change !== 'PERCENT' && change !== 'AMOUNT') || value === null) return '';
  if (change === 'PERCENT' && !isChangePercent(value)) return '';
  if (reached.length === 0) return '';
  const words = rangeWords(reached, { change, value }, currency);
  return isCut ? texts.reachOfFirst(MAX_NIGHTS_ASKED, words) : texts.reach(reached.length, words);
}
