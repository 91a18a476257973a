import { expectStatus, needs, tell, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt, textOf, type Json } from '../../json';
import { ROOM, secondHotel } from '../../world/world';

export const PRICE = 400_000;

export interface House {
  hotelId: number;
  typeId: number;
  roomIds: number[];
  ask(id: string, body?: object, params?: object): Promise<Answer>;
  type(): Promise<Json>;
}

/** Rooms 2, 10 and 1 of one type, made in that order. */
export async function newHouse(ctx: Context): Promise<House> {
  needs(ctx, 'createRoomType', 'getRoomType', 'changePartnerRooms', 'getPartnerRoom');
  const { token } = worldOf(ctx).owner;
  const { hotelId } = await secondHotel(ctx, { name: 'Nhà Ba Phòng' });
  const { name: _name, ...shared } = ROOM;
  const body = { ...shared, name: 'Ba phòng', pricePerNight: PRICE, roomNumbers: '22, 100, 3' };
  const made = await ctx.client.call('createRoomType', { token, params: { hotelId }, body });
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  const typeId = numberAt(made.body, 'id');
  const ask: House['ask'] = (id, sent, params = {}) =>
    ctx.client.call(id, {
      token,
      params: { hotelId, typeId, ...params },
      ...(sent && { body: sent }),
    });
  const type = async () => (await ask('getRoomType')).body ?? null;
  const roomIds = listAt(await type(), 'rooms').map((room) => numberAt(room, 'id'));
  return { hotelId, typeId, roomIds, ask, type };
}

export function isAs(
  ctx: Context,
  answer: Answer | undefined,
  what: string,
  expected: Json,
  seen: Json | undefined,
): void {
  if (JSON.stringify(expected) === JSON.stringify(seen ?? null)) return;
  tell(ctx, answer, {
    cause: `${what} otherwise than it should be`,
    severity: 'BREAKS SCREEN',
    expected: textOf(expected).slice(0, 160),
    seen: textOf(seen ?? null).slice(0, 160),
  });
}
