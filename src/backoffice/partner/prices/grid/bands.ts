import type { Day } from '../../../../../domain/stays/stay';
import type { Season } from '../../../../api/partner';

/** Nights beside each other over which one season, or none, stands. */
export interface Band {
  season: Season | undefined;
  nights: number;
}

/** What stands above the nights: of several seasons the one that counts first. */
export function bandsOf(seasons: readonly Season[], nights: readonly Day[]): Band[] {
  const bands: Band[] = [];
  for (const night of nights) {
    const season = seasons.find((one) => one.firstNight <= night && night <= one.lastNight);
    const last = bands.at(-1);
    if (last && last.season === season) last.nights += 1;
    else bands.push({ season, nights: 1 });
  }
  return bands;
}
