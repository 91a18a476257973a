import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { addDays } from '../../../../domain/stays/stay';
import { paths } from '../../../../site/paths';
import { useGetPartnerCalendarQuery, type NightsOfType } from '../../../api/partner';
import { calendarTexts as texts } from '../../../i18n/en/partner/calendar';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyPanel } from '../../ui/EmptyPanel';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { messageOf } from '../../ui/messageOf';
import { PageHeader } from '../../ui/PageHeader';
import { LiveState } from '../live/LiveState';
import { useChosenHotel, type HotelChoice } from '../rooms/hotelChoice';
import { HotelBar, HotelGone } from '../rooms/HotelBar';
import { NoHotelYet } from '../rooms/NoHotelYet';
import { useSteadyTypes } from '../useSteadyTypes';
import { useKeptFresh } from '../useKeptFresh';
import { useClosureActs } from './change/useClosureActs';
import { useNightActs } from './change/useNightActs';
import { useUndoStack } from './change/useUndoStack';
import { Planner } from './Planner';
import { useCalendarWindow, type CalendarWindow } from './useCalendarWindow';
import styles from './calendar.module.css';

const noTypes: readonly NightsOfType[] = [];

/** Rooms by days of one of the partner's hotels: who is in them, what is closed, what nights cost. */
export default function PartnerCalendarPage() {
  const shown = useCalendarWindow();
  const { hotel, hasNone, isGone, failed, retry } = useChosenHotel(shown.hotelId);
  const { from, days } = shown;
  const asked = hotel ? { hotelId: hotel.id, from, days } : skipToken;
  const { fulfilledTimeStamp } = useGetPartnerCalendarQuery(asked);
  const to = addDays(from, days - 1);
  const asList = paths.partnerBookings({ hotelId: hotel?.id, from, to, by: 'nights' });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            {/* It comes later than what follows it, and moves nothing there. */}
            <LiveState updated={fulfilledTimeStamp} />
            <ButtonLink to={asList}>{texts.bar.list}</ButtonLink>
          </>
        }
      />
      {failed && <ErrorPanel text={texts.failed} onRetry={retry} />}
      {hasNone ? (
        <NoHotelYet />
      ) : (
        <>
          <HotelBar hotel={hotel} onChange={({ id }) => shown.set({ hotelId: String(id) })} />
          {isGone ? (
            <HotelGone />
          ) : hotel ? (
            <HotelCalendar key={hotel.id} hotel={hotel} shown={shown} />
          ) : (
            !failed && <CalendarSkeleton />
          )}
        </>
      )}
    </>
  );
}

function HotelCalendar({ hotel, shown }: { hotel: HotelChoice; shown: CalendarWindow }) {
  // Here, so that it outlives the days that are shown.
  const stack = useUndoStack();
  const closures = useClosureActs(hotel.id, stack);
  const nightActs = useNightActs(hotel.id, stack);
  const { from, days } = shown;
  const answer = useGetPartnerCalendarQuery({ hotelId: hotel.id, from, days });
  useKeptFresh(answer);
  const { data: last, currentData, error, isFetching, refetch } = answer;
  const { types } = useSteadyTypes(last?.types);
  const calendar = useMemo(
    () => currentData && { ...currentData, types: types ?? currentData.types },
    [currentData, types],
  );
  const failure = !calendar && error && (
    <ErrorPanel text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
  );
  if (last?.rooms.length === 0) {
    const { title, text, action } = texts.noRooms;
    const to = paths.partnerRooms({ hotelId: hotel.id, types: 'new' });
    return (
      <EmptyPanel title={title} text={text} action={<ButtonLink to={to}>{action}</ButtonLink>} />
    );
  }
  // What needs no answer is drawn while it is waited for: so there is less to draw once it is there.
  return (
    <Planner
      hotelId={hotel.id}
      {...{ shown, calendar, stack, closures }}
      {...nightActs}
      types={types ?? noTypes}
      instead={failure || <CalendarSkeleton />}
    />
  );
}

/** In the size of what follows. */
function CalendarSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
