import { useState } from 'react';
import type { HotelSearch } from '../../../site/hotelSearch';
import { useLanguage, useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { stayTexts } from '../../i18n/stays';
import { Card } from '../../ui/layout/Card';
import { Either } from '../../ui/layout/Either';
import { useKeptFocus } from '../../ui/useKeptFocus';
import { SearchOpener } from '../../entities/search/SearchOpener';
import { TripSearchForm } from '../../entities/search/TripSearchForm';
import { TripSearchSheet } from '../../entities/search/TripSearchSheet';
import styles from './SearchBar.module.css';
import { stayRangeText } from './stayRangeText';

type SearchBarProps = { search: HotelSearch; place: string | undefined };

/** Where, when and who of the list: a bar, on phones a button with a full-screen sheet. */
export function SearchBar({ search, place }: SearchBarProps) {
  return (
    <Either
      when="wide"
      then={<WideBar search={search} />}
      otherwise={<PhoneBar search={search} place={place} />}
    />
  );
}

function WideBar({ search }: Pick<SearchBarProps, 'search'>) {
  // Another list starts the form anew; filters and pages leave what is being typed alone.
  const { destination, text, checkIn, checkOut, adults, children } = search;
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <Card ref={area} className={styles.bar}>
      <TripSearchForm
        key={[destination, text, checkIn, checkOut, adults, children].join('|')}
        layout="bar"
        current={search}
      />
    </Card>
  );
}

function PhoneBar({ search, place }: SearchBarProps) {
  const texts = useTexts(searchTexts);
  const { guests } = useTexts(stayTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { checkIn, adults, children, text } = search;
  const dates = checkIn ? stayRangeText(search, language) : texts.noDates;
  return (
    <>
      <SearchOpener
        title={place ?? (text || texts.anywhere)}
        wish={`${dates} · ${guests(adults, children)}`}
        onOpen={() => setOpen(true)}
      />
      {open && <TripSearchSheet current={search} onClose={() => setOpen(false)} />}
    </>
  );
}
