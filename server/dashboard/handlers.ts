import { vietnamToday } from '../../domain/stays/stay';
import type { Handlers } from '../http/operations';
import type { Services } from '../services';
import { toPartnerBooking } from '../bookings/partner/mappers';
import { dashboardNumbers, dayList, type DayListRow } from './queries';

type Own = Pick<Handlers, 'getPartnerDashboard'>;

const BOOKINGS_PER_LIST = 50;

export function dashboardHandlers({ db, clock }: Services): Own {
  return {
    async getPartnerDashboard({ account }) {
      const now = clock.now();
      const owner = { ownerId: account.id, today: vietnamToday(now) };
      const wanted = { ...owner, limit: BOOKINGS_PER_LIST };
      return {
        ...(await dashboardNumbers(db, { ...owner, now })),
        arrivals: toDayList(await dayList(db, 'arrivals', wanted), now),
        inHouse: toDayList(await dayList(db, 'inHouse', wanted), now),
        departures: toDayList(await dayList(db, 'departures', wanted), now),
      };
    },
  };
}

function toDayList(rows: readonly DayListRow[], now: Date) {
  return {
    total: rows[0]?.total ?? 0,
    bookings: rows.map((row) => toPartnerBooking(row, now)),
  };
}
