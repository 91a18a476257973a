import { useId } from 'react';
import type { HotelSearch } from '../../../site/hotelSearch';
import { useTexts } from '../../state/useTexts';
import { tripSearchTexts } from '../../i18n/tripSearch';
import { stayTexts } from '../../i18n/stays';
import { Button } from '../../ui/actions/Button';
import { hasUnreadableDates } from '../../ui/dates/hasUnreadableDates';
import { PartyFields } from '../stay/PartyFields';
import { StayDatesField } from '../stay/StayDatesField';
import { SearchIcon } from '../../ui/icons/actionIcons';
import { DestinationField } from './DestinationField';
import styles from './TripSearchForm.module.css';
import { PartyPicker } from './PartyPicker';
import { useTripSearch } from './useTripSearch';

type TripSearchFormProps = {
  /** All in one line, or below each other. */
  layout: 'bar' | 'sheet';
  /** The list that is shown; without one it starts from what this device last asked. */
  current?: HotelSearch | undefined;
  onDone?: (() => void) | undefined;
};

export function TripSearchForm({ layout, current, onDone }: TripSearchFormProps) {
  const texts = useTexts(tripSearchTexts);
  const { guests } = useTexts(stayTexts);
  const { where, setWhere, destinations, wish, change, dateError, submit } = useTripSearch(current);
  const datesId = useId();
  const party = { adults: wish.adults, children: wish.children };
  return (
    <form
      role="search"
      aria-label={texts.label}
      noValidate
      className={styles[layout]}
      onSubmit={(event) => {
        event.preventDefault();
        if (submit(hasUnreadableDates(event.currentTarget))) onDone?.();
        else document.getElementById(datesId)?.focus();
      }}
    >
      <DestinationField
        label={texts.where}
        placeholder={texts.wherePlaceholder}
        value={where}
        onChange={setWhere}
        destinations={destinations}
      />
      <StayDatesField
        id={datesId}
        value={{ checkIn: wish.checkIn, checkOut: wish.checkOut }}
        onChange={change}
        error={dateError ?? undefined}
      />
      {layout === 'sheet' ? (
        <PartyFields {...party} onChange={change} />
      ) : (
        <PartyPicker
          label={texts.who}
          summary={guests(wish.adults, wish.children)}
          party={party}
          onChange={change}
        />
      )}
      <Button type="submit" size="large" icon={<SearchIcon />} className={styles.submit}>
        {layout === 'sheet' ? texts.submitLong : texts.submit}
      </Button>
    </form>
  );
}
