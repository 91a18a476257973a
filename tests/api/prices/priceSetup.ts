import { ask, inDays } from '../rooms/partnerSetup';

export interface Season {
  id: number;
  name: string;
  firstNight: string;
  lastNight: string;
  weekdays: string[];
  typeIds: number[];
  change: string;
  value: number | null;
  minStay: number | null;
  minStayThrough: number | null;
  version: number;
}

export interface Night {
  night: string;
  price: number;
  source: string;
  seasonName: string | null;
  minStay: number | null;
  closed: boolean;
  roomsLeft: number;
}

interface NightsOfType {
  typeId: number;
  rooms: number;
  nights: Night[];
}

export const inHotel = (hotel: { id: number }, rest: string) => `/hotels/${hotel.id}/${rest}`;

/** From a day on, counted from today, for so many nights. */
export const span = (from: number, nights: number) => ({
  firstNight: inDays(from),
  lastNight: inDays(from + nights - 1),
});

export const tet = { name: 'Tết', ...span(20, 3), change: 'PERCENT', value: 40 };

export async function newSeason(hotel: { id: number }, fields: object = {}): Promise<Season> {
  const answer = await ask<Season>('POST', inHotel(hotel, 'seasons'), { ...tet, ...fields });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export const changedSeason = (hotel: { id: number }, { id, version }: Season, fields: object) =>
  ask<Season>('PUT', inHotel(hotel, `seasons/${id}`), { ...tet, version, ...fields });

/** The nights of each type from a day on, by its id. */
export async function nightsOf(
  hotel: { id: number },
  from: number,
  nights: number,
): Promise<Map<number, Night[]>> {
  const { body } = await ask<NightsOfType[]>(
    'GET',
    inHotel(hotel, `nights?firstNight=${inDays(from)}&nights=${nights}`),
  );
  return new Map(body.map((type) => [type.typeId, type.nights]));
}

export async function pricesOf(
  hotel: { id: number },
  typeId: number,
  from = 19,
  nights = 5,
): Promise<number[]> {
  const all = await nightsOf(hotel, from, nights);
  return all.get(typeId)!.map(({ price }) => price);
}
