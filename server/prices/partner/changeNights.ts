import { usualPrice } from '../../../domain/prices/weekPrices';
import { askedPrice, changedPrice, type PriceRule } from '../../../domain/prices/priceRule';
import { nightsIn, type NightSpan, type Restrictions } from '../../../domain/prices/seasons';
import { priceInDong } from '../../../domain/rooms/roomPrices';
import { addDays, vietnamToday, type Day } from '../../../domain/stays/stay';
import type { KeyedTransaction } from '../../accounts/keys/makeOnce';
import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { invalid } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import { compileNights, type Terms } from '../../rooms/nights/compileNights';
import { keepingPrices } from '../../rooms/nights/keepPrices';
import {
  forgetNights,
  saidNights,
  writeNights,
  type SaidNight,
} from '../../rooms/nights/nights.queries';
import { pricedTypes, type PricedTypeRow } from '../../rooms/nights/seasons.queries';
import { refuseUnseenPrices } from '../../rooms/seenPrices';
import { lockTypesOf } from '../../rooms/types/matching.queries';
import { restrictionsOf } from './fields';

/** Changed at once: so many are a second's work. */
const MAX_NIGHTS_AT_ONCE = 20_000;

interface NightsOfHotel {
  hotelId: number;
  typeIds: readonly number[];
  span: NightSpan;
  /** What some of them cost where the change was decided on. */
  seen: Seen;
}

/** What is changed; what is left out stays as it is on each night. */
type NightChange = Partial<Restrictions> & { price?: PriceRule };
type Seen = Schemas['SeenNights'][];

/** A night that may be changed, and what is said of it by now. */
interface Target {
  type: PricedTypeRow;
  night: Day;
  said: SaidNight | undefined;
}

/**
 * Sets nights by hand, so that they stay so whatever becomes of seasons.
 *
 * @returns how many
 * @throws ApiError 409 (one costs otherwise by now), 422 (a type is gone, there are too many nights, or one or a room would cost nothing)
 */
export function changeNights(
  inKeyedTransaction: KeyedTransaction,
  nights: NightsOfHotel,
  change: NightChange,
  terms: Terms,
): Promise<number> {
  return within(inKeyedTransaction, nights, terms, async (tx, targets) => {
    const next = targets.map((target) => byHand(target, change, terms));
    const write = () => writeNights(tx, nights.hotelId, next);
    if (!change.price) await write();
    else await keepingPrices(tx, nights.hotelId, { now: terms.now, field: 'value' }, write);
    return next.length;
  });
}

/**
 * Takes back what was said by hand.
 *
 * @returns of how many nights
 * @throws ApiError 409 (one costs otherwise by now), 422 (a type is gone)
 */
export function resetNights(
  inKeyedTransaction: KeyedTransaction,
  nights: NightsOfHotel,
  terms: Terms,
): Promise<number> {
  return within(inKeyedTransaction, nights, terms, async (tx, targets) => {
    const said = targets.flatMap(({ said }) => (said?.seasonId === null ? [said] : []));
    await forgetNights(tx, nights.hotelId, said);
    await compileNights(tx, nights.hotelId, terms);
    return said.length;
  });
}

function within(
  inKeyedTransaction: KeyedTransaction,
  { hotelId, typeIds, span, seen }: NightsOfHotel,
  { now }: Terms,
  change: (tx: Db, targets: Target[]) => Promise<number>,
): Promise<number> {
  const today = vietnamToday(now);
  const from = span.from > today ? span.from : today;
  return inKeyedTransaction(async (tx) => {
    await lockTypesOf(tx, hotelId);
    const types = (await pricedTypes(tx, hotelId)).filter(({ id }) => typeIds.includes(id));
    if (types.length < typeIds.length) throw invalid({ typeIds: 'typeGone' });
    const rows = await saidNights(tx, hotelId, { from, to: span.to });
    const said = new Map(rows.map((row) => [`${row.typeId} ${row.night}`, row]));
    const targets = types.flatMap((type) =>
      nightsIn({ ...span, from }).map((night) => ({
        type,
        night,
        said: said.get(`${type.id} ${night}`),
      })),
    );
    if (targets.length > MAX_NIGHTS_AT_ONCE) throw invalid({ lastNight: 'tooManyNights' });
    const now = targets.map((one) => [nightKey(one.type.id, one.night), priceOf(one)] as const);
    refuseUnseenPrices(now, pricesSeen(seen));
    const changed = await change(tx, targets);
    await recordHotelChange(tx, hotelId, { kind: 'PRICES', days: span });
    return changed;
  });
}

const nightKey = (typeId: number, night: Day) => `${typeId} ${night}`;

/** By type and night. */
const pricesSeen = (seen: Seen) =>
  new Map(
    seen.flatMap(({ typeId, firstNight, prices }) =>
      prices.map((price, index) => [nightKey(typeId, addDays(firstNight, index)), price] as const),
    ),
  );

const priceOf = ({ type, night, said }: Target): number => said?.price ?? usualPrice(type, night);

function byHand(
  target: Target,
  { price: rule, ...rules }: NightChange,
  { rates }: Terms,
): SaidNight {
  const { type, night, said } = target;
  const price = rule ? priceAfter(rule, priceOf(target), type) : (said?.price ?? null);
  return {
    typeId: type.id,
    night,
    seasonId: null,
    price,
    priceVnd: price === null ? null : priceInDong(price, type.currency, rates),
    ...restrictionsOf({ ...said, ...rules }),
  };
}

/** Null is the weekday's again. @throws ApiError 422 where less than something would be left */
function priceAfter(rule: PriceRule, price: number, { currency }: PricedTypeRow): number | null {
  if (rule.change === 'NONE') return null;
  if (askedPrice(rule, price, currency) <= 0) throw invalid({ value: 'nightFree' });
  return changedPrice(rule, price, currency);
}
