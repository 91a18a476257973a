import { expectStatus, needs, tell, worldOf, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { ROOM, secondHotel } from '../world/world';

const PRICE = 610_000;
const { name: _name, ...SHARED } = ROOM;
const LIKE = { ...SHARED, name: 'Cùng loại', pricePerNight: PRICE };
const DEARER_MONDAYS = [PRICE + 40_000, null, null, null, null, null, null];

/** By each of these alone a type is another. */
const OTHERWISE: Record<string, Json>[] = [
  { name: 'Loại khác' },
  { roomType: 'Suite' },
  { description: 'Nhìn ra vườn.' },
  { capacity: ROOM.capacity + 1 },
  { numberOfAdults: 1 },
  { numberOfChildren: 0 },
  { numberOfBeds: 2 },
  { typeBed: 'Twin' },
  { services: ['Tủ lạnh'] },
  { pricePerNight: PRICE + 10_000 },
  { weekdayPrices: DEARER_MONDAYS },
];

function askerOf(ctx: Context, hotelId: number) {
  const { token } = worldOf(ctx).owner;
  return (id: string, body?: object, params: object = {}) =>
    ctx.client.call(id, { token, params: { hotelId, ...params }, ...(body && { body }) });
}

/** "Where the hotel has a type that says the same in all fields, they join it"; a single room likewise. */
export async function joined(ctx: Context): Promise<void> {
  needs(ctx, 'createRoomType', 'createPartnerRoom');
  const { hotelId } = await secondHotel(ctx);
  const ask = askerOf(ctx, hotelId);
  let number = 800;
  const made = async (more: object): Promise<Answer> => {
    number++;
    const answer = await ask('createRoomType', { ...LIKE, ...more, roomNumbers: String(number) });
    expectStatus(ctx, answer, 201, { step: 'a partner makes a type and its rooms' });
    return answer;
  };
  const first = numberAt((await made({})).body, 'id');
  const again = await made({ services: [...SHARED.services] });
  isOf(ctx, again, numberAt(again.body, 'id') === first, 'rooms that are like others');
  for (const more of OTHERWISE) {
    const answer = await made(more);
    const isOther = numberAt(answer.body, 'id') !== first;
    isOf(ctx, answer, isOther, `rooms with another ${Object.keys(more).join()}`);
  }
  for (const [more, isLike] of [
    [{}, true],
    [{ pricePerNight: PRICE + 20_000 }, false],
  ] as const) {
    number++;
    const room = await ask('createPartnerRoom', { ...LIKE, ...more, roomNumber: String(number) });
    expectStatus(ctx, room, 201, { step: 'a partner creates a room' });
    const isRight = (numberAt(room.body, 'typeId') === first) === isLike;
    isOf(ctx, room, isRight, isLike ? 'a room that is like others' : 'a room of another price');
  }
}

/** "Puts the room into a type of its hotel, at whatever price it has": a new one, and one that was of another. */
export async function chosen(ctx: Context): Promise<void> {
  needs(ctx, 'createRoomType', 'createPartnerRoom', 'getPartnerRoom', 'updatePartnerRoom');
  const { hotelId } = await secondHotel(ctx);
  const ask = askerOf(ctx, hotelId);
  const type = await ask('createRoomType', { ...LIKE, roomNumbers: '851-852' });
  expectStatus(ctx, type, 201, { step: 'a partner makes a type and its rooms' });
  const typeId = numberAt(type.body, 'id');
  const dearer = { ...LIKE, pricePerNight: PRICE + 30_000 };
  const made = await ask('createPartnerRoom', { ...dearer, roomNumber: '853', typeId });
  expectStatus(ctx, made, 201, { step: 'a partner creates a room of a type' });
  isPut(ctx, made, { typeId, price: dearer.pricePerNight });
  const apart = { ...dearer, name: 'Loại khác', roomNumber: '854' };
  const other = await ask('createPartnerRoom', apart);
  expectStatus(ctx, other, 201, { step: 'a partner creates a room' });
  const roomId = numberAt(other.body, 'id');
  const opened = await ask('getPartnerRoom', undefined, { roomId });
  const version = at(opened.body, 'version');
  const room = { ...dearer, roomNumber: '854', typeId, version };
  const saved = await ask('updatePartnerRoom', room, { roomId });
  expectStatus(ctx, saved, 200, { step: 'a partner puts a room into a type' });
  isPut(ctx, saved, { typeId, price: dearer.pricePerNight });
}

function isPut(
  ctx: Context,
  answer: Answer,
  { typeId, price }: { typeId: number; price: number },
): void {
  const seen = [numberAt(answer.body, 'typeId'), numberAt(answer.body, 'pricePerNight')];
  if (seen[0] === typeId && seen[1] === price) return;
  tell(ctx, answer, {
    cause: 'a room is not of the type into which it was put, or not at its price',
    severity: 'BREAKS SCREEN',
    expected: `typeId: ${typeId}, pricePerNight: ${price}`,
    seen: `typeId: ${seen[0]}, pricePerNight: ${seen[1]}`,
  });
}

function isOf(ctx: Context, answer: Answer, isRight: boolean, what: string): void {
  if (isRight) return;
  tell(ctx, answer, {
    cause: 'rooms are of one type that are not alike, or of two though they are',
    severity: 'BREAKS SCREEN',
    expected: `${what}: ${/like/.test(what) ? 'of their type' : 'of a type of their own'}`,
    seen: answer.text.slice(0, 120),
  });
}

/** "In what it is otherwise than its type, and does not follow it": what the type says too is the room's own no more. */
export async function ownNoMore(ctx: Context): Promise<void> {
  needs(ctx, 'createRoomType', 'getRoomType', 'updateRoomType', 'updatePartnerRoom');
  const { hotelId } = await secondHotel(ctx);
  const ask = askerOf(ctx, hotelId);
  const made = await ask('createRoomType', { ...LIKE, roomNumbers: '901-902' });
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  const typeId = numberAt(made.body, 'id');
  const [row] = listAt(made.body, 'rooms').filter((one) => textAt(one, 'roomNumber') === '901');
  const roomId = numberAt(row, 'id');
  const own = { description: 'Có ban công.' };
  const opened = await ask('getPartnerRoom', undefined, { roomId });
  const room = { ...LIKE, ...own, roomNumber: '901', version: at(opened.body, 'version') };
  const saved = await ask('updatePartnerRoom', room, { roomId });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
  const type = await ask('getRoomType', undefined, { typeId });
  let version = at(type.body, 'version');
  areOwn(ctx, type, roomId, ['description']);
  for (const description of [own.description, 'Có ban công rộng.']) {
    const body = { ...LIKE, description, version };
    const changed = await ask('updateRoomType', body, { typeId });
    expectStatus(ctx, changed, 200, { step: 'a partner changes a type' });
    version = at(changed.body, 'version');
    areOwn(ctx, changed, roomId, []);
    const read = await ask('getPartnerRoom', undefined, { roomId });
    if (textAt(read.body, 'description') === description) continue;
    tell(ctx, read, {
      cause: 'rooms do not follow their type in all but what is their own',
      severity: 'BREAKS SCREEN',
      expected: description,
      seen: textAt(read.body, 'description'),
    });
  }
}

function areOwn(ctx: Context, type: Answer, roomId: number, expected: string[]): void {
  const room = listAt(type.body, 'rooms').find((one) => numberAt(one, 'id') === roomId);
  const seen = listAt(room, 'ownFields').map(textOf);
  if (seen.join() === expected.join()) return;
  tell(ctx, type, {
    cause: 'what a room has of its own is told otherwise than it is',
    severity: 'BREAKS SCREEN',
    expected: `ownFields: ${expected.join() || 'none'}`,
    seen: `ownFields: ${seen.join() || 'none'}`,
  });
}
