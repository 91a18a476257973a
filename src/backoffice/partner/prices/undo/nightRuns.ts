import { nightsBetween } from '../../../../../domain/stays/stay';
import type { NightOfType, NightsOfType } from '../../../../api/partner';

type Nights = readonly NightOfType[];

/** Nights that follow each other here, whether or not there are others in between, and are alike. */
export function runsBy<K>(nights: Nights, keyOf: (night: NightOfType, index: number) => K) {
  const runs: { key: K; nights: NightOfType[] }[] = [];
  nights.forEach((night, index) => {
    const key = keyOf(night, index);
    const last = runs.at(-1);
    if (last && last.key === key) last.nights.push(night);
    else runs.push({ key, nights: [night] });
  });
  return runs;
}

/** Nights with none between them. */
export function unbroken(nights: Nights): NightOfType[][] {
  const [first] = nights;
  if (!first) return [];
  return runsBy(nights, ({ night }, index) => nightsBetween(first.night, night) - index).map(
    (run) => run.nights,
  );
}

/** Those that are meant: of a type once for all that follow each other. */
export function nightsWhere(
  types: readonly NightsOfType[],
  isMeant: (night: NightOfType, type: NightsOfType) => boolean,
): NightsOfType[] {
  return types.flatMap((type) =>
    runsBy(type.nights, (night) => isMeant(night, type)).flatMap(({ key, nights }) =>
      key ? [{ ...type, nights }] : [],
    ),
  );
}

export const nightCount = (types: readonly NightsOfType[]): number =>
  types.reduce((sum, { nights }) => sum + nights.length, 0);
