import type { NightsOfType } from '../../../../api/partner';

/** The span of the nights that are chosen, of all types alike. */
export function spanOfNights(chosen: readonly NightsOfType[]) {
  const nights = chosen[0]?.nights ?? [];
  return {
    typeIds: chosen.map(({ typeId }) => typeId),
    firstNight: nights[0]?.night ?? '',
    lastNight: nights.at(-1)?.night ?? '',
  };
}
