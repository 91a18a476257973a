import type { Rates } from '../../../domain/money/money';
import { nightsOfSeasons, seasonNights } from '../../../domain/prices/seasons';
import { priceInDong } from '../../../domain/rooms/roomPrices';
import { vietnamToday, type Day } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { forgetNights, saidNights, writeNights, type SaidNight } from './nights.queries';
import { pricedTypes, seasonsOf } from './seasons.queries';

/** When something is decided, and at which rates. */
export interface Terms {
  now: Date;
  rates: Rates;
}

/** Nights that are not said as the seasons say: those to write, and those to say nothing of any more. */
interface Unlike {
  write: SaidNight[];
  forget: SaidNight[];
}

/**
 * Within a transaction that has locked the hotel and changed a season, or what a type costs: writes what
 * seasons make of the nights from today on. What is said by hand stays, and so does what is past.
 */
export async function compileNights(tx: Db, hotelId: number, terms: Terms): Promise<void> {
  const { write, forget } = await unlikeSeasons(tx, hotelId, terms);
  await forgetNights(tx, hotelId, forget);
  await writeNights(tx, hotelId, write);
}

/** How the nights that are stored differ from what the hotel's seasons make of them. */
export async function unlikeSeasons(
  db: Db,
  hotelId: number,
  { now, rates }: Terms,
): Promise<Unlike> {
  const today = vietnamToday(now);
  const seasons = await seasonsOf(db, hotelId, today);
  const said = await saidNights(db, hotelId, { from: today });
  if (seasons.length === 0 && said.length === 0) return { write: [], forget: [] };
  const left = new Map(said.map((night) => [keyOf(night), night]));
  const write: SaidNight[] = [];
  const withNights = nightsOfSeasons(seasons, today);
  for (const type of await pricedTypes(db, hotelId)) {
    for (const [night, made] of seasonNights(withNights, type)) {
      const priceVnd = made.price === null ? null : priceInDong(made.price, type.currency, rates);
      const next: SaidNight = { typeId: type.id, night, priceVnd, ...made };
      const before = left.get(keyOf(next));
      if (before?.seasonId === null) continue;
      left.delete(keyOf(next));
      if (!before || !isSame(before, next)) write.push(next);
    }
  }
  return { write, forget: [...left.values()].filter(({ seasonId }) => seasonId !== null) };
}

const keyOf = ({ typeId, night }: { typeId: number; night: Day }) => `${typeId} ${night}`;

function isSame(a: SaidNight, b: SaidNight): boolean {
  return (Object.keys(a) as (keyof SaidNight)[]).every((key) => a[key] === b[key]);
}
