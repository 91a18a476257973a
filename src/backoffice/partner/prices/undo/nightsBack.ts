import { isRefused } from '../../../../api';
import type {
  NightsChange,
  NightsChanged,
  NightsOfType,
  NightsSpan,
} from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import type { AppStore } from '../../../../state/store';
import { isStale } from '../../../ui/isStale';
import { ChangedSince, HalfDone } from '../../../ui/notUndone';
import { nightCount, nightsWhere } from './nightRuns';
import { isAlike, nightAfter, saidBy, seenOf, spanOfRun, type NightsSet } from './nightsSet';
import { nightFinder, nightsNow } from './nightsNow';
import { nightsWords } from './nightsWords';
import { runsBack, type Run } from './runsBack';
import { spanOfNights } from './spanOfNights';

const texts = priceTexts.undo;

type Nights = readonly NightsOfType[];

/** How nights of a hotel are asked for, set by hand, and left to seasons and weekdays again. */
interface Sends {
  hotelId: number;
  dispatch: AppStore['dispatch'];
  change: (change: NightsChange) => Promise<NightsChanged>;
  reset: (span: NightsSpan) => Promise<NightsChanged>;
}

/**
 * Puts nights back as they were.
 *
 * @param set null: what was said by hand was forgotten
 * @throws what names nights that stay as somebody else has set them since, also where all others are put back
 */
export async function takeBack(sends: Sends, nights: Nights, set: NightsSet | null): Promise<void> {
  const { runs, hasBegun, changed } = runsBack({ nights, set }, await finderNow(sends, nights));
  for (const [index, run] of runs.entries()) {
    const rest = runs.slice(index).map(({ type }) => type);
    await putBack(sends, run, set).catch(whyNot(rest, hasBegun || index > 0));
  }
  if (changed.length > 0) throw new ChangedSince(texts.halfStale(nightsWords(changed)));
}

/** Sets nights once more, which are as they were before; a try without an answer may have set them already. */
export async function makeAgain(sends: Sends, nights: Nights, set: NightsSet) {
  const now = await finderNow(sends, nights);
  const names = saidBy(set);
  const isSet = (type: NightsOfType) =>
    type.nights.every((night) => isAlike(nightAfter(night, set, type), now(type, night), names));
  if (nights.every(isSet)) return { nights: nightCount(nights) };
  const changed = nightsWhere(nights, (night, type) => !isAlike(night, now(type, night), names));
  if (changed.length > 0) throw new ChangedSince(texts.stale(nightsWords(changed)));
  const seen = set.change && { seen: seenOf(nights) };
  return sends.change({ ...spanOfNights(nights), ...set, ...seen }).catch(whyNot(nights, false));
}

async function finderNow({ dispatch, hotelId }: Sends, nights: Nights) {
  return nightFinder(await nightsNow(dispatch, { hotelId, ...spanOfNights(nights) }));
}

/** @param taken what is taken back: of what seasons have made of forgotten nights nothing is known */
async function putBack({ change, reset }: Sends, { type, set }: Run, taken: NightsSet | null) {
  const span = spanOfRun(type);
  if (!set) return reset(span);
  const seen = taken && set.change && { seen: seenOf([afterSet(type, taken)]) };
  return change({ ...span, ...set, ...seen });
}

const afterSet = (type: NightsOfType, set: NightsSet): NightsOfType => ({
  ...type,
  nights: type.nights.map((night) => nightAfter(night, set, type)),
});

/** Catches why some nights are not put back: says so, where some others are, or somebody has changed them. */
const whyNot =
  (rest: Nights, isHalf: boolean) =>
  (error: unknown): never => {
    const words = nightsWords(rest);
    if (!isHalf) throw isStale(error) ? new ChangedSince(texts.stale(words)) : error;
    throw isRefused(error)
      ? new ChangedSince(texts.halfStale(words))
      : new HalfDone(texts.half(words));
  };
