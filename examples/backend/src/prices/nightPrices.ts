import { addDays, nightsOf, today, weekdayOf } from '../days';
import { fault } from '../faults';
import {
  pick,
  type Currency,
  type Hotel,
  type NightByHand,
  type Room,
  type RoomType,
  type Rules,
  type Season,
  type Store,
} from '../store';

/** Dong for one unit. */
export const RATES: Record<Currency, number> = { VND: 1, USD: 26_300, EUR: 30_400 };
export const RATES_AS_OF = '2026-11-01';

const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
export const NO_RULES: Rules = {
  minStay: null,
  minStayThrough: null,
  noArrival: false,
  noDeparture: false,
  closed: false,
};

export interface TypeNight extends Rules {
  night: string;
  /** In the hotel's currency. */
  price: number;
  usualPrice: number;
  source: 'BASE' | 'WEEKDAY' | 'SEASON' | 'BY_HAND';
  season: Season | undefined;
}

export const nightKey = (id: number, night: string) => `${id} ${night}`;

/** By hand comes before every season, a season before the weekday, this before the usual price. */
export function typeNight(store: Store, type: RoomType, night: string): TypeNight {
  const shift = fault('week-from-sunday') ? 1 : 0;
  const weekday = type.weekdayPrices[(weekdayOf(night) + shift) % 7] ?? null;
  const usual = weekday ?? type.price;
  const byHand = store.nightsByHand.get(nightKey(type.id, night));
  if (byHand && !fault('hand-below-season'))
    return { night, ...byHand, usualPrice: usual, source: 'BY_HAND', season: undefined };
  const season = store.seasons.find((one) => reaches(one, type, night));
  if (!season) {
    const source = weekday === null || fault('weekday-is-base') ? 'BASE' : 'WEEKDAY';
    return { night, ...NO_RULES, price: usual, usualPrice: usual, source, season: undefined };
  }
  const { minStay, minStayThrough, noArrival, noDeparture, closed } = fault('season-without-rules')
    ? NO_RULES
    : season;
  const rules = { minStay, minStayThrough, noArrival, noDeparture, closed };
  const { currency } = pick(store.hotels, type.hotelId);
  const from = fault('season-percent-of-base') ? type.price : usual;
  const price = changed(from, season.change, season.value, currency);
  return { night, ...rules, price, usualPrice: usual, source: 'SEASON', season };
}

export type NightOfType = (type: RoomType, night: string) => TypeNight;

/** Each night is looked up once: for one answer, between whose parts nothing changes. */
export function typeNightsOnce(store: Store): NightOfType {
  const byType = new Map<RoomType, Map<string, TypeNight>>();
  return (type, night) => {
    const known = byType.get(type) ?? new Map<string, TypeNight>();
    byType.set(type, known);
    const found = known.get(night) ?? typeNight(store, type, night);
    known.set(night, found);
    return found;
  };
}

/** Whether a room that differs so much from its type would be given away on some night. */
export function costsNothing(store: Store, type: RoomType, difference: number): boolean {
  const nights = nightsOf(today(), addDays(today(), 365));
  return nights.some((night) => typeNight(store, type, night).price + difference <= 0);
}

export function byHandOf(store: Store, type: RoomType, night: string): NightByHand {
  const { price, minStay, minStayThrough, noArrival, noDeparture, closed } = typeNight(
    store,
    type,
    night,
  );
  return { price, minStay, minStayThrough, noArrival, noDeparture, closed };
}

function reaches(season: Season, type: RoomType, night: string): boolean {
  if (season.hotelId !== type.hotelId) return false;
  if (night < season.firstNight || night > season.lastNight) return false;
  if (night === season.lastNight && fault('season-ends-early')) return false;
  if (
    season.typeIds.length > 0 &&
    !fault('season-for-all-types') &&
    !season.typeIds.includes(type.id)
  )
    return false;
  return isOn(season.weekdays, night) || fault('season-on-all-days');
}

export const isOn = (weekdays: string[], night: string) =>
  weekdays.includes(WEEKDAYS[weekdayOf(night)]!);

export const ALL_WEEKDAYS = WEEKDAYS;

/** A percentage is rounded to what people quote: thousands of dong, whole dollars and euros. */
export function changed(
  price: number,
  change: Season['change'],
  value: number | null,
  currency: Currency,
): number {
  if (change === 'PRICE') return value ?? price;
  if (change === 'AMOUNT') return price + (value ?? 0);
  if (change === 'PERCENT' && fault('percent-as-part'))
    return Math.round((price * (value ?? 0)) / 100);
  if (change === 'NONE') return price;
  const step = currency === 'VND' && !fault('percent-to-the-dong') ? 1000 : 1;
  const round = fault('percent-floored') ? Math.floor : Math.round;
  return round((price * (100 + (value ?? 0))) / 100 / step) * step;
}

export function inDong(amount: number, currency: Currency): number {
  const unit = currency === 'EUR' && fault('euros-as-dollars') ? 'USD' : currency;
  const dong = amount * (fault('dollars-as-dong') ? 1 : RATES[unit]);
  return fault('half-dong') ? dong + 0.5 : Math.round(dong);
}

/** The best percentage that the owner lets apply by itself now. */
export function automaticVoucher(store: Store, hotel: Hotel) {
  const moment = Date.now();
  return [...store.vouchers.values()]
    .filter(
      (one) =>
        one.ownerId === hotel.ownerId &&
        one.autoApply &&
        one.isActive &&
        one.discountPercent !== null &&
        one.startDate.getTime() <= moment &&
        one.expirationDate.getTime() > moment &&
        (one.quantity === 0 || one.used < one.quantity),
    )
    .sort((a, b) =>
      fault('first-automatic-counts') ? a.id - b.id : b.discountPercent! - a.discountPercent!,
    )[0];
}

export interface RoomNight {
  night: string;
  price: number;
  originalPrice: number;
}

/** What nights of a room cost travellers, in whole dong. */
export function roomNights(store: Store, room: Room, nights: string[]): RoomNight[] {
  const hotel = pick(store.hotels, room.hotelId);
  const type = pick(store.types, room.typeId);
  const percent = automaticVoucher(store, hotel)?.discountPercent ?? 0;
  return nights.map((night) => {
    const { price } = typeNight(store, type, night);
    const originalPrice = fault('difference-unconverted')
      ? inDong(price, hotel.currency) + room.difference
      : inDong(price + room.difference, hotel.currency);
    return { night, originalPrice, price: lessPercent(originalPrice, percent) };
  });
}

export const lessPercent = (price: number, percent: number) =>
  Math.round((price * (100 - percent)) / 100);

export function sumOf(nights: RoomNight[], field: 'price' | 'originalPrice' = 'price'): number {
  const counted = fault('a-night-too-few') && nights.length > 1 ? nights.slice(1) : nights;
  if (fault('every-night-as-the-first')) return (nights[0]?.[field] ?? 0) * nights.length;
  return counted.reduce((sum, night) => sum + night[field], 0);
}

/** A stay's prices as rooms tell them: on average, night by night where these differ. */
export function priceFields(nights: RoomNight[], percent: number, isStay: boolean) {
  const round = fault('average-rounded-down') ? Math.floor : Math.round;
  const average = (field: 'price' | 'originalPrice') =>
    round(nights.reduce((sum, one) => sum + one[field], 0) / nights.length);
  const price = average('price');
  const shown = fault('original-is-price') ? 'price' : 'originalPrice';
  const differ = nights.some((one) => one.price !== price) && !fault('nights-untold');
  const told = fault('price-as-text') ? price.toFixed(2) : price;
  return {
    price: told,
    ...(percent > 0 ? { originalPrice: average(shown), discount: discountOf(percent, price) } : {}),
    ...(percent === 0 && fault('original-always') ? { originalPrice: price } : {}),
    ...(isStay ? { stayPrice: sumOf(nights), stayNights: nights.length } : {}),
    ...(isStay && differ ? { nights: nights.map((one) => nightFields(one, percent > 0)) } : {}),
  };
}

const discountOf = (percent: number, price: number) =>
  fault('discount-in-dong') ? Math.round((price * percent) / 100) : percent;

export const nightFields = ({ night, price, originalPrice }: RoomNight, withOriginal: boolean) => ({
  night,
  price,
  ...(withOriginal ? { originalPrice } : {}),
});
