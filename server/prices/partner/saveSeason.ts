import { nightsReached } from '../../../domain/prices/seasons';
import { vietnamToday, type Day } from '../../../domain/stays/stay';
import { recordHotelChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import type { HotelTransaction } from '../../hotels/hotelTransactions';
import { ApiError, invalid, notFound } from '../../http/errors';
import { compileNights, type Terms } from '../../rooms/nights/compileNights';
import { keepingPrices } from '../../rooms/nights/keepPrices';
import { pricedTypes, seasonsOf, type SeasonRow } from '../../rooms/nights/seasons.queries';
import type { OwnHotel } from '../../rooms/partner/own';
import { lockTypesOf } from '../../rooms/types/matching.queries';
import {
  deleteSeason,
  insertSeason,
  isInCurrency,
  setOrder,
  typesAmong,
  updateSeason,
  type SeasonFields,
} from './seasons.queries';

/** Written again with every change; an owner looks through the list besides. */
const MAX_SEASONS = 100;
/** Of all seasons and the types they are for, whichever counts: so many are about a second's work. */
const MAX_NIGHTS_OF_SEASONS = 100_000;

interface OwnSeason {
  seasonId: number;
  /** As it was read. */
  version: number;
}

/**
 * @returns the season's id
 * @throws ApiError 404 (the hotel is gone or has another currency by now), 422 (a type is not the hotel's, there
 * are too many seasons or nights of them, or a room would cost nothing)
 */
export async function addSeason(
  tx: Db,
  hotel: OwnHotel,
  fields: SeasonFields,
  terms: Terms,
): Promise<number> {
  const season = await changing(tx, hotel, terms, async (seasons) => {
    if (seasons.length >= MAX_SEASONS) throw invalid({ name: 'tooManySeasons' });
    await expectTypes(tx, hotel.id, fields);
    return insertSeason(tx, hotel.id, fields, terms.now);
  });
  return season.id;
}

/**
 * @throws ApiError 404 (the hotel has another currency by now, too), 409 (saved by somebody else in the meantime), 422 (a
 * type is not the hotel's, its seasons would reach too many nights, or a room would cost nothing)
 */
export function changeSeason(
  saveInHotel: HotelTransaction,
  own: OwnSeason & { hotel: OwnHotel; fields: SeasonFields },
  terms: Terms,
): Promise<SeasonRow> {
  const { hotel, seasonId, fields } = own;
  return saveInHotel(hotel.id, (tx) =>
    changing(tx, hotel, terms, async (seasons) => {
      expectVersion(seasons, own);
      await expectTypes(tx, hotel.id, fields);
      await updateSeason(tx, { hotelId: hotel.id, seasonId }, fields);
      return seasonId;
    }),
  );
}

/** @throws ApiError 404, 409 (saved by somebody else in the meantime) */
export async function removeSeason(
  saveInHotel: HotelTransaction,
  own: OwnSeason & { hotelId: number },
  terms: Terms,
): Promise<void> {
  await saveInHotel(own.hotelId, (tx) =>
    within(tx, own.hotelId, terms, async (seasons) => {
      expectVersion(seasons, own);
      await deleteSeason(tx, own);
    }),
  );
}

/** @throws ApiError 409 when the seasons are others by now */
export function arrangeSeasons(
  saveInHotel: HotelTransaction,
  hotelId: number,
  seasonIds: readonly number[],
  terms: Terms,
): Promise<SeasonRow[]> {
  return saveInHotel(hotelId, (tx) =>
    within(tx, hotelId, terms, async (seasons) => {
      const known = new Set(seasons.map(({ id }) => id));
      const isSame = known.size === seasonIds.length && seasonIds.every((id) => known.has(id));
      if (!isSame) throw new ApiError('STALE');
      await setOrder(tx, hotelId, seasonIds);
    }),
  );
}

async function changing(
  tx: Db,
  hotel: OwnHotel,
  terms: Terms,
  change: (seasons: SeasonRow[]) => Promise<number>,
): Promise<SeasonRow> {
  let changed = 0;
  const today = vietnamToday(terms.now);
  const seasons = await within(tx, hotel.id, terms, async (before) => {
    const { now } = terms;
    // What is asked for may be in the currency that the hotel had.
    if (!(await isInCurrency(tx, hotel))) throw notFound();
    changed = await keepingPrices(tx, hotel.id, { now, field: 'value' }, () => change(before));
    await expectFewNights(tx, hotel.id, { before, today });
  });
  const season = seasons.find(({ id }) => id === changed);
  // Its last night was today's when it was read, and midnight has passed since.
  if (!season) throw notFound();
  return season;
}

/** One change of a hotel's seasons at a time, with all that follows from it. @returns the seasons as they are then */
async function within(
  tx: Db,
  hotelId: number,
  terms: Terms,
  change: (seasons: SeasonRow[]) => Promise<void>,
): Promise<SeasonRow[]> {
  const today = vietnamToday(terms.now);
  await lockTypesOf(tx, hotelId);
  await change(await seasonsOf(tx, hotelId, today));
  await compileNights(tx, hotelId, terms);
  await recordHotelChange(tx, hotelId, { kind: 'PRICES' });
  return seasonsOf(tx, hotelId, today);
}

function expectVersion(seasons: readonly SeasonRow[], { seasonId, version }: OwnSeason): void {
  const season = seasons.find(({ id }) => id === seasonId);
  if (!season) throw notFound();
  if (season.version !== version) throw new ApiError('STALE');
}

async function expectTypes(tx: Db, hotelId: number, { typeIds }: SeasonFields): Promise<void> {
  if ((await typesAmong(tx, hotelId, typeIds)) < typeIds.length) {
    throw invalid({ typeIds: 'typeGone' });
  }
}

/** What has become too much with more types may be made less. */
async function expectFewNights(
  tx: Db,
  hotelId: number,
  { before, today }: { before: readonly SeasonRow[]; today: Day },
): Promise<void> {
  const types = (await pricedTypes(tx, hotelId)).map(({ id }) => id);
  const nights = nightsReached(await seasonsOf(tx, hotelId, today), types, today);
  if (nights > MAX_NIGHTS_OF_SEASONS && nights > nightsReached(before, types, today)) {
    throw invalid({ lastNight: 'tooManySeasonNights' });
  }
}
