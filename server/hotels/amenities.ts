import { AMENITIES } from '../../domain/hotels/hotelFeatures';
import type { Language } from '../../domain/languages/languages';
import type { Schemas } from '../http/operations';
import { texts } from '../i18n/texts';

type Flags = Schemas['HotelFlags'];

export function servicesOf(
  amenities: Readonly<Record<string, boolean>>,
  language: Language,
): { name: string }[] {
  const names: Readonly<Record<keyof Flags, string>> = texts[language].amenities;
  return AMENITIES.filter((flag) => amenities[flag] === true).map((flag) => ({
    name: names[flag],
  }));
}

/** Every flag, set or not. */
export function flagsOf(amenities: Readonly<Record<string, boolean>>): Flags {
  return Object.fromEntries(AMENITIES.map((flag) => [flag, amenities[flag] === true])) as Flags;
}
