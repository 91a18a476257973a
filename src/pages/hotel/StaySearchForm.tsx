import { useState } from 'react';
import type { StayWish } from '../../../domain/stays/stayWish';
import { BED_TYPES } from '../../../domain/rooms/bedTypes';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { stayTexts } from '../../i18n/stays';
import { Button } from '../../ui/actions/Button';
import type { ChosenDates } from '../../ui/dates/dateRange';
import { Notice } from '../../ui/feedback/Notice';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { PartyFields } from '../../entities/stay/PartyFields';
import { StayDatesField } from '../../entities/stay/StayDatesField';
import { SearchIcon } from '../../ui/icons/actionIcons';
import { Card } from '../../ui/layout/Card';
import { classNames } from '../../ui/classNames';
import styles from './StaySearchForm.module.css';
import { DATES_ID } from './useRoomBooking';
import type { StayForm } from './useStaySearch';

type StaySearchFormProps = {
  hotelId: number;
  form: StayForm;
  minimumNights: number;
  /** The address names dates that cannot be booked. */
  datesOver: boolean;
  /** Somebody wants to go on without dates. */
  datesWanted: boolean;
  searching: boolean;
};

/** When, who and which bed: what a room is looked for by. */
export function StaySearchForm(props: StaySearchFormProps) {
  const { hotelId, form, minimumNights, datesOver, datesWanted, searching } = props;
  const texts = useTexts(hotelTexts).search;
  const { bedNames, errors: stayErrors } = useTexts(stayTexts);
  const { values, told } = form;
  const [lastChanged, setLastChanged] = useState<'checkIn' | 'checkOut'>('checkIn');
  const over = datesOver && !values.checkIn ? stayErrors.link : undefined;
  // Two days that contradict each other are both wrong: the one just changed says so.
  const dateError = told[lastChanged] ?? told.checkIn ?? told.checkOut ?? over;
  const changeDates = (days: ChosenDates) => {
    setLastChanged(days.checkIn === values.checkIn ? 'checkOut' : 'checkIn');
    form.change(days);
  };
  return (
    <Card as="section" aria-labelledby="search-heading">
      <h2 id="search-heading" className="likeH3">
        {texts.heading}
      </h2>
      {minimumNights > 1 && <p className="quiet">{texts.minimum(minimumNights)}</p>}
      <form
        noValidate
        className={classNames('column', styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
          if (form.isRight) return;
          document.getElementById(DATES_ID)?.focus();
        }}
      >
        {datesWanted && (
          <div className={styles.whole}>
            <Notice tone="warning">{texts.datesWanted}</Notice>
          </div>
        )}
        <div>
          <StayDatesField
            id={DATES_ID}
            value={{ checkIn: values.checkIn, checkOut: values.checkOut }}
            onChange={changeDates}
            error={dateError}
            pricesOf={{
              ...{ hotelId, adults: values.adults, children: values.children },
              ...(values.bedType && { bedType: values.bedType }),
            }}
          />
        </div>
        <Field label={texts.bedType}>
          <Select
            name="bedType"
            value={values.bedType}
            onChange={({ target }) => form.change({ bedType: target.value as StayWish['bedType'] })}
            placeholder={texts.anyBed}
            options={BED_TYPES.map((bed) => ({ value: bed, label: capitalised(bedNames[bed]) }))}
          />
        </Field>
        <div>
          <PartyFields adults={values.adults} children={values.children} onChange={form.change} />
        </div>
        <Button type="submit" icon={<SearchIcon />} busy={searching} className={styles.submit}>
          {searching ? texts.searching : texts.submit}
        </Button>
      </form>
    </Card>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
