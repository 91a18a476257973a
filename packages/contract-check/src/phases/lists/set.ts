import { textOf, type Json } from '../../json';
import { idOf } from '../pages';

export type Query = Record<string, string | number>;

/** Rows that this run has made, found by a word that nobody else has written. */
export interface OwnSet {
  list: string;
  token: string;
  params?: Record<string, string | number>;
  /** What narrows the list to them: nobody else's come or go meanwhile. */
  query: Query;
  /** Names of all that there are, in no order. */
  ids: (string | number)[];
}

export const nameOf = (row: Json) => textOf(idOf(row));
export const sameSet = (a: string[], b: string[]) => a.toSorted().join() === b.toSorted().join();
