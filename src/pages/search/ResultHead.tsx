import type { RefObject } from 'react';
import type { HotelSearch } from '../../../site/hotelSearch';
import { stayError, vietnamToday } from '../../../domain/stays/stay';
import { useAppSelector } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { stayTexts } from '../../i18n/stays';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Spinner } from '../../ui/feedback/Spinner';
import { CalendarIcon } from '../../ui/icons/stayIcons';
import { ActiveFilters } from './ActiveFilters';
import { classNames } from '../../ui/classNames';
import styles from './ResultHead.module.css';
import { stayRangeText } from './stayRangeText';

type ResultHeadProps = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  search: HotelSearch;
  hrefWith: (changes: Partial<HotelSearch>) => string;
  count: number | undefined;
  searching: boolean;
};

/** How many were found, what the prices stand for, and what they are narrowed by. */
export function ResultHead({ headingRef, search, hrefWith, count, searching }: ResultHeadProps) {
  const texts = useTexts(searchTexts);
  const { guests } = useTexts(stayTexts);
  const language = useLanguage();
  const { checkIn, adults, children } = search;
  const party = guests(adults, children);
  const toHeading = () => headingRef.current?.focus();
  return (
    <div className={classNames('column', styles.head)}>
      <div className={styles.found} aria-live="polite">
        <h2 ref={headingRef} tabIndex={-1} className={styles.count}>
          {count === undefined ? texts.results : texts.count(count)}
        </h2>
        {searching ? (
          <Spinner text={texts.loading} />
        ) : (
          <p className="note">
            {checkIn ? texts.then(stayRangeText(search, language), party) : texts.tonight}
          </p>
        )}
        {!checkIn && <LastDates hrefWith={hrefWith} onChosen={toHeading} />}
      </div>
      <div className={styles.row}>
        <ActiveFilters search={search} hrefWith={hrefWith} onDrop={toHeading} />
      </div>
    </div>
  );
}

type LastDatesProps = Pick<ResultHeadProps, 'hrefWith'> & {
  /** It goes away with the focus on it. */
  onChosen: () => void;
};

/** The dates that this device asked for last, for a list that was opened without any. */
function LastDates({ hrefWith, onChosen }: LastDatesProps) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const last = useAppSelector((state) => state.search);
  if (stayError(last, vietnamToday(new Date())) !== null) return null;
  const { checkIn, checkOut, adults, children } = last;
  const words = stayRangeText(last, language);
  return (
    <LinkButton
      variant="quiet"
      to={hrefWith({ checkIn, checkOut, adults, children })}
      icon={<CalendarIcon size="1em" />}
      className={styles.dates}
      aria-label={texts.useDates(words)}
      onClick={onChosen}
    >
      {words}
    </LinkButton>
  );
}
