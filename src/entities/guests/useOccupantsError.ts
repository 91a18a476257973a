import { occupantsText } from '../../../domain/bookings/guestsText';
import { useLanguage, useTexts } from '../../state/useTexts';
import { guestsTexts } from '../../i18n/guests';
import { ages, missingOf, overfull, type Slept } from './occupants';

type Party = ReturnType<typeof missingOf>;

/** What is wrong with how guests are divided over the rooms, in words; null when nothing is. */
export function useOccupantsError(slept: readonly Slept[], party: Party): string | null {
  const texts = useTexts(guestsTexts).occupants;
  const language = useLanguage();
  if (slept.length === 0) return null;
  const over = overfull(slept);
  if (over) {
    // As its fields are headed: several may be of one name.
    const place = slept.findIndex(({ room }) => room === over);
    const name = slept.length > 1 ? `${place + 1}. ${over.name}` : over.name;
    return texts.tooMany(name, over.capacity, over.numberOfAdults);
  }
  const { adults, children } = missingOf(slept, party);
  const people = (sign: 1 | -1) =>
    occupantsText(
      { adults: Math.max(0, sign * adults), childAges: ages(Math.max(0, sign * children)) },
      language,
    );
  if (adults > 0 || children > 0) return texts.missing(people(1));
  return adults < 0 || children < 0 ? texts.extra(people(-1)) : null;
}
