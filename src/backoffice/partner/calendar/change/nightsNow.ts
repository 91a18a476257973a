import { askOnce } from '../../../../api/askOnce';
import { isRefused } from '../../../../api';
import { partnerApi, type NightOfType, type NightsOfType } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useAppDispatch } from '../../../../state/store';
import { ChangedSince, HalfDone } from './undoSteps';

const texts = calendarTexts.rates;

/** What is said of these nights of a type by now; undefined where it is gone. */
export type NightsNow = (typeId: number, night: string) => NightOfType | undefined;

/** Asks for nights as they are, whatever the calendar shows: they may have been scrolled away. */
export function useNightsNow(hotelId: number) {
  const dispatch = useAppDispatch();
  return async (chosen: readonly NightsOfType[]): Promise<NightsNow> => {
    const { nights = [] } = chosen[0] ?? {};
    const firstNight = nights[0]?.night ?? '';
    const args = { hotelId, firstNight, nights: nights.length };
    const types = await askOnce(dispatch, partnerApi.endpoints.listNights, args);
    const byKey = new Map<string, NightOfType>(
      types.flatMap(({ typeId, nights: now }) =>
        now.map((one) => [`${typeId} ${one.night}`, one] as const),
      ),
    );
    return (typeId, night) => byKey.get(`${typeId} ${night}`);
  };
}

const SAID = ['price', 'minStay', 'minStayThrough', 'noArrival', 'noDeparture', 'closed'] as const;

/**
 * Whether a night that seasons and weekdays decided on can be left to them again: nothing was said of it by hand
 * since but what is taken back.
 *
 * @param set what was said of it then
 */
export function canBeReset(
  before: NightOfType,
  set: Partial<Record<(typeof SAID)[number], unknown>>,
  now: NightOfType | undefined,
): boolean {
  const expected = { ...before, ...set };
  return before.source !== 'BY_HAND' && SAID.every((name) => now?.[name] === expected[name]);
}

/** Those that are not as they were: of what was taken back half way, the rest. One after the other of a type. */
export function notAsBefore(before: readonly NightsOfType[], now: NightsNow): NightsOfType[] {
  return before.flatMap((type) => {
    const isAsBefore = (night: NightOfType) => {
      const one = now(type.typeId, night.night);
      return one?.source === night.source && SAID.every((name) => one[name] === night[name]);
    };
    return runsBy(type.nights, isAsBefore).flatMap(({ key, nights }) =>
      key ? [] : [{ ...type, nights }],
    );
  });
}

export const nightCount = (types: readonly NightsOfType[]): number =>
  types.reduce((sum, { nights }) => sum + nights.length, 0);

/**
 * What takes several requests, none of which is taken back when a later one fails.
 *
 * @param hasBegun whether a part was done before
 * @param act calls `done` after each that has changed something
 * @throws what says so, where a part is done
 */
export async function asFarAsItGoes(
  hasBegun: boolean,
  act: (done: () => void) => Promise<void>,
): Promise<void> {
  let isHalf = hasBegun;
  try {
    await act(() => {
      isHalf = true;
    });
  } catch (error) {
    if (!isHalf) throw error;
    const isStale = isRefused(error) || error instanceof ChangedSince;
    throw isStale ? new ChangedSince(texts.halfStale) : new HalfDone(texts.half);
  }
}

/** Nights one after the other that are alike. */
export function runsBy<K>(nights: readonly NightOfType[], keyOf: (night: NightOfType) => K) {
  const runs: { key: K; nights: NightOfType[] }[] = [];
  for (const night of nights) {
    const key = keyOf(night);
    const last = runs.at(-1);
    if (last && last.key === key) last.nights.push(night);
    else runs.push({ key, nights: [night] });
  }
  return runs;
}
