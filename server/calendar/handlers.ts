import { addDays } from '../../domain/stays/stay';
import type { ChangeFeed } from '../db/changeFeed';
import type { Db } from '../db/db';
import { refuseFarDay } from '../hotels/stayRules';
import type { Handlers } from '../http/operations';
import { namedNights } from '../rooms/nights/nights.queries';
import { pricedTypes } from '../rooms/nights/seasons.queries';
import { ownHotel } from '../rooms/partner/ownHotel';
import { settleHotel } from '../rooms/types/settleTypes';
import type { Services } from '../services';
import { barCache } from './barCache';
import { barsOf } from './bars';
import { toBar, toRooms, toTypes } from './mappers';
import { bookedNights, roomsWithClosures, type Span } from './queries';

type Own = Pick<Handlers, 'getPartnerCalendar'>;

const DEFAULT_DAYS = 30;

type Parts = Services & { changes: ChangeFeed };

export function calendarHandlers(parts: Parts): Own {
  const { db, clock, settings, changes } = parts;
  const cache = barCache(changes);
  return {
    async getPartnerCalendar({ account, params: { hotelId }, query, remembered }) {
      const { from, days = DEFAULT_DAYS } = query;
      const now = clock.now();
      await ownHotel(db, account, hotelId);
      refuseFarDay(from, now, 'from');
      const span = { from, to: addDays(from, days) };
      // Every desk of the hotel asks after each change, and so does whoever turns back to these days.
      return remembered(hotelId, () => calendarOf(hotelId, span, now));
    },
  };

  async function calendarOf(hotelId: number, span: Span, now: Date) {
    const rooms = await settledRooms(db, hotelId, span, () =>
      settleHotel(parts, hotelId, { now, rates: settings.rates }),
    );
    const bars = await cache.get(hotelId, span, async (codes) =>
      barsOf(await bookedNights(db, hotelId, span, codes), span).map(toBar),
    );
    const types = await pricedTypes(db, hotelId);
    const said = await namedNights(db, hotelId, span);
    return {
      types: toTypes({ types, said, rooms, bars, span }),
      ...toRooms(rooms),
      bars: [...bars],
    };
  }
}

/** All of a type, also where a server of the version before has just stored some. */
async function settledRooms(db: Db, hotelId: number, span: Span, settle: () => Promise<void>) {
  const rooms = await roomsWithClosures(db, hotelId, span);
  if (rooms.every(({ typeId }) => typeId !== null)) return rooms;
  await settle();
  return roomsWithClosures(db, hotelId, span);
}
