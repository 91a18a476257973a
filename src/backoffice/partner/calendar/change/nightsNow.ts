import { askOnce } from '../../../../api/askOnce';
import { partnerApi, type NightOfType, type NightsOfType } from '../../../../api/partner';
import { useAppDispatch } from '../../../../state/store';

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
