import type { NightsOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { dayWords } from '../../../ui/dates/dateWords';
import { nightCount, unbroken } from './nightRuns';

const MAX_NAMED = 3;

/** Which nights they are: `Deluxe, Tue 02/11/2027 – Thu 04/11/2027`. */
export function nightsWords(types: readonly NightsOfType[]): string {
  const spans = types.flatMap((type) =>
    unbroken(type.nights).map((nights) => ({ ...type, nights })),
  );
  const named = spans.slice(0, MAX_NAMED).map(({ name, nights }) => {
    const days = [nights[0], nights.length > 1 ? nights.at(-1) : undefined];
    return `${name}, ${days.flatMap((one) => (one ? dayWords(one.night) : [])).join(' – ')}`;
  });
  const more = nightCount(spans.slice(MAX_NAMED));
  return [...named, ...(more > 0 ? [priceTexts.undo.more(more)] : [])].join('; ');
}
