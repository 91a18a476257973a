import { lazy, Suspense, useState } from 'react';
import { dayWithWeekday } from '../../../domain/dayText';
import { useAppSelector } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import { homeTexts } from '../../texts/home';
import { SearchIcon } from '../../ui/icons/actionIcons';
import styles from './HomeSearch.module.css';
import { useWideScreen } from './useWideScreen';

// Dates, guests and destinations come right after the first paint, or when a phone asks for them.
const HomeSearchForm = lazy(async () => ({
  default: (await import('./HomeSearchForm')).HomeSearchForm,
}));
const HomeSearchSheet = lazy(async () => ({
  default: (await import('./HomeSearchSheet')).HomeSearchSheet,
}));

/** The search: a bar on wide screens, a button with a full-screen sheet on phones. */
export function HomeSearch() {
  return useWideScreen() ? <WideSearch /> : <PhoneSearch />;
}

function WideSearch() {
  const texts = useTexts(homeTexts).search;
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
        <HomeSearchForm layout="bar" />
      </Suspense>
    </div>
  );
}

function PhoneSearch() {
  const [open, setOpen] = useState(false);
  const texts = useTexts(homeTexts).search;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={24} />
        <span>
          <strong>{texts.where}</strong>
          <span className={styles.wish}>{useWish()}</span>
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <HomeSearchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The dates and guests of the last search in a line. */
function useWish(): string {
  const texts = useTexts(homeTexts).search;
  const language = useLanguage();
  const { checkIn, checkOut, adults, children } = useAppSelector((state) => state.search);
  const dates =
    checkIn && checkOut
      ? `${dayWithWeekday(checkIn, language)} → ${dayWithWeekday(checkOut, language)}`
      : texts.whenEmpty;
  return `${dates} · ${texts.summary(adults, children)}`;
}
