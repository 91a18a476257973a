import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type HotelSearch, listArguments } from '../../../site/hotelSearch';
import { useListHotelsQuery, type HotelPage } from '../../api';
import { useTexts } from '../../state/useTexts';
import { pagerTexts } from '../../i18n/pager';
import { searchTexts } from '../../i18n/search';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Pager } from '../../ui/navigation/Pager';
import { NoHotels } from './NoHotels';
import { ResultGrid, ResultGridSkeleton } from './ResultGrid';
import { ResultHead } from './ResultHead';
import styles from './SearchResults.module.css';

type SearchResultsProps = {
  search: HotelSearch;
  place: string | undefined;
  hrefWith: (changes: Partial<HotelSearch>) => string;
};

/** What was found: how much, the cards, and the other pages. */
export function SearchResults({ search, place, hrefWith }: SearchResultsProps) {
  const texts = useTexts(searchTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { currentData, data, isError, isFetching, refetch } = useListHotelsQuery(
    listArguments(search),
  );
  // The list before stays in sight, faint, until the new one is there.
  const answer = currentData ?? (isFetching ? data : undefined);
  const failed = isError && !isFetching && !currentData;

  return (
    <>
      <ResultHead
        headingRef={headingRef}
        search={search}
        hrefWith={hrefWith}
        count={failed ? undefined : answer?.totalElements}
        searching={isFetching}
      />
      {failed ? (
        <ErrorNotice
          message={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : !answer ? (
        <ResultGridSkeleton />
      ) : (answer.content ?? []).length === 0 ? (
        <NoHotels
          search={search}
          place={place}
          onLaterPage={answer.totalElements > 0}
          hrefWith={hrefWith}
          onWiden={() => headingRef.current?.focus()}
        />
      ) : (
        <>
          <ResultGrid hotels={answer.content} forStay={search.checkIn !== ''} stale={isFetching} />
          <ResultPager
            answer={answer}
            search={search}
            hrefWith={hrefWith}
            onTurn={() => {
              headingRef.current?.focus({ preventScroll: true });
              headingRef.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </>
      )}
    </>
  );
}

type ResultPagerProps = Pick<SearchResultsProps, 'search' | 'hrefWith'> & {
  answer: HotelPage;
  onTurn: () => void;
};

function ResultPager({ answer, search, hrefWith, onTurn }: ResultPagerProps) {
  const texts = useTexts(searchTexts);
  const labels = useTexts(pagerTexts);
  const navigate = useNavigate();
  const { numberOfElements, totalElements, totalPages } = answer;
  const hrefOf = (page: number) => hrefWith({ page });
  return (
    <div className={styles.pager}>
      <Pager
        page={search.page}
        totalPages={totalPages}
        hrefOf={hrefOf}
        onSelect={(page) => {
          void navigate(hrefOf(page));
          onTurn();
        }}
        labels={{ ...labels, pages: texts.pager }}
        caption={texts.caption(numberOfElements, totalElements, search.page + 1, totalPages)}
      />
    </div>
  );
}
