import { vietnamToday } from '../../../../../domain/stays/stay';
import type { NightOfType, NightsOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { ChangedSince } from '../../../ui/notUndone';
import { nightCount, nightsWhere, runsBy } from './nightRuns';
import { ALL_SAID, isAlike, nightAfter, saidBy, setBack, type NightsSet } from './nightsSet';
import { nightsWords } from './nightsWords';

const texts = priceTexts.undo;

/** What is said of a night of a type by now; undefined where it is gone. */
export type NightsNow = (type: NightsOfType, night: NightOfType) => NightOfType | undefined;

/** Nights that one request puts back; without a set of their own seasons and weekdays decide on them again. */
export interface Run {
  type: NightsOfType;
  set: NightsSet | null;
}

interface SetBefore {
  /** As they were. */
  nights: readonly NightsOfType[];
  /** Null: what was said of them by hand was forgotten. */
  set: NightsSet | null;
}

/**
 * What puts nights back as they were, as far as they are not so already: of what was taken back half way, the rest.
 * Those of which somebody has said something else since stay as they are: `changed`, of all that were set before.
 *
 * @throws what names these where there are no others
 */
export function runsBack({ nights, set }: SetBefore, now: NightsNow) {
  const before = changedBy(nights, set);
  const left = nightsWhere(before, (night, type) => {
    const one = now(type, night);
    return one?.source !== night.source || !isAlike(night, one);
  });
  const hasBegun = nightCount(left) < nightCount(before);
  const names = set ? saidBy(set) : ALL_SAID;
  const isChanged = (night: NightOfType, type: NightsOfType) => {
    const one = now(type, night);
    return set ? !isAlike(nightAfter(night, set, type), one, names) : one?.source === 'BY_HAND';
  };
  const changed = nightsWhere(left, isChanged);
  const own = nightsWhere(left, (night, type) => !isChanged(night, type));
  if (changed.length > 0 && own.length === 0 && !hasBegun)
    throw new ChangedSince(texts.stale(nightsWords(changed)));
  const setOf = (night: NightOfType, type: NightsOfType) => {
    const isUntouched = set && isAlike(nightAfter(night, set, type), now(type, night));
    return isUntouched && night.source !== 'BY_HAND' ? null : setBack(night, names);
  };
  return { before, hasBegun, changed, runs: own.flatMap((type) => runsOf(type, setOf)) };
}

/** What is past is not changed, and only what was by hand is forgotten. */
function changedBy(nights: SetBefore['nights'], set: NightsSet | null): NightsOfType[] {
  const today = vietnamToday(new Date());
  return nightsWhere(
    nights,
    ({ night, source }) => night >= today && (set !== null || source === 'BY_HAND'),
  );
}

function runsOf(
  type: NightsOfType,
  setOf: (night: NightOfType, type: NightsOfType) => NightsSet | null,
): Run[] {
  return runsBy(type.nights, (night) => JSON.stringify(setOf(night, type))).map(
    ({ key, nights }) => ({
      type: { ...type, nights },
      set: JSON.parse(key) as NightsSet | null,
    }),
  );
}
