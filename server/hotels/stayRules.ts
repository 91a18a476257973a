import {
  dayOfError,
  firstDeskDay,
  isDay,
  MINIMUM_STAY_NIGHTS,
  nightsBetween,
  stayError,
  vietnamToday,
  type Day,
  type Stay,
  type StayError,
  oneNight,
} from '../../domain/stays/stay';
import { ApiError, invalid } from '../http/errors';

/** What the caller calls the two days. */
export type DayNames = Readonly<Record<keyof Stay, string>>;

export const DATES: DayNames = { checkIn: 'checkInDate', checkOut: 'checkOutDate' };
export const DAYS: DayNames = { checkIn: 'checkIn', checkOut: 'checkOut' };

/** A refusal for the dates of a stay. */
export class StayRefused extends ApiError {}

/** How far owners look, back or on: five years. */
const MAX_DAYS_AWAY = 1826;

/** @throws ApiError 422 for a day that owners need not look at */
export function refuseFarDay(day: Day, now: Date, name: string): void {
  if (!isDay(day)) throw invalid({ [name]: 'notADay' });
  if (Math.abs(nightsBetween(vietnamToday(now), day)) > MAX_DAYS_AWAY) {
    throw invalid({ [name]: 'farDay' });
  }
}

/** @throws ApiError 422 for days that nobody can book now */
export function refuseBadStay(stay: Stay, now: Date, names = DATES): void {
  refuse(stayError(stay, vietnamToday(now)), names);
}

/** The same for somebody at the desk, who may have come after midnight. @throws ApiError 422 */
export function refuseBadDeskStay(stay: Stay, now: Date, names = DATES): void {
  refuse(stayError(stay, vietnamToday(now), firstDeskDay(now)), names);
}

function refuse(error: StayError | null, names: DayNames): void {
  if (error) throw invalid({ [names[dayOfError(error)]]: error });
}

/** @throws StayRefused for a stay shorter than the hotel's minimum */
export function refuseShortStay(
  { checkIn, checkOut }: Stay,
  minimumStay: keyof typeof MINIMUM_STAY_NIGHTS,
  names = DATES,
): void {
  if (nightsBetween(checkIn, checkOut) < MINIMUM_STAY_NIGHTS[minimumStay]) {
    throw new StayRefused('INVALID', { fields: { [names.checkOut]: 'minimumStay' } });
  }
}

/** The stay asked for, if one is. @throws ApiError 422 for one day alone, or days that nobody can book now */
export function askedStay({ checkIn, checkOut }: Partial<Stay>, now: Date): Stay | undefined {
  if (checkIn === undefined && checkOut === undefined) return undefined;
  if (checkIn === undefined) throw invalid({ checkIn: 'required' });
  if (checkOut === undefined) throw invalid({ checkOut: 'required' });
  refuseBadStay({ checkIn, checkOut }, now, DAYS);
  return { checkIn, checkOut };
}

/** The nights of which prices are told. */
export interface ShownNights {
  stay: Stay;
  /** One night, because nobody has said when. */
  isTonight?: boolean;
}

/** Those of the stay asked for, or else tonight. @throws ApiError 422 as {@link askedStay} */
export function nightsShown(asked: Partial<Stay>, now: Date): ShownNights {
  const stay = askedStay(asked, now);
  return stay ? { stay } : { stay: oneNight(vietnamToday(now)), isTonight: true };
}
