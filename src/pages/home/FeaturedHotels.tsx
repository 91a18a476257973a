import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListHotelsQuery } from '../../api';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { featuredHotelsTexts } from '../../i18n/featuredHotels';
import { pagerTexts } from '../../i18n/pager';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Pager } from '../../ui/navigation/Pager';
import { classNames } from '../../ui/classNames';
import styles from './FeaturedHotels.module.css';
import { HotelGrid, HotelGridSkeleton } from './HotelGrid';
import { FEATURED_SIZE, usePageNumber } from './usePageNumber';

/** The hotels that the server puts first, page by page; the page is in the address. */
export function FeaturedHotels() {
  const texts = useTexts(featuredHotelsTexts);
  const labels = useTexts(pagerTexts);
  const { page, hrefOf } = usePageNumber();
  const navigate = useNavigate();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data, currentData, isError, isFetching, refetch } = useListHotelsQuery({
    page,
    size: FEATURED_SIZE,
  });
  // What was there before a second question stays.
  const failed = isError && !currentData;

  const turnTo = (next: number) => {
    void navigate(hrefOf(next), { preventScrollReset: true });
    headingRef.current?.focus();
    headingRef.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <section aria-labelledby="featured-heading">
      <div className={classNames('between', styles.head)}>
        <h2 id="featured-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
          {texts.heading}
        </h2>
        {!data && !failed && <Spinner text={texts.loading} />}
      </div>
      {failed ? (
        <ErrorNotice
          message={texts.failed}
          retryLabel={texts.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <HotelGridSkeleton />
      ) : (data.content ?? []).length === 0 ? (
        <EmptyNotice
          title={texts.empty}
          action={<LinkButton to={paths.home()}>{texts.firstPage}</LinkButton>}
        >
          {texts.emptyHint}
        </EmptyNotice>
      ) : (
        <>
          <HotelGrid hotels={data.content} stale={isFetching} />
          <div className={styles.pager}>
            <Pager
              page={page}
              totalPages={data.totalPages}
              hrefOf={hrefOf}
              onSelect={turnTo}
              labels={{ ...labels, pages: texts.pager }}
              caption={texts.caption(
                data.numberOfElements,
                data.totalElements,
                page + 1,
                data.totalPages,
              )}
            />
          </div>
        </>
      )}
    </section>
  );
}
