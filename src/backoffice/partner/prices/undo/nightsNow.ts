import { addDays, nightsBetween } from '../../../../../domain/stays/stay';
import { askOnce } from '../../../../api/askOnce';
import { partnerApi, type NightOfType, type NightsOfType } from '../../../../api/partner';
import type { AppStore } from '../../../../state/store';

/** The most that are asked for at a time. */
export const MAX_NIGHTS_ASKED = 62;

interface Asked {
  hotelId: number;
  firstNight: string;
  lastNight: string;
}

/** Asks for nights of all types as they are, whatever is shown: they may have been scrolled away. */
export async function nightsNow(
  dispatch: AppStore['dispatch'],
  { hotelId, firstNight, lastNight }: Asked,
): Promise<NightsOfType[]> {
  const count = nightsBetween(firstNight, lastNight) + 1;
  const parts = Array.from({ length: Math.ceil(count / MAX_NIGHTS_ASKED) }, (_, part) => {
    const before = part * MAX_NIGHTS_ASKED;
    const nights = Math.min(MAX_NIGHTS_ASKED, count - before);
    const args = { hotelId, firstNight: addDays(firstNight, before), nights };
    return askOnce(dispatch, partnerApi.endpoints.listNights, args);
  });
  const [first = [], ...others] = await Promise.all(parts);
  return first.map((type) => {
    const rest = others.flatMap((types) => types.filter(({ typeId }) => typeId === type.typeId));
    return { ...type, nights: [type, ...rest].flatMap(({ nights }) => nights) };
  });
}

/** What is said of a night of a type; undefined where it is gone. */
export function nightFinder(types: readonly NightsOfType[]) {
  const byKey = new Map<string, NightOfType>();
  for (const { typeId, nights } of types) {
    for (const one of nights) byKey.set(`${typeId} ${one.night}`, one);
  }
  return ({ typeId }: NightsOfType, { night }: NightOfType) => byKey.get(`${typeId} ${night}`);
}
