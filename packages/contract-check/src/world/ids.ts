import type { Context } from '../context';
import { dayIn } from '../days';
import type { Call } from '../http/exchange';
import { numberAt } from '../json';
import { formOf, picture } from './picture';
import type { World } from './types';

interface Place {
  hotelId: number;
  roomId: number;
  token: string;
}

/** So far ahead that nobody books it. */
const FAR = 600;

/** By which call there is one, and where its answer tells the id. */
const THINGS: [name: string, by: string, at: (string | number)[], sent: (place: Place) => Call][] =
  [
    ['typeId', 'listRoomTypes', [0, 'id'], () => ({})],
    ['imageId', 'uploadHotelImages', [0, 'id'], () => formOf([{ content: picture() }])],
    [
      'closureId',
      'closeRoom',
      ['id'],
      ({ hotelId, roomId }) => ({
        params: { hotelId, roomId },
        body: { from: dayIn(FAR), to: dayIn(FAR + 2), reason: 'Sơn lại' },
      }),
    ],
    [
      'seasonId',
      'createSeason',
      ['id'],
      () => ({
        body: { name: 'Mùa xa', firstNight: dayIn(FAR), lastNight: dayIn(FAR + 1), change: 'NONE' },
      }),
    ],
  ];

/** What else stands below a hotel, where the server has it. What cannot be made is told by who tries just that. */
export async function idsOf(ctx: Context, place: Place): Promise<World['ids']> {
  const { hotelId, token } = place;
  const ids: World['ids'] = {};
  for (const [name, by, at, sent] of THINGS) {
    if (!ctx.offered.has(by)) continue;
    const call = { token, params: { hotelId }, ...sent(place) };
    const id = numberAt((await ctx.client.call(by, call)).body, ...at);
    if (!Number.isNaN(id)) ids[name] = id;
  }
  return ids;
}
