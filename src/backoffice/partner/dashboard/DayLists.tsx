import { mayRelease } from '../../../../domain/bookings/holds';
import type { Day } from '../../../../domain/stays/stay';
import type { PartnerBooking, PartnerDashboard } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { dashboardTexts as texts } from '../../../i18n/en/partner/dashboard';
import { dayWords } from '../../ui/dates/dateWords';
import { StatusTag } from '../../ui/StatusTag';
import { AreaPart } from '../site/AreaPart';
import { holdWords } from '../bookings/holdWords';
import { DayList } from './DayList';

const LISTS = ['arrivals', 'departures', 'inHouse'] as const;

type DayListsProps = { board: PartnerDashboard; day: Day; today: Day };

/** Who comes, who stays, and who leaves. */
export function DayLists({ board, day, today }: DayListsProps) {
  return day === today ? (
    <ListsOfToday board={board} today={today} />
  ) : (
    <ListsOfAnyDay board={board} day={day} />
  );
}

function ListsOfAnyDay({ board, day }: Omit<DayListsProps, 'today'>) {
  const arriving = paths.partnerBookings({ from: day, to: day, sort: 'checkIn' });
  const until = ({ checkOutDate }: PartnerBooking) => texts.inHouse.when(dayWords(checkOutDate));
  return LISTS.map((list) => (
    <AreaPart key={list} name={texts.anyDay[list].title}>
      <DayList
        words={texts.anyDay[list]}
        list={board[list]}
        when={until}
        all={list === 'arrivals' ? arriving : undefined}
      />
    </AreaPart>
  ));
}

function ListsOfToday({ board, today }: Omit<DayListsProps, 'day'>) {
  const coming = { status: 'CONFIRMED', from: today, to: today, sort: 'checkIn' };
  const inHouse = paths.partnerBookings({ status: 'CHECKED_IN' });
  return (
    <>
      <AreaPart name={texts.arrivals.title}>
        <DayList
          words={texts.arrivals}
          list={board.arrivals}
          when={(booking) => <Hold booking={booking} />}
          all={paths.partnerBookings(coming)}
        />
      </AreaPart>
      <AreaPart name={texts.departures.title}>
        <DayList
          words={texts.departures}
          list={board.departures}
          when={({ checkOutDate }) => <Leaving day={checkOutDate} today={today} />}
          all={inHouse}
        />
      </AreaPart>
      <AreaPart name={texts.inHouse.title}>
        <DayList
          words={texts.inHouse}
          list={board.inHouse}
          when={({ checkOutDate: day }) =>
            day < today ? <Overdue day={day} /> : texts.inHouse.when(dayWords(day))
          }
          all={inHouse}
        />
      </AreaPart>
    </>
  );
}

function Hold({ booking }: { booking: PartnerBooking }) {
  const hold = new Date(booking.holdUntil);
  const time = holdWords(booking.holdUntil, booking.checkInDate);
  return mayRelease(hold, new Date()) ? (
    <StatusTag tone="waiting">{texts.arrivals.overdue(time)}</StatusTag>
  ) : (
    texts.arrivals.when(time, booking.arrivalTime)
  );
}

function Leaving({ day, today }: { day: string; today: string }) {
  if (day >= today) return texts.departures.today;
  return <Overdue day={day} />;
}

function Overdue({ day }: { day: string }) {
  return <StatusTag tone="waiting">{texts.departures.overdue(dayWords(day))}</StatusTag>;
}
