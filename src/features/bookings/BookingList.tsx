import { useListBookingsQuery, type ListBookingsApiArg } from '../../api';
import { paths } from '../../paths';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../texts/bookings';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyState } from '../../ui/brand/EmptyState';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Pager } from '../../ui/navigation/Pager';
import { BookingCard } from './BookingCard';
import styles from './BookingList.module.css';

export type When = NonNullable<ListBookingsApiArg['when']>;

const PAGE_SIZE = 10;

type BookingListProps = { when: When; page: number; hrefOf: (page: number) => string };

/** One page of one kind of bookings. */
export function BookingList({ when, page, hrefOf }: BookingListProps) {
  const { list: texts, failures, pages } = useTexts(bookingsTexts);
  const { currentData, isError, isFetching, refetch } = useListBookingsQuery({
    when,
    page,
    size: PAGE_SIZE,
  });
  if (!currentData) {
    if (!isError || isFetching) return <ListSkeleton label={texts.loading} />;
    return (
      <ErrorNotice
        message={texts.failed}
        retryLabel={failures.retry}
        onRetry={() => void refetch()}
      />
    );
  }
  const bookings = currentData.content ?? [];
  if (bookings.length === 0) {
    return (
      <EmptyNotice
        illustration={<EmptyState />}
        title={texts.empty[when]}
        action={<LinkButton to={paths.hotels()}>{texts.find}</LinkButton>}
      >
        {texts.emptyHint[when]}
      </EmptyNotice>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <BookingCard key={booking.bookingId} booking={booking} />
        ))}
      </ul>
      <Pager page={page} totalPages={currentData.totalPages} hrefOf={hrefOf} labels={pages} />
    </>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.list}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="10.5rem" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
