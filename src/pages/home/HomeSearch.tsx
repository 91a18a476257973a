import { lazy, Suspense, useState } from 'react';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import { useAppSelector } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import { tripSearchTexts } from '../../i18n/tripSearch';
import { Either } from '../../ui/layout/Either';
import styles from './HomeSearch.module.css';
import { SearchOpener } from '../../entities/search/SearchOpener';

// Dates, guests and destinations come right after the first paint, or when a phone asks for them.
const TripSearchForm = lazy(async () => ({
  default: (await import('../../entities/search/TripSearchForm')).TripSearchForm,
}));
const TripSearchSheet = lazy(async () => ({
  default: (await import('../../entities/search/TripSearchSheet')).TripSearchSheet,
}));

/** The search: a bar on wide screens, a button with a full-screen sheet on phones. */
export function HomeSearch() {
  return <Either when="wide" then={<WideSearch />} otherwise={<PhoneSearch />} />;
}

function WideSearch() {
  const texts = useTexts(tripSearchTexts);
  return (
    <div className={styles.bar}>
      <Suspense
        fallback={
          <div className={styles.shape} aria-hidden="true">
            {[texts.where, texts.when, texts.who].map((label) => (
              <span key={label}>{label}</span>
            ))}
          </div>
        }
      >
        <TripSearchForm layout="bar" />
      </Suspense>
    </div>
  );
}

function PhoneSearch() {
  const [open, setOpen] = useState(false);
  const texts = useTexts(tripSearchTexts);
  return (
    <>
      <SearchOpener title={texts.where} wish={useWish()} onOpen={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <TripSearchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The dates and guests of the last search in a line. */
function useWish(): string {
  const texts = useTexts(tripSearchTexts);
  const language = useLanguage();
  const { checkIn, checkOut, adults, children } = useAppSelector((state) => state.search);
  const dates =
    checkIn && checkOut
      ? `${dayWithWeekday(checkIn, language)} → ${dayWithWeekday(checkOut, language)}`
      : texts.whenEmpty;
  return `${dates} · ${texts.summary(adults, children)}`;
}
