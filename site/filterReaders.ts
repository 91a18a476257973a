import { isDay, type Day } from '../domain/stays/stay';

/** Turns the text in an address into a filter's value; what it does not know is no filter. */
export type FilterReader<T extends string | number | boolean> = (text: string) => T | undefined;

export function choiceOf<const T extends string>(...choices: T[]): FilterReader<T> {
  return (text) => choices.find((choice) => choice === text);
}

export const wholeNumber: FilterReader<number> = (text) =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;

export const dayText: FilterReader<Day> = (text) => (isDay(text) ? text : undefined);
