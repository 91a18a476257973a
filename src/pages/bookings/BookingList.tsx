import { vietnamToday } from '../../../domain/stays/stay';
import type { Booking } from '../../api';
import { useListBookingsQuery, type ListBookingsApiArg } from '../../api/bookings';
import { paths } from '../../../site/paths';
import { useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyState } from '../../ui/brand/EmptyState';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Pager } from '../../ui/navigation/Pager';
import { BookingCard } from './BookingCard';
import { KeptNotice } from './KeptNotice';
import { isComing } from './sheetContent';
import { classNames } from '../../ui/classNames';
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
  const kept = useKeptBookings(when);
  if (!currentData) {
    const retry = () => void refetch();
    if (kept.length > 0 && isError) {
      return (
        <>
          <KeptNotice retrying={isFetching} onRetry={retry} />
          <Cards bookings={kept} />
        </>
      );
    }
    if (!isError || isFetching) return <ListSkeleton label={texts.loading} />;
    return <ErrorNotice message={texts.failed} retryLabel={failures.retry} onRetry={retry} />;
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
      <Cards bookings={bookings} />
      <Pager page={page} totalPages={currentData.totalPages} hrefOf={hrefOf} labels={pages} />
    </>
  );
}

function Cards({ bookings }: { bookings: Booking[] }) {
  return (
    <ul className={classNames('column', styles.list)}>
      {bookings.map((booking) => (
        <BookingCard key={booking.bookingId} booking={booking} />
      ))}
    </ul>
  );
}

/** The coming stays that this device last saw, and the one that its guest is in. */
function useKeptBookings(when: When): Booking[] {
  const kept = useAppSelector((state) => state.keptBookings);
  const today = vietnamToday(new Date());
  if (when !== 'coming' || !kept) return [];
  return kept.bookings
    .filter((booking) => isComing(booking) && booking.checkOutDate >= today)
    .sort((a, b) => a.checkInDate.localeCompare(b.checkInDate));
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={classNames('column', styles.list)}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="10.5rem" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
