import { type PriceRule } from '../../../domain/prices/priceRule';
import { endOfNights, type Restrictions } from '../../../domain/prices/seasons';
import { addDays, eachNight, isDay, vietnamToday, type Day } from '../../../domain/stays/stay';
import { madeInHotel, makeOnce } from '../../accounts/keys/makeOnce';
import type { Db } from '../../db/db';
import { invalid } from '../../http/errors';
import type { Handlers, Schemas } from '../../http/operations';
import { saidNights } from '../../rooms/nights/nights.queries';
import { pricedTypes, seasonsOf } from '../../rooms/nights/seasons.queries';
import { ownHotel } from '../../rooms/partner/ownHotel';
import { settleHotel } from '../../rooms/types/settleTypes';
import type { Services } from '../../services';
import { changeNights, resetNights } from './changeNights';
import { priceRuleOf, spanOf } from './fields';
import { toNight } from './mappers';
import { roomCounts, takenRooms } from './roomsLeft.queries';

type Own = Pick<Handlers, 'listNights' | 'changeNights' | 'resetNights'>;

const A_MONTH = 31;

export function nightHandlers(services: Services): Own {
  const { db, clock, settings } = services;
  const { rates } = settings;
  const terms = () => ({ now: clock.now(), rates });
  const today = () => vietnamToday(clock.now());

  return {
    async listNights({ account, params: { hotelId }, query: { firstNight, nights = A_MONTH } }) {
      await ownHotel(db, account, hotelId);
      if (!isDay(firstNight)) throw invalid({ firstNight: 'notADay' });
      if (firstNight >= endOfNights(today())) throw invalid({ firstNight: 'nightsTooFar' });
      await settleHotel(services, hotelId, terms());
      return nightsOfTypes(db, hotelId, { from: firstNight, to: addDays(firstNight, nights) });
    },

    async changeNights(call) {
      const { account, params, body } = call;
      const { hotelId } = params;
      const { currency } = await ownHotel(db, account, hotelId);
      const { typeIds, change, value, seen = [] } = body;
      const span = spanOf(body, today());
      refuseOddDays(seen, today());
      if (change === undefined && value != null) throw invalid({ change: 'required' });
      const price = change && priceRuleOf({ change, value }, currency, rates);
      const said = { ...rulesIn(body), ...(price && { price }) };
      if (Object.keys(said).length === 0) throw invalid({ change: 'nothingOfNights' });
      const nights = { hotelId, typeIds, span, seen };
      const changed = await makeOnce(
        madeInHotel(services, hotelId),
        'changeNights',
        call,
        (inKeyedTransaction) => changeNights(inKeyedTransaction, nights, said, terms()),
      );
      return { nights: changed };
    },

    async resetNights(call) {
      const { account, params, body } = call;
      const { hotelId } = params;
      await ownHotel(db, account, hotelId);
      const { typeIds, seen = [] } = body;
      const nights = { hotelId, typeIds, span: spanOf(body, today()), seen };
      refuseOddDays(seen, today());
      const reset = await makeOnce(
        madeInHotel(services, hotelId),
        'resetNights',
        call,
        (inKeyedTransaction) => resetNights(inKeyedTransaction, nights, terms()),
      );
      return { nights: reset };
    },
  };
}

/** Of what was seen: other days than there are to price. */
function refuseOddDays(seen: Schemas['SeenNights'][], today: Day): void {
  for (const { firstNight } of seen) {
    if (!isDay(firstNight)) throw invalid({ seen: 'notADay' });
    if (firstNight >= endOfNights(today)) throw invalid({ seen: 'nightsTooFar' });
  }
}

/** Those that the body says something of. */
function rulesIn(body: Schemas['NightsChange']): Partial<Restrictions> & { price?: PriceRule } {
  const { minStay, minStayThrough, noArrival, noDeparture, closed } = body;
  const rules = Object.entries({ minStay, minStayThrough, noArrival, noDeparture, closed });
  return Object.fromEntries(rules.filter(([, rule]) => rule !== undefined));
}

/** Each type's nights as they are. */
async function nightsOfTypes(
  db: Db,
  hotelId: number,
  span: { from: Day; to: Day },
): Promise<Schemas['NightsOfType'][]> {
  const said = new Map(
    (await saidNights(db, hotelId, span)).map((row) => [`${row.typeId} ${row.night}`, row]),
  );
  const seasons = await seasonsOf(db, hotelId, span.from);
  const names = new Map(seasons.map(({ id, name }) => [id, name]));
  const counts = new Map((await roomCounts(db, hotelId)).map((row) => [row.typeId, row]));
  const taken = new Map(
    (await takenRooms(db, hotelId, span)).map((row) => [`${row.typeId} ${row.night}`, row.taken]),
  );
  return (await pricedTypes(db, hotelId)).map((type) => {
    const { rooms = 0, onSale = 0 } = counts.get(type.id) ?? {};
    const nights = eachNight({ checkIn: span.from, checkOut: span.to }).map((night) => {
      const key = `${type.id} ${night}`;
      const roomsLeft = onSale - (taken.get(key) ?? 0);
      return toNight(type, night, said.get(key), { roomsLeft, names });
    });
    return { typeId: type.id, name: type.name, currency: type.currency, rooms, nights };
  });
}
