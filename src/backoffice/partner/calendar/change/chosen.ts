import { vietnamToday } from '../../../../../domain/stays/stay';
import type { NightsOfType } from '../../../../api/partner';

/** The types that are chosen and the span of their nights. */
export function spanOf(chosen: readonly NightsOfType[]) {
  const nights = chosen[0]?.nights ?? [];
  return {
    typeIds: chosen.map(({ typeId }) => typeId),
    firstNight: nights[0]?.night ?? '',
    lastNight: nights.at(-1)?.night ?? '',
  };
}

/** Nights that are past were not changed. */
export function fromToday(chosen: readonly NightsOfType[]): NightsOfType[] {
  const today = vietnamToday(new Date());
  return chosen.map((type) => ({
    ...type,
    nights: type.nights.filter((one) => one.night >= today),
  }));
}
