import { useSearchParams } from 'react-router-dom';
import { isDay, vietnamToday, type Day } from '../../../../domain/stays/stay';
import { useGetPartnerDashboardQuery } from '../../../api/partner';
import { useCurrentUser } from '../../../state/useCurrentUser';
import { dashboardTexts as texts } from '../../../i18n/en/partner/dashboard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { PageHeader } from '../../ui/PageHeader';
import { LiveState } from '../live/LiveState';
import { AreaPart } from '../site/AreaPart';
import { useKeptFresh } from '../useKeptFresh';
import { DayChooser } from './DayChooser';
import { DayLists } from './DayLists';
import { FirstSteps } from './FirstSteps';
import { Occupancy } from './Occupancy';
import { QuickActions } from './QuickActions';
import { SummaryCards } from './SummaryCards';
import styles from './Dashboard.module.css';
import { Stack } from '../../../ui/layout/Stack';

export default function PartnerDashboardPage() {
  const { user } = useCurrentUser();
  const { day, today, choose } = useDay();
  const answer = useGetPartnerDashboardQuery(day === today ? {} : { day });
  useKeptFresh(answer);
  const { data: board, currentData, error, isFetching, refetch } = answer;

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={user && texts.welcome(user.fullName)}
        actions={<LiveState updated={answer.fulfilledTimeStamp} />}
      />
      <Stack gap={6}>
        {board === undefined && error !== undefined && (
          <ErrorPanel text={texts.failed} onRetry={refetch} retrying={isFetching} />
        )}
        {board === undefined && error === undefined && <BoardSkeleton />}
        {board && (
          <AreaPart name={texts.summary}>
            <SummaryCards board={board} />
          </AreaPart>
        )}
        {board?.listedHotels === 0 && (
          <AreaPart name={texts.firstSteps.title}>
            <FirstSteps board={board} />
          </AreaPart>
        )}
        <AreaPart name={texts.quick.title}>
          <QuickActions />
        </AreaPart>
        {board && board.rooms > 0 && (
          <>
            <AreaPart name={texts.occupancy.title}>
              <Occupancy days={board.occupancy ?? []} day={day} />
            </AreaPart>
            <DayChooser day={day} today={today} onChange={choose} />
            {currentData ? (
              <DayLists board={currentData} day={day} today={today} />
            ) : error !== undefined ? (
              <ErrorPanel text={texts.failed} onRetry={refetch} retrying={isFetching} />
            ) : (
              <BoardSkeleton />
            )}
          </>
        )}
      </Stack>
    </>
  );
}

/** The day that the address names; without one it is today. */
function useDay() {
  const [params, setParams] = useSearchParams();
  const today = vietnamToday(new Date());
  const named = params.get('day') ?? '';
  const choose = (day: Day) => setParams(day === today ? {} : { day });
  return { day: isDay(named) ? named : today, today, choose };
}

/** In the size of the cards that follow. */
function BoardSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.cards}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} height="6.625rem" />
      ))}
    </div>
  );
}
