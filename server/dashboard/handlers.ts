import { addDays, vietnamToday, type Day } from '../../domain/stays/stay';
import { refuseFarDay } from '../hotels/stayRules';
import type { Handlers } from '../http/operations';
import type { Services } from '../services';
import { toPartnerBooking } from '../bookings/partner/mappers';
import { occupiedDays } from './occupancy.queries';
import { dashboardNumbers, dayList, type DayListRow } from './queries';

type Own = Pick<Handlers, 'getPartnerDashboard'>;

const BOOKINGS_PER_LIST = 50;
const OCCUPIED_DAYS = 14;

export function dashboardHandlers({ db, clock }: Services): Own {
  return {
    async getPartnerDashboard({ account, query }) {
      const now = clock.now();
      const owner = { ownerId: account.id, today: vietnamToday(now) };
      const { day = owner.today } = query;
      refuseFarDay(day, now, 'day');
      const wanted = { ...owner, now, day, limit: BOOKINGS_PER_LIST };
      const { outOfOrder, ...numbers } = await dashboardNumbers(db, { ...owner, now });
      return {
        ...numbers,
        arrivals: toDayList(await dayList(db, 'arrivals', wanted), now),
        inHouse: toDayList(await dayList(db, 'inHouse', wanted), now),
        departures: toDayList(await dayList(db, 'departures', wanted), now),
        occupancy: await occupiedDays(db, account.id, {
          from: firstOccupied(day, owner.today),
          count: OCCUPIED_DAYS,
          today: owner.today,
          rooms: numbers.rooms,
          outOfOrder,
        }),
      };
    },
  };
}

/** Today as long as the day is in reach of it, so that going through the days moves none of them. */
function firstOccupied(day: Day, today: Day): Day {
  return day >= today && day < addDays(today, OCCUPIED_DAYS) ? today : day;
}

function toDayList(rows: readonly DayListRow[], now: Date) {
  return {
    total: rows[0]?.total ?? 0,
    bookings: rows.map((row) => toPartnerBooking(row, now)),
  };
}
