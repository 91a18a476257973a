import { weekdayOf, usualPrice } from '../../../domain/prices/weekPrices';
import { addDays, type Day } from '../../../domain/stays/stay';
import type { Schemas } from '../../http/operations';
import type { SaidNight } from '../../rooms/nights/nights.queries';
import type { PricedTypeRow, SeasonRow } from '../../rooms/nights/seasons.queries';
import { restrictionsOf, WEEKDAYS } from './fields';

export function toSeason(row: SeasonRow): Schemas['Season'] {
  return {
    id: row.id,
    name: row.name,
    firstNight: row.from,
    lastNight: addDays(row.to, -1),
    weekdays: WEEKDAYS.filter((_, day) => ((row.weekdays >> day) & 1) === 1),
    typeIds: [...row.typeIds],
    change: row.change,
    value: row.value,
    ...restrictionsOf(row),
    version: row.version,
  };
}

/** @param said what is said of the night, if anything */
export function toNight(
  type: PricedTypeRow,
  night: Day,
  said: SaidNight | undefined,
  { roomsLeft, names }: { roomsLeft: number; names: ReadonlyMap<number, string> },
): Schemas['NightOfType'] {
  const usual = usualPrice(type, night);
  const seasonId = said?.seasonId ?? null;
  return {
    night,
    price: said?.price ?? usual,
    usualPrice: usual,
    source: sourceOf(type, night, said),
    seasonId,
    seasonName: seasonId === null ? null : (names.get(seasonId) ?? null),
    ...restrictionsOf(said ?? {}),
    roomsLeft,
  };
}

function sourceOf(
  type: PricedTypeRow,
  night: Day,
  said: SaidNight | undefined,
): Schemas['PriceSource'] {
  if (said) return said.seasonId === null ? 'BY_HAND' : 'SEASON';
  return type.week?.[weekdayOf(night)] == null ? 'BASE' : 'WEEKDAY';
}
