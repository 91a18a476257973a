import { searchWords } from '../search/searchText';

/** A place that travellers search for, by all the names that it has or had. */
export interface Place {
  slug: string;
  names: readonly string[];
}

/** A place that a text names, and the words beside its name that say more; none of them is of another name of it. */
export interface NamedPlace {
  slug: string;
  rest: string[];
}

// What people write before or after a place's name without asking for anything more.
const FILLER =
  /\b(gan|near|trung tam|tinh|thanh pho|tp|thi xa|thi tran|huyen|quan|phuong|dao|viet nam|vietnam|city|province|district|island|o|tai|in|khach san|cho nghi|hotels?)\b/g;

const withoutFiller = (words: readonly string[]): string[] =>
  searchWords(words.join(' ').replace(FILLER, ' '));

/** Spaces and dots are left out: 'TP.HCM' and 'TPHCM', 'Sa Pa' and 'Sapa' are one name. */
const keyOf = (words: readonly string[]): string => words.join('');

function keysOf({ names }: Place): Set<string> {
  const spelled = names.map(searchWords);
  return new Set([...spelled, ...spelled.map(withoutFiller)].map(keyOf).filter(Boolean));
}

/** The places that the longest name within the text stands for; none when it names none. */
export function placesIn(text: string, places: readonly Place[]): NamedPlace[] {
  const words = searchWords(text);
  const known = places.map((place) => ({ place, keys: keysOf(place) }));
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const key = keyOf(words.slice(start, start + length));
      const named = known.filter(({ keys }) => keys.has(key));
      const rest = withoutFiller([...words.slice(0, start), ...words.slice(start + length)]);
      if (named.length > 0) {
        return named.map(({ place }) => ({ slug: place.slug, rest: notOf(place, rest) }));
      }
    }
  }
  return [];
}

/** Those that say something else than the place's names do. */
function notOf({ names }: Place, words: readonly string[]): string[] {
  const known = names.flatMap(searchWords);
  return words.filter((word) => !known.some((part) => part.startsWith(word)));
}

/** What a text asks for: hotels that hold all the words, where there are any, and those at the places. */
export interface TextMeaning {
  words: string[];
  places: NamedPlace[];
}

/**
 * A text that only names a place asks for that alone, not for what has such words elsewhere. Where it names none, it may be
 * a part of a name: 'gươm' of Hồ Gươm, but not 'hạ long' of Hà Nội and Thăng Long.
 */
export function meaningOf(text: string, places: readonly Place[]): TextMeaning {
  const words = searchWords(text);
  const named = placesIn(text, places);
  if (named.some(({ rest }) => rest.length === 0)) return { words: [], places: named };
  return { words, places: named.length > 0 ? named : placesPartlyNamed(words, places) };
}

function placesPartlyNamed(words: readonly string[], places: readonly Place[]): NamedPlace[] {
  const part = ` ${withoutFiller(words).join(' ')}`;
  if (part === ' ') return [];
  const meant = places.filter(({ names }) =>
    names.some((name) => ` ${searchWords(name).join(' ')}`.includes(part)),
  );
  return meant.map(({ slug }) => ({ slug, rest: [] }));
}

/** The place that the whole text is a name of. */
export function placeCalled(text: string, places: readonly Place[]): string | undefined {
  return placesIn(text, places).find(({ rest }) => rest.length === 0)?.slug;
}

/** Whether somebody who has typed so much may mean this place. */
export function mayBecome(typed: string, place: Place): boolean {
  const begun = [searchWords(typed), withoutFiller(searchWords(typed))].map(keyOf);
  return [...keysOf(place)].some((key) => begun.some((part) => key.includes(part)));
}
