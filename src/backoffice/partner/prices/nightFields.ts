import { object, string } from 'yup';
import { isDay } from '../../../../domain/stays/stay';
import type { Weekday } from '../../../api/partner';
import { priceTexts } from '../../../i18n/en/partner/prices';
import { WEEKDAYS } from './undo/weekdays';

// What forms ask of nights: from when to when, and of which weekdays.

const texts = priceTexts.rules;

export type WeekdayFlags = Record<Weekday, boolean>;

/** A box for each weekday. */
export const weekdayItems = WEEKDAYS.map((name) => ({
  name: `weekdays.${name}`,
  label: priceTexts.season.days[name],
}));

export function flagsOf(days: readonly Weekday[] = WEEKDAYS): WeekdayFlags {
  return Object.fromEntries(WEEKDAYS.map((name) => [name, days.includes(name)])) as WeekdayFlags;
}

export function weekdaysOf(flags: WeekdayFlags): Weekday[] {
  return WEEKDAYS.filter((name) => flags[name]);
}

export const someWeekday = object().test('some', texts.weekdays, (days) =>
  Object.values(days).some(Boolean),
);

export const day = (missing: string) => string().required(missing).test('day', texts.day, isDay);
