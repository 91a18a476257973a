import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListDestinationsQuery } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../texts/hotelCards';
import { hotelTexts } from '../../texts/hotels';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import { CloseIcon, SearchIcon } from '../../ui/icons/actionIcons';
import styles from './HotelFilterForm.module.css';
import { PROPERTY_TYPES } from './PropertyTypeLinks';
import { useHotelFilters } from './useHotelFilters';

/** Narrows the list; every change goes to the address at once, the words when they are sent. */
export function HotelFilterForm() {
  const texts = useTexts(hotelTexts).list;
  const { filters, filtered, apply, hrefWithout } = useHotelFilters();
  const { data: destinations = [] } = useListDestinationsQuery();
  const [text, setText] = useState(filters.text);
  return (
    <search aria-label={texts.filters}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply({ text: text.trim() });
        }}
      >
        <Field label={texts.destination}>
          <Select
            name="destination"
            value={filters.destination}
            placeholder={texts.anyDestination}
            options={destinations.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(event) => apply({ destination: event.target.value })}
          />
        </Field>
        <Field label={texts.text}>
          <TextInput
            name="text"
            type="search"
            maxLength={100}
            enterKeyHint="search"
            placeholder={texts.textPlaceholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" icon={<SearchIcon />} className={styles.submit}>
          {texts.search}
        </Button>
      </form>
      <div className={styles.chips}>
        <TypeChips />
        {filtered && (
          <LinkButton variant="quiet" to={hrefWithout()} icon={<CloseIcon size="1em" />}>
            {texts.clear}
          </LinkButton>
        )}
      </div>
    </search>
  );
}

function TypeChips() {
  const texts = useTexts(hotelTexts).list;
  const names = useTexts(hotelCardTexts).propertyType;
  const { filters, hrefWith } = useHotelFilters();
  return (
    <ul className={styles.types} aria-label={texts.propertyType}>
      {(['', ...PROPERTY_TYPES] as const).map((type) => (
        <li key={type}>
          <Link
            to={hrefWith({ propertyType: type })}
            className={styles.chip}
            aria-current={filters.propertyType === type ? 'true' : undefined}
          >
            {type ? names[type] : texts.anyType}
          </Link>
        </li>
      ))}
    </ul>
  );
}
