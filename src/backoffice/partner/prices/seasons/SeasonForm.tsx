import { Button } from 'antd';
import { vietnamToday } from '../../../../../domain/stays/stay';
import { askOnce } from '../../../../api/askOnce';
import {
  partnerApi,
  useCreateSeasonMutation,
  useListRoomTypesQuery,
  useUpdateSeasonMutation,
  type Season,
  type SeasonFields,
} from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { useAppDispatch } from '../../../../state/store';
import { useToast } from '../../../../ui/overlays/toastContext';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { DateItem } from '../../../ui/form/DateItem';
import { FirstField } from '../../../ui/form/FirstField';
import { FlagsItem } from '../../../ui/form/FlagsItem';
import { FormRow } from '../../../ui/form/FormLayout';
import { ItemField } from '../../../ui/form/ItemField';
import { ManySelect } from '../../../ui/form/ManySelect';
import { MoreFields } from '../../../ui/form/MoreFields';
import { NumberItem } from '../../../ui/form/NumberItem';
import { SelectItem } from '../../../ui/form/SelectItem';
import { StaleNotice } from '../../../ui/form/StaleNotice';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextItem } from '../../../ui/form/TextItem';
import { newlyMade, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useMadeOnce } from '../../../../ui/form/useMadeOnce';
import { useStaleSave } from '../../../ui/form/useStaleSave';
import type { HotelChoice } from '../../rooms/hotelChoice';
import { weekdayItems } from '../nightFields';
import { SeasonPreview } from './SeasonPreview';
import { seasonFieldsOf, seasonSchema, seasonValuesOf, type SeasonValues } from './seasonValues';
import styles from '../prices.module.css';

const texts = priceTexts.season;
const { listSeasons } = partnerApi.endpoints;

const changes = (['PERCENT', 'PRICE', 'AMOUNT', 'NONE'] as const).map((value) => ({
  value,
  label: texts.changes[value],
}));
const reaches = (['ALL', 'SOME'] as const).map((value) => ({
  value,
  label: texts.reachOf[value],
}));
const rules = (['noArrival', 'noDeparture', 'closed'] as const).map((name) => ({
  name,
  label: texts[name],
}));

const more = [
  ...(['weekdays', 'reach', 'typeIds', 'minStay', 'minStayThrough'] as const),
  ...rules.map(({ name }) => name),
];

type SeasonFormProps = {
  hotel: HotelChoice;
  /** Absent: a new one. */
  season?: Season | undefined;
  /** What it begins with. */
  values: SeasonValues;
  onDone: () => void;
};

/** Creates or changes a season, and says before what nights will cost. */
export function SeasonForm({ hotel, season, values, onDone }: SeasonFormProps) {
  const { form, stale } = useSeasonForm({ hotel, season, values, onDone });
  const { data: types } = useListRoomTypesQuery({ hotelId: hotel.id });
  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={texts.saving}>{texts.create}</SubmitButton>
          <Button onClick={onDone}>{texts.cancel}</Button>
        </>
      }
    >
      <StaleNotice form={form} stale={stale} />
      <FormRow>
        <SelectItem
          name="change"
          label={texts.change}
          options={changes}
          onPicked={() => void form.formik.setFieldValue('value', null, false)}
        />
        <FirstField>
          <ValueItem values={form.values} hotel={hotel} />
        </FirstField>
      </FormRow>
      <FormRow>
        <TextItem name="name" label={texts.name} required />
        <DateItem name="firstNight" label={texts.firstNight} required />
        <DateItem name="lastNight" label={texts.lastNight} required />
      </FormRow>
      {types && <SeasonPreview types={types} values={form.values} />}
      <MoreOfSeason
        reach={form.values.reach}
        types={[
          ...(types ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ...goneTypes(values.typeIds, types),
        ]}
      />
    </BackofficeForm>
  );
}

function ValueItem({ values, hotel }: Pick<SeasonFormProps, 'values' | 'hotel'>) {
  const { change } = values;
  if (change === 'NONE') return null;
  const { currency } = hotel;
  const labels = {
    PERCENT: texts.percent,
    PRICE: texts.price(currency),
    AMOUNT: texts.amount(currency),
  };
  return (
    <NumberItem
      name="value"
      label={labels[change]}
      required
      precision={change === 'PERCENT' || currency === 'VND' ? 0 : 2}
      grouped
    />
  );
}

type TypeChoice = { value: number; label: string };

/** Those that a season was for and the hotel has no more, so that they can be told and taken out. */
function goneTypes(
  typeIds: readonly number[],
  types: readonly { id: number }[] | undefined,
): TypeChoice[] {
  if (!types) return [];
  const live = new Set(types.map(({ id }) => id));
  return typeIds.filter((id) => !live.has(id)).map((id) => ({ value: id, label: texts.typeGone }));
}

/** What most seasons do not need. */
function MoreOfSeason({ reach, types }: Pick<SeasonValues, 'reach'> & { types: TypeChoice[] }) {
  return (
    <MoreFields summary={texts.more} fields={more} className={styles.more}>
      <FlagsItem legend={texts.weekdays} flags={weekdayItems} />
      <SelectItem name="reach" label={texts.reach} options={reaches} />
      {reach === 'SOME' && (
        <ItemField<number[]> item={{ name: 'typeIds', label: texts.types }}>
          {(control, value, edit) => (
            <ManySelect
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              value={value}
              options={types}
              onChange={edit}
            />
          )}
        </ItemField>
      )}
      <FormRow>
        <NumberItem name="minStay" label={texts.minStay} min={1} max={365} />
        <NumberItem name="minStayThrough" label={texts.minStayThrough} min={1} max={365} />
      </FormRow>
      <FlagsItem legend={texts.rules} flags={rules} />
    </MoreFields>
  );
}

function useSeasonForm({ hotel, season, values: initialValues, onDone }: SeasonFormProps) {
  const { id: hotelId, currency } = hotel;
  const [create] = useCreateSeasonMutation();
  const [update] = useUpdateSeasonMutation();
  const make = useMadeOnce((seasonFields: SeasonFields, key) =>
    create({ hotelId, 'Idempotency-Key': key, seasonFields }).unwrap(),
  );
  const dispatch = useAppDispatch();
  const toast = useToast();
  const stale = useStaleSave<SeasonValues, Season>({
    thing: priceTexts.seasons.thing,
    latest: async () => {
      const seasons = await askOnce(dispatch, listSeasons, { hotelId });
      const found = seasons.find(({ id }) => id === season?.id);
      if (!found) throw new Error(priceTexts.failures.season);
      return found;
    },
    valuesOf: seasonValuesOf,
  });
  const form = useBackofficeForm<SeasonValues>({
    initialValues,
    keepForLogin: `season ${hotelId} ${season?.id ?? JSON.stringify(initialValues)}`,
    schema: seasonSchema(currency, vietnamToday(new Date())),
    failed: priceTexts.failures.season,
    send: async (values) => {
      const seasonFields = seasonFieldsOf(values);
      const saved = season
        ? await stale.save(values, values.version, (version) =>
            update({
              hotelId,
              seasonId: season.id,
              seasonChanges: { ...seasonFields, version },
            }).unwrap(),
          )
        : newlyMade(await make(seasonFields));
      toast({ text: texts.saved(saved.name), tone: 'success' });
      return { changes: { version: saved.version }, leave: onDone };
    },
  });
  return { form, stale };
}
