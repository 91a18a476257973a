import { isRefused } from '../../../../api';
import type {
  NightsChange,
  NightsChanged,
  NightsOfType,
  NightsReset,
} from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import type { AppStore } from '../../../../state/store';
import { isStale } from '../../../ui/isStale';
import { ChangedSince, HalfDone } from '../../../ui/notUndone';
import { nightCount, nightsWhere } from './nightRuns';
import {
  isAlike,
  nightAfter,
  saidBy,
  seenOf,
  spanOfRun,
  spansOf,
  type NightsSet,
} from './nightsSet';
import { nightFinder, nightsNow } from './nightsNow';
import { nightsWords } from './nightsWords';
import { runsBack, type Run } from './runsBack';

const texts = priceTexts.undo;

type Nights = readonly NightsOfType[];

/** How nights of a hotel are asked for, set by hand, and left to seasons and weekdays again. */
interface Sends {
  hotelId: number;
  dispatch: AppStore['dispatch'];
  change: (change: NightsChange) => Promise<NightsChanged>;
  reset: (reset: NightsReset) => Promise<NightsChanged>;
}

/** What became of nights. */
export interface Turned {
  /** Those that are put back, or set again. */
  nights: readonly NightsOfType[];
  /** How many these are. */
  count: number;
  /** Names those that stay as somebody else has set them since. */
  stayed?: string;
}

/**
 * Puts nights back as they were.
 *
 * @param set null: what was said by hand was forgotten
 * @throws what says why none is put back, or not all are yet
 */
export async function takeBack(
  sends: Sends,
  nights: Nights,
  set: NightsSet | null,
): Promise<Turned> {
  const { before, changed, hasBegun, runs } = runsBack(
    { nights, set },
    await finderNow(sends, nights),
  );
  const parts = runs.map((run) => ({ nights: [run.type], send: () => putBack(sends, run, set) }));
  const refused = await sendAll(parts, hasBegun, texts);
  return turned(before, [...changed, ...refused], texts);
}

/**
 * Sets nights once more, which are as they were before; a try without an answer may have set some already.
 *
 * @throws what says why none is set, or not all are yet
 */
export async function makeAgain(sends: Sends, nights: Nights, set: NightsSet): Promise<Turned> {
  const now = await finderNow(sends, nights);
  const names = saidBy(set);
  const left = nightsWhere(
    nights,
    (night, type) => !isAlike(nightAfter(night, set, type), now(type, night), names),
  );
  const changed = nightsWhere(left, (night, type) => !isAlike(night, now(type, night), names));
  if (changed.length > 0) throw new ChangedSince(texts.stale(nightsWords(changed)));
  const parts = spansOf(left).map(({ span, nights: alike }) => {
    const seen = set.change && { seen: seenOf(alike) };
    return { nights: alike, send: () => sends.change({ ...span, ...set, ...seen }) };
  });
  const refused = await sendAll(parts, nightCount(left) < nightCount(nights), texts.again);
  return turned(nights, refused, texts.again);
}

async function finderNow({ dispatch, hotelId }: Sends, nights: Nights) {
  const days = nights.flatMap((type) => type.nights.map(({ night }) => night)).toSorted();
  const asked = { firstNight: days[0] ?? '', lastNight: days.at(-1) ?? '' };
  return nightFinder(await nightsNow(dispatch, { hotelId, ...asked }));
}

/** @param taken what is taken back: of what seasons have made of forgotten nights nothing is known */
async function putBack({ change, reset }: Sends, { type, set }: Run, taken: NightsSet | null) {
  const span = spanOfRun(type);
  const seen = taken && { seen: seenOf([afterSet(type, taken)]) };
  if (!set) return reset({ ...span, ...seen });
  return change({ ...span, ...set, ...(set.change && seen) });
}

const afterSet = (type: NightsOfType, set: NightsSet): NightsOfType => ({
  ...type,
  nights: type.nights.map((night) => nightAfter(night, set, type)),
});

/** How it is said that some nights are done and others are not. */
interface Words {
  half: (which: string) => string;
  halfStale: (which: string) => string;
}

interface Part {
  nights: Nights;
  send: () => Promise<unknown>;
}

/**
 * One part after the other.
 *
 * @returns the nights that are refused, as somebody has changed them meanwhile
 * @throws why there is no answer, or why nothing is done
 */
async function sendAll(parts: readonly Part[], hasBegun: boolean, words: Words): Promise<Nights> {
  for (const [index, { send }] of parts.entries()) {
    try {
      await send();
    } catch (error) {
      const rest = parts.slice(index).flatMap(({ nights }) => nights);
      const which = nightsWords(rest);
      const isHalf = hasBegun || index > 0;
      if (isHalf && isRefused(error)) return rest;
      if (isHalf) throw new HalfDone(words.half(which));
      throw isStale(error) ? new ChangedSince(texts.stale(which)) : error;
    }
  }
  return [];
}

function turned(nights: Nights, stayed: Nights, words: Words): Turned {
  const isStaying = nightFinder(stayed);
  const others = nightsWhere(nights, (night, type) => !isStaying(type, night));
  return {
    nights: others,
    count: nightCount(others),
    ...(stayed.length > 0 && { stayed: words.halfStale(nightsWords(stayed)) }),
  };
}
