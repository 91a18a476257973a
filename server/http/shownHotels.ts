import type { Answer, OperationId } from './operations';

/** Hotels of which an answer shows something; `any` if it could be all. */
export type ShownHotels = readonly number[] | 'any';

type Shown<K extends OperationId> = (answer: Answer<K>, id: number) => readonly number[];

/** The hotels that an answer shows, by it and the number in its address. */
const shown: { [K in OperationId]?: Shown<K> } = {
  getHotel: (hotel) => [hotel.id],
  listSimilarHotels: (hotels, id) => [id, ...hotels.map((hotel) => hotel.id)],
  listReviews: (_, id) => [id],
  searchRooms: (_, id) => [id],
  listTypeAvailability: (_, id) => [id],
  getStayCalendar: (_, id) => [id],
  getRoom: ({ hotel }) => [hotel.id],
};

/** Any, unless it is known better: a list may show a hotel next that it did not show before. */
export function hotelsShownBy(operation: OperationId, answer: unknown, id = NaN): ShownHotels {
  const hotelsOf = shown[operation] as ((answer: unknown, id: number) => number[]) | undefined;
  return hotelsOf ? hotelsOf(answer, id) : 'any';
}

export function allShown(parts: readonly ShownHotels[]): ShownHotels {
  return parts.includes('any') ? 'any' : (parts as (readonly number[])[]).flat();
}
