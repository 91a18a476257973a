import { useListDestinationsQuery, useListHotelsQuery } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../texts/hotels';
import { pagerTexts } from '../../texts/pager';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { Pager } from '../../ui/navigation/Pager';
import { HotelFilterForm } from './HotelFilterForm';
import { HotelGrid, HotelGridShape } from './HotelGrid';
import styles from './HotelsPage.module.css';
import { NoHotels } from './NoHotels';
import { StayReminder } from './StayReminder';
import { useHotelFilters } from './useHotelFilters';
import { usePageNumber } from './usePageNumber';

const PAGE_SIZE = 10;

/** Every hotel, narrowed by what the address says. */
export default function HotelsPage() {
  const texts = useTexts(hotelTexts).list;
  const labels = useTexts(pagerTexts);
  const { page, hrefOf } = usePageNumber();
  const { filters } = useHotelFilters();
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const { currentData, data, isError, isFetching, refetch } = useListHotelsQuery({
    page,
    size: PAGE_SIZE,
    ...chosen,
  });
  const { data: destinations } = useListDestinationsQuery();
  const place = destinations?.find(({ slug }) => slug === filters.destination)?.name;
  const title = place ? texts.titleIn(place) : texts.title;
  const answer = currentData ?? (isFetching ? data : undefined);

  return (
    <Container className={styles.page}>
      <PageTitle title={title} siteName="Nghỉ Đâu" description={texts.description} />
      <HotelFilterForm key={filters.text} />
      <StayReminder />
      <div className={styles.status} aria-live="polite">
        {isFetching ? (
          <Spinner text={texts.loading} />
        ) : (
          answer && <h2 className={styles.count}>{texts.count(answer.totalElements)}</h2>
        )}
      </div>
      {isError && !isFetching ? (
        <ErrorNotice
          message={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : !answer ? (
        <HotelGridShape />
      ) : (answer.content ?? []).length === 0 ? (
        <NoHotels onLaterPage={answer.totalElements > 0} firstPage={hrefOf(0)} />
      ) : (
        <>
          <HotelGrid hotels={answer.content} eager={1} stale={isFetching} />
          <div className={styles.pager}>
            <Pager
              page={page}
              totalPages={answer.totalPages}
              hrefOf={hrefOf}
              labels={{ ...labels, pages: texts.pager }}
              caption={texts.caption(
                answer.numberOfElements,
                answer.totalElements,
                page + 1,
                answer.totalPages,
              )}
            />
          </div>
        </>
      )}
    </Container>
  );
}
