import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { booked, cancel } from '../world/bookings';
import { newRoom, ROOM, secondHotel } from '../world/world';
import { chosen, joined, ownNoMore } from './joinedTypes';
import { cheaperRoom, togetherOrNot } from './togetherOrNot';

const PRICE = 650_000;

/** Many rooms in one act: all that were typed, each once, at the price of their type. */
export async function roomTypes(ctx: Context): Promise<void> {
  await step(ctx, 'rooms are made by their numbers', () => inBulk(ctx));
  await step(ctx, 'rooms follow the price of their type', () => priceFollows(ctx));
  await step(ctx, 'a room that was changed with others was changed', () => changedMeanwhile(ctx));
  await step(ctx, 'rooms are changed together or not at all', () => togetherOrNot(ctx));
  await step(ctx, 'no night costs nothing in a cheaper room', () => cheaperRoom(ctx));
  await step(ctx, 'a room keeps what is its own', () => ownKept(ctx));
  await step(ctx, 'rooms that are alike are of one type', () => joined(ctx));
  await step(ctx, 'a room is of the type that is chosen for it', () => chosen(ctx));
  await step(ctx, 'what the type says too is the own of no room', () => ownNoMore(ctx));
  await step(ctx, 'a room whose stays are cancelled is deleted', () => deletedAfter(ctx));
}

const { name: _name, ...SHARED } = ROOM;

interface Made {
  hotelId: number;
  answer: Answer;
  ask(id: string, body?: object, more?: Record<string, object>): Promise<Answer>;
}

/** In a hotel of its own, which has room 1. */
async function newType(ctx: Context, roomNumbers: string): Promise<Made> {
  needs(
    ctx,
    'createRoomType',
    'deleteRoomType',
    'listRoomTypes',
    'getRoomType',
    'listPartnerRooms',
  );
  const { token } = worldOf(ctx).owner;
  const { hotelId } = await secondHotel(ctx);
  const body = { ...SHARED, name: 'Nhiều phòng', pricePerNight: PRICE, roomNumbers };
  const params = { hotelId };
  const answer = await ctx.client.call('createRoomType', { token, params, body });
  expectStatus(ctx, answer, 201, { step: 'a partner makes a type and its rooms' });
  const ids = { hotelId, typeId: numberAt(answer.body, 'id') };
  const ask: Made['ask'] = (id, sent, more) =>
    ctx.client.call(id, { token, params: ids, ...(sent && { body: sent }), ...more });
  return { hotelId, answer, ask };
}

const numbersIn = (body: Json | undefined) =>
  listAt(body, 'rooms').map((room) => textAt(room, 'roomNumber'));

function areMade(ctx: Context, answer: Answer, seen: string[], expected: string[]): void {
  const sorted = (numbers: string[]) => numbers.toSorted().join(', ');
  if (sorted(seen) === sorted(expected)) return;
  tell(ctx, answer, {
    cause: 'other rooms are there than were made by their numbers',
    severity: 'BREAKS SCREEN',
    expected: sorted(expected),
    seen: sorted(seen),
  });
}

async function inBulk(ctx: Context): Promise<void> {
  needs(ctx, 'addRoomsOfType');
  const { hotelId, answer, ask } = await newType(ctx, '301-304, B1 except 303');
  const first = ['301', '302', '304', 'B1'];
  areMade(ctx, answer, numbersIn(answer.body), first);
  const taken = await ask('addRoomsOfType', { roomNumbers: '304-305' });
  expectStatus(ctx, taken, 409, {
    step: 'rooms are made of which some are there',
    severity: taken.status === 201 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    code: 'ROOM_NUMBERS_TAKEN',
  });
  if (textOf(at(taken.body, 'roomNumbers')) !== '["304"]') {
    areMade(ctx, taken, listAt(taken.body, 'roomNumbers').map(textOf), ['304']);
  }
  await previewed(ctx, hotelId);
  const kept = await ask('getRoomType');
  areMade(ctx, kept, numbersIn(kept.body), first);
  const more = await ask('addRoomsOfType', { roomNumbers: '401-402' });
  expectStatus(ctx, more, 201, { step: 'a partner adds rooms to a type' });
  const all = [...first, '401', '402'];
  areMade(ctx, more, numbersIn(more.body), all);
  const rooms = await listed(ctx, hotelId);
  areMade(ctx, rooms, listAt(rooms.body, 'content').map(numberOf), ['1', ...all]);
  const few = await ask('deleteRoomType', undefined, { query: { rooms: first.length } });
  seemsStatus(ctx, few, 409, { step: 'a type has other rooms than were shown', code: 'STALE' });
  const gone = await ask('deleteRoomType', undefined, { query: { rooms: all.length } });
  expectStatus(ctx, gone, 200, { step: 'a partner deletes a type and its rooms' });
  const left = await listed(ctx, hotelId);
  areMade(ctx, left, listAt(left.body, 'content').map(numberOf), ['1']);
}

/** Before anything is made it is told which rooms there would be, and which there are. */
async function previewed(ctx: Context, hotelId: number): Promise<void> {
  if (!ctx.offered.has('previewRoomNumbers')) return;
  const { token } = worldOf(ctx).owner;
  const query = { expression: '304-305' };
  const told = await ctx.client.call('previewRoomNumbers', { token, params: { hotelId }, query });
  areMade(ctx, told, listAt(told.body, 'numbers').map(textOf), ['304', '305']);
  areMade(ctx, told, listAt(told.body, 'taken').map(textOf), ['304']);
}

const numberOf = (room: Json) => textAt(room, 'roomNumber');

function listed(ctx: Context, hotelId: number): Promise<Answer> {
  const { token } = worldOf(ctx).owner;
  const query = { size: 50 };
  return ctx.client.call('listPartnerRooms', { token, params: { hotelId }, query });
}

/** A room that costs more than the others goes on doing so. */
async function priceFollows(ctx: Context): Promise<void> {
  needs(ctx, 'updateRoomType', 'changePartnerRooms', 'getPartnerRoom');
  const { answer, ask } = await newType(ctx, '501-503');
  const [dearer, ...others] = listAt(answer.body, 'rooms').map((room) => numberAt(room, 'id'));
  const changed = await ask('changePartnerRooms', {
    roomIds: [dearer],
    pricePerNight: PRICE + 50_000,
  });
  expectStatus(ctx, changed, 200, { step: 'a partner changes the price of some rooms' });
  const cost = async (usual: number) => {
    for (const roomId of [dearer!, ...others]) {
      const { token } = worldOf(ctx).owner;
      const room = await ctx.client.call('getPartnerRoom', { token, params: { roomId } });
      const expected = roomId === dearer ? usual + 50_000 : usual;
      const seen = numberAt(room.body, 'pricePerNight');
      if (seen === expected) continue;
      tell(ctx, room, {
        cause: 'rooms do not follow the price of their type',
        severity: 'BREAKS SCREEN',
        expected: `pricePerNight: ${expected}`,
        seen: `pricePerNight: ${seen}`,
      });
    }
  };
  await cost(PRICE);
  const seen = await ask('changePartnerRooms', {
    roomIds: [dearer],
    pricePerNight: 1_000_000,
    seen: [{ roomId: dearer, price: PRICE }],
  });
  seemsStatus(ctx, seen, 409, { step: 'a price that was changed meanwhile', code: 'STALE' });
  await cost(PRICE);
  const version = numberAt((await ask('getRoomType')).body, 'version');
  const body = { ...SHARED, name: 'Nhiều phòng', pricePerNight: 720_000, version };
  const saved = await ask('updateRoomType', body);
  expectStatus(ctx, saved, 200, { step: 'a partner changes a type' });
  await cost(720_000);
  const late = await ask('updateRoomType', body);
  seemsStatus(ctx, late, 409, { step: 'a type that was changed meanwhile', code: 'STALE' });
}

/** Whoever has the form of a room open overwrites no price that came by another way. */
async function changedMeanwhile(ctx: Context): Promise<void> {
  needs(ctx, 'changePartnerRooms', 'getPartnerRoom', 'updatePartnerRoom');
  const { token } = worldOf(ctx).owner;
  const { hotelId, answer, ask } = await newType(ctx, '551-552');
  const roomId = numberAt(listAt(answer.body, 'rooms')[0], 'id');
  const opened = await ctx.client.call('getPartnerRoom', { token, params: { roomId } });
  const some = { roomIds: [roomId], pricePerNight: PRICE + 70_000 };
  const changed = await ask('changePartnerRooms', some);
  expectStatus(ctx, changed, 200, { step: 'a partner changes the price of some rooms' });
  const version = numberAt(opened.body, 'version');
  const body = { ...ROOM, roomNumber: '551', pricePerNight: PRICE, version };
  const late = await ctx.client.call('updatePartnerRoom', {
    ...{ token, params: { hotelId, roomId }, body },
  });
  seemsStatus(ctx, late, 409, {
    step: 'a room whose price was changed meanwhile is overwritten',
    severity: 'UNSAFE',
    code: 'STALE',
  });
}

/** "Every room of the type changes with it, except in what it has of its own." */
/** "Only rooms of this kind", whatever the kind of their type. */
async function foundByKind(
  ctx: Context,
  hotelId: number,
  kinds: [roomType: string, rooms: number][],
): Promise<void> {
  const { token } = worldOf(ctx).owner;
  for (const [roomType, rooms] of kinds) {
    const query = { size: 50, roomType };
    const list = await ctx.client.call('listPartnerRooms', { token, params: { hotelId }, query });
    const seen = listAt(list.body, 'content').length;
    if (seen === rooms) continue;
    tell(ctx, list, {
      cause: 'rooms are found by the kind of their type in place of their own',
      severity: 'BREAKS SCREEN',
      expected: `${roomType}: ${rooms} rooms`,
      seen: `${seen} rooms`,
    });
  }
}

async function ownKept(ctx: Context): Promise<void> {
  needs(ctx, 'updateRoomType', 'getPartnerRoom', 'updatePartnerRoom');
  const { token } = worldOf(ctx).owner;
  const { hotelId, answer, ask } = await newType(ctx, '601-610');
  // Eleven with room 1: by their letters they would come before two.
  const [roomId = 0, otherId = 0] = listAt(answer.body, 'rooms').map((room) =>
    numberAt(room, 'id'),
  );
  const read = (id: number) => ctx.client.call('getPartnerRoom', { token, params: { roomId: id } });
  const own = {
    ...{ ...SHARED, roomType: 'Suite' },
    ...{ name: 'Phòng có tên riêng', pricePerNight: PRICE, roomNumber: '601' },
  };
  const version = numberAt((await read(roomId)).body, 'version');
  const params = { hotelId, roomId };
  const named = await ctx.client.call('updatePartnerRoom', {
    ...{ token, params },
    body: { ...own, version },
  });
  expectStatus(ctx, named, 200, { step: 'a partner saves a room' });
  await foundByKind(ctx, hotelId, [
    ['Suite', 1],
    [SHARED.roomType, 10],
  ]);
  const shared = { ...SHARED, name: 'Tên chung mới', pricePerNight: PRICE };
  const type = numberAt((await ask('getRoomType')).body, 'version');
  const saved = await ask('updateRoomType', { ...shared, version: type });
  expectStatus(ctx, saved, 200, { step: 'a partner changes a type' });
  for (const [id, name] of [
    [roomId, own.name],
    [otherId, shared.name],
  ] as const) {
    const room = await read(id);
    if (textAt(room.body, 'name') === name) continue;
    tell(ctx, room, {
      cause: 'rooms do not follow their type in all but what is their own',
      severity: 'BREAKS SCREEN',
      expected: name,
      seen: textAt(room.body, 'name'),
    });
  }
}

/** Only guests who are expected or in the room stand in the way. */
async function deletedAfter(ctx: Context): Promise<void> {
  needs(ctx, 'deletePartnerRoom', 'createBooking', 'cancelBooking');
  const guest = personOf(ctx, 'customer');
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const room = await newRoom(ctx, { hotelId, token, price: 470_000, number: '701' });
  const made = await booked(ctx, guest, { hotelId, rooms: [room], from: 430 });
  await cancel(ctx, guest, textAt(made.body, 'bookingId'));
  const params = { hotelId, roomId: room.id };
  const gone = await ctx.client.call('deletePartnerRoom', { token, params });
  seemsStatus(ctx, gone, 200, { step: 'a partner deletes a room whose stays are cancelled' });
}
