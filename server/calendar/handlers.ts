import { addDays, isDay, nightsBetween, vietnamToday, type Day } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { invalid } from '../http/errors';
import type { Handlers } from '../http/operations';
import { namedNights } from '../rooms/nights/nights.queries';
import { pricedTypes } from '../rooms/nights/seasons.queries';
import { ownHotel } from '../rooms/partner/ownHotel';
import { settleHotel } from '../rooms/types/settleTypes';
import type { Services } from '../services';
import { toBar, toRooms, toTypes } from './mappers';
import { barsOf } from './bars';
import { bookedNights, roomsWithClosures, type Span } from './queries';

type Own = Pick<Handlers, 'getPartnerCalendar'>;

const DEFAULT_DAYS = 30;
/** Five years, back or on. */
const MAX_DAYS_AWAY = 1826;

export function calendarHandlers({ db, clock, settings }: Services): Own {
  return {
    async getPartnerCalendar({ account, params: { hotelId }, query }) {
      const { from, days = DEFAULT_DAYS } = query;
      const now = clock.now();
      await ownHotel(db, account, hotelId);
      refuseFarDay(from, vietnamToday(now));
      const span = { from, to: addDays(from, days) };
      const rooms = await settledRooms(db, hotelId, span, () =>
        settleHotel(db, hotelId, { now, rates: settings.rates }),
      );
      const bars = barsOf(await bookedNights(db, hotelId, span));
      const types = await pricedTypes(db, hotelId);
      const said = await namedNights(db, hotelId, span);
      return {
        types: toTypes({ types, said, rooms, bars, span }),
        ...toRooms(rooms),
        bars: bars.map(toBar),
      };
    },
  };
}

/** @throws ApiError 422 */
function refuseFarDay(day: Day, today: Day): void {
  if (!isDay(day)) throw invalid({ from: 'notADay' });
  if (Math.abs(nightsBetween(today, day)) > MAX_DAYS_AWAY) throw invalid({ from: 'farDay' });
}

/** All of a type, also where a server of the version before has just stored some. */
async function settledRooms(db: Db, hotelId: number, span: Span, settle: () => Promise<void>) {
  const rooms = await roomsWithClosures(db, hotelId, span);
  if (rooms.every(({ typeId }) => typeId !== null)) return rooms;
  await settle();
  return roomsWithClosures(db, hotelId, span);
}
