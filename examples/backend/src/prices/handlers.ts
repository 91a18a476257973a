import { addDays, nightsBetween, nightsOf, today } from '../days';
import { fault } from '../faults';
import { ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { ownHotel } from '../hotels/partners';
import { isOnSale } from '../rooms/availability';
import type { Hotel, NightByHand, RoomType, Season, Store } from '../store';
import {
  ALL_WEEKDAYS,
  byHandOf,
  changed,
  inDong,
  isOn,
  nightKey,
  NO_RULES,
  RATES,
  RATES_AS_OF,
  typeNight,
} from './nightPrices';

const getRates: Handler = () => {
  const { VND, USD, EUR } = RATES;
  const unit = fault('rates-in-thousands') ? 1000 : 1;
  return ok({ VND, USD: USD / unit, EUR: EUR / unit, asOf: RATES_AS_OF });
};

const byPrice = (a: RoomType, b: RoomType) => a.price - b.price || a.id - b.id;

const listNights: Handler = (call) => {
  const first = textOf(call, 'firstNight')!;
  const count = call.parameters.nights as number;
  return ok(nightsOfTypes(call.store, ownHotel(call), first, addDays(first, count)));
};

/** Of all types, the cheapest first. */
export const nightsOfTypes = (store: Store, hotel: Hotel, from: string, to: string) =>
  store
    .typesOf(hotel.id)
    .sort(byPrice)
    .map((type) => nightsOfType(store, hotel, type, nightsOf(from, to)));

const isTaken = (owner: string | number | undefined) =>
  owner !== undefined && !(typeof owner === 'number' && fault('closed-counted-left'));

function nightsOfType(store: Store, hotel: Hotel, type: RoomType, nights: string[]) {
  const rooms = store.roomsOfType(type.id);
  return {
    typeId: type.id,
    name: type.name,
    currency: hotel.currency,
    rooms: rooms.length,
    nights: nights.map((night) => {
      const { season, ...told } = typeNight(store, type, night);
      return {
        ...told,
        seasonId: season?.id ?? null,
        seasonName: (fault('season-unnamed') ? null : season?.name) ?? null,
        roomsLeft: rooms.filter(
          (room) =>
            fault('rooms-left-all') ||
            (isOnSale(room) && !isTaken(store.nights.get(nightKey(room.id, night)))),
        ).length,
      };
    }),
  };
}

interface Span {
  typeIds: number[];
  firstNight: string;
  lastNight: string;
  weekdays?: string[];
}

interface NightsReset extends Span {
  seen?: { typeId: number; firstNight: string; prices: number[] }[];
}

interface NightsChange extends NightsReset, Partial<NightByHand> {
  change?: Season['change'];
  value?: number | null;
}

export const MAX_SPAN = 2 * 366;

function nightsIn(
  { firstNight, lastNight, weekdays }: Omit<Span, 'typeIds'>,
  field = 'firstNight',
) {
  if (firstNight < today()) throw invalid(field, 'ARRIVAL_PAST');
  if (lastNight < firstNight) throw invalid('lastNight', 'DEPARTURE_EARLY');
  if (nightsBetween(today(), lastNight) > 5 * 365) throw invalid('lastNight', 'TOO_FAR');
  if (nightsBetween(firstNight, lastNight) > MAX_SPAN) throw invalid('lastNight', 'TOO_FAR');
  const on = weekdays ?? ALL_WEEKDAYS;
  return nightsOf(firstNight, addDays(lastNight, 1)).filter((night) => isOn(on, night));
}

export function typesNamed(call: Call, hotel: Hotel, ids: number[]): RoomType[] {
  const all = fault('foreign-type-in-season')
    ? [...call.store.types.values()]
    : call.store.typesOf(hotel.id);
  return ids.map((id) => {
    const type = all.find((one) => one.id === id);
    if (!type) throw invalid('typeIds', 'NO_SUCH_ROOM');
    return type;
  });
}

/** A price that a change needs is a whole percentage, or an amount that the currency has. */
export function checkValue(
  change: Season['change'] | undefined,
  value: number | null | undefined,
  hotel: Hotel,
) {
  const isNone = change === undefined || change === 'NONE';
  if (isNone !== (value === undefined || value === null)) throw invalid('value', 'INVALID_FIELD');
  if (isNone) return;
  const steps = change === 'PERCENT' || hotel.currency === 'VND' ? 1 : 100;
  if (!Number.isInteger(Math.round(value! * steps * 1e4) / 1e4))
    throw invalid('value', 'AMOUNT_LIMIT');
}

const RULES = ['minStay', 'minStayThrough', 'noArrival', 'noDeparture', 'closed'] as const;

type Kept = [key: string, night: NightByHand];

function keepNights(store: Store, kept: Kept[]): void {
  for (const [key, night] of kept) store.nightsByHand.set(key, night);
}

const changeNights: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const body = call.body as NightsChange;
  const types = typesNamed(call, hotel, body.typeIds);
  const nights = nightsIn(body);
  checkValue(body.change, body.value, hotel);
  const isNothing = (body.change ?? 'NONE') === 'NONE' && RULES.every((rule) => !(rule in body));
  if (isNothing) throw invalid('change', 'INVALID_FIELD');
  checkSeen(store, types, body);
  const isOfUsual = (body.change ?? 'NONE') !== 'NONE' && fault('hand-percent-of-usual');
  const kept: Kept[] = [];
  for (const type of types) {
    const rooms = fault('cheaper-room-for-nothing') ? [] : store.roomsOfType(type.id);
    const cheapest = Math.min(0, ...rooms.map(({ difference }) => difference));
    for (const night of nights) {
      const before = byHandOf(store, type, night);
      const price = changed(
        isOfUsual ? type.price : before.price,
        body.change ?? 'NONE',
        body.value ?? null,
        hotel.currency,
      );
      const dong = inDong(price + cheapest, hotel.currency);
      const isRefused = dong <= 0 || dong > 1_000_000_000;
      if (isRefused && fault('nights-half-done')) keepNights(store, kept);
      if (isRefused) throw invalid('value', 'AMOUNT_LIMIT');
      const rules = RULES.filter((rule) => body[rule] !== undefined)
        .filter((rule) => body[rule] !== null || !fault('null-rule-kept'))
        .map((rule) => [rule, body[rule]]);
      kept.push([
        nightKey(type.id, night),
        {
          ...(fault('hand-forgets-rules') ? NO_RULES : before),
          price,
          ...Object.fromEntries(rules),
        },
      ]);
    }
  }
  keepNights(store, kept);
  return ok({ nights: kept.length / (fault('nights-of-one-type-counted') ? types.length : 1) });
};

function checkSeen(
  store: Store,
  types: RoomType[],
  { seen = [] }: NightsReset,
  isUnread = fault('seen-nights-unread'),
): void {
  for (const { typeId, firstNight, prices } of seen) {
    const type = types.find(({ id }) => id === typeId);
    if (!type) throw invalid('seen', 'NO_SUCH_ROOM');
    const isStale = prices.some(
      (price, i) => typeNight(store, type, addDays(firstNight, i)).price !== price,
    );
    if (isStale && !isUnread) throw conflict('STALE');
  }
}

const resetNights: Handler = (call) => {
  const body = call.body as NightsReset;
  const hotel = ownHotel(call);
  const types = typesNamed(call, hotel, body.typeIds);
  checkSeen(call.store, types, body, fault('reset-nights-unread'));
  const nights = nightsIn(fault('reset-on-all-days') ? { ...body, weekdays: ALL_WEEKDAYS } : body);
  const keys = types.flatMap(({ id }) => nights.map((night) => nightKey(id, night)));
  const byHand = keys.filter((key) => call.store.nightsByHand.delete(key));
  return ok({ nights: byHand.length });
};

export const priceHandlers = { getRates, listNights, changeNights, resetNights };
