import { guests as en } from '../i18n/en/guests';
import { guests as vi, type GuestWords } from '../i18n/vi/guests';
import type { Language } from '../languages/languages';
import type { Occupants } from '../stays/occupants';
import { lineNumbersText, type ShownLine } from './bookedRooms';
import type { SpecialRequest } from './specialRequests';

const words: Readonly<Record<Language, GuestWords>> = { vi, en };

/** `2 người lớn, 2 trẻ em (4, 7 tuổi)`; ages that nobody said are left out. */
export function occupantsText({ adults, childAges }: Occupants, language: Language): string {
  const word = words[language];
  const said = childAges.filter((age) => age !== null);
  const ages = said.length > 0 ? ` (${word.ages(said.join(', '))})` : '';
  const people = [
    ...(adults > 0 ? [word.adults(adults)] : []),
    ...(childAges.length > 0 ? [word.children(childAges.length) + ages] : []),
  ];
  return people.join(', ') || word.nobody;
}

/** `101: 2 người lớn; 102 → 203 từ T7 26/12: 1 người lớn`, of the rooms of which it was said. */
export function sleepersText(
  rooms: readonly (ShownLine & { occupants?: Occupants | null | undefined })[],
  language: Language,
): string {
  return rooms
    .flatMap(({ occupants, ...line }) =>
      occupants ? `${lineNumbersText(line, language)}: ${occupantsText(occupants, language)}` : [],
    )
    .join('; ');
}

/** `Giường đôi, Tầng cao`. */
export function requestsText(requests: readonly SpecialRequest[], language: Language): string {
  return requests.map((request) => words[language].requests[request]).join(', ');
}
