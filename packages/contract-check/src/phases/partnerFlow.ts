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
import { dayIn } from '../days';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { book } from '../world/bookings';
import { HOTEL, newRoom, voucherOf, freshCode } from '../world/world';

/** The partner's day: what was typed is kept, guests come and go. */
export async function partnerFlow(ctx: Context): Promise<void> {
  await step(ctx, "a hotel's form is saved and read again", () => hotelForm(ctx));
  await step(ctx, "a room's form is saved and read again", () => roomForm(ctx));
  await step(ctx, 'a discount is saved, read, changed and deleted', () => voucherForm(ctx));
  await step(ctx, 'a room is closed and opened', () => closure(ctx));
}

async function hotelForm(ctx: Context): Promise<void> {
  const { owner, hotelId } = worldOf(ctx);
  const { token } = owner;
  const params = { id: hotelId };
  const before = await ctx.client.call('getPartnerHotel', { token, params });
  expectStatus(ctx, before, 200, { step: "a hotel's form opens" });
  keeps(ctx, before.body, HOTEL, 'hotel');
  const changes = {
    ...HOTEL,
    name: 'Nhà Thử Đã Đổi',
    description: 'Đã đổi: "ngoặc", <b>, \\ và 😀.',
    website: 'https://example.com/thu',
    amenities: { wifi: true, pool: true },
  };
  const saved = await ctx.client.call('updatePartnerHotel', {
    token,
    params,
    body: { ...changes, version: numberAt(before.body, 'version') },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a hotel' });
  keeps(ctx, saved.body, changes, 'hotel');
  const after = await ctx.client.call('getPartnerHotel', { token, params });
  keeps(ctx, after.body, changes, 'hotel');
  const list = await ctx.client.call('listPartnerHotels', { token, query: { size: 50 } });
  expectStatus(ctx, list, 200, { step: "a partner's hotels are listed" });
  const row = listAt(list.body, 'content').find((one) => numberAt(one, 'id') === hotelId);
  if (row || numberAt(list.body, 'totalElements') > 50) return;
  tell(ctx, list, {
    cause: "a partner's own hotel is not in the list",
    severity: 'BREAKS SCREEN',
    expected: `hotel ${hotelId}`,
    seen: 'not there',
  });
}

/** Every field that was sent is the same when it is read. */
export function keeps(ctx: Context, body: Json | undefined, sent: object, noun: string): void {
  for (const [name, value] of Object.entries(sent) as [string, Json][]) {
    const stored = at(body, name);
    if (isKept(value, stored)) continue;
    ctx.findings.report({
      cause: `a ${noun}'s "${name}" is not kept as it was typed`,
      severity: 'BREAKS SCREEN',
      expected: JSON.stringify(value).slice(0, 120),
      seen: (JSON.stringify(stored) ?? 'nothing').slice(0, 120),
    });
  }
}

function isKept(sent: Json, stored: Json | undefined): boolean {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
    return Object.entries(sent).every(([name, inner]) => isKept(inner, at(stored, name)));
  }
  const asText = (value: Json | undefined) =>
    JSON.stringify(Array.isArray(value) ? value.map((one) => at(one, 'name') ?? one) : value);
  return asText(sent) === asText(stored);
}

async function roomForm(ctx: Context): Promise<void> {
  const { owner, hotelId } = worldOf(ctx);
  const { token } = owner;
  const room = await newRoom(ctx, { hotelId, token, price: 510_000, number: '201' });
  needs(ctx, 'getPartnerRoom', 'updatePartnerRoom');
  const before = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  expectStatus(ctx, before, 200, { step: "a room's form opens" });
  const sent = {
    roomNumber: '202',
    name: 'Phòng đã đổi',
    roomType: 'Suite',
    pricePerNight: 610_000,
    numberOfAdults: 3,
    numberOfChildren: 2,
    numberOfBeds: 2,
    capacity: 5,
    typeBed: 'Twin',
    description: 'Đã đổi.',
    services: ['Wi-Fi', 'Bồn tắm'],
  };
  const saved = await ctx.client.call('updatePartnerRoom', {
    token,
    params: { hotelId, roomId: room.id },
    body: { ...sent, version: numberAt(before.body, 'version') },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
  keeps(ctx, saved.body, sent, 'room');
  const after = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  keeps(ctx, after.body, sent, 'room');
  await roomListed(ctx, room.id);
  if (!ctx.offered.has('deletePartnerRoom')) return;
  const params = { hotelId, roomId: room.id };
  const deleted = await ctx.client.call('deletePartnerRoom', { token, params });
  expectStatus(ctx, deleted, 200, { step: 'a partner deletes a room' });
  const gone = await ctx.client.call('getRoom', { params: { id: room.id } });
  seemsStatus(ctx, gone, 404, { step: 'a deleted room is gone for travellers' });
  const guest = ctx.people.customer;
  if (!guest) return;
  const booking = await book(ctx, guest, { hotelId, rooms: [room], from: 54 });
  seemsStatus(ctx, booking, [404, 409, 422], {
    step: 'a deleted room is booked',
    severity: booking.status === 201 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
}

async function roomListed(ctx: Context, roomId: number): Promise<void> {
  if (!ctx.offered.has('listPartnerRooms')) return;
  const { owner, hotelId } = worldOf(ctx);
  const { token } = owner;
  const query = { size: 50 };
  const list = await ctx.client.call('listPartnerRooms', { token, params: { hotelId }, query });
  expectStatus(ctx, list, 200, { step: "a hotel's rooms are listed" });
  const ids = listAt(list.body, 'content').map((row) => numberAt(row, 'id'));
  if (!ids.includes(roomId)) {
    tell(ctx, list, {
      cause: "a hotel's own room is not in the list",
      severity: 'BREAKS SCREEN',
      expected: `room ${roomId}`,
      seen: ids.join(', '),
    });
  }
}

async function voucherForm(ctx: Context): Promise<void> {
  const { token } = personOf(ctx, 'partner');
  const { client } = ctx;
  const sent = { ...voucherOf(freshCode()), discountPercent: 25, quantity: 7, description: 'Hè' };
  const made = await client.call('createVoucher', { token, body: sent });
  expectStatus(ctx, made, 201, { step: 'a partner creates a discount' });
  const params = { id: numberAt(made.body, 'id') };
  ctx.undo.push(() => client.call('deleteVoucher', { token, params }));
  const read = await client.call('getVoucher', { token, params });
  expectStatus(ctx, read, 200, { step: "a discount's form opens" });
  const { active, startDate, expirationDate, ...plain } = sent as Record<string, Json>;
  keeps(
    ctx,
    read.body,
    {
      ...plain,
      isActive: active ?? true,
      remainingQuantity: 7,
      ...(at(read.body, 'usedCount') !== undefined && { usedCount: 0 }),
      discountAmount: null,
    },
    'discount',
  );
  sameMoment(ctx, read.body, 'startDate', startDate);
  sameMoment(ctx, read.body, 'expirationDate', expirationDate);
  const changed = {
    ...plain,
    startDate: startDate ?? '',
    expirationDate: expirationDate ?? '',
    discountPercent: 30,
    isActive: false,
  };
  const version = numberAt(read.body, 'version');
  const saved = await client.call('updateVoucher', {
    token,
    params,
    body: { ...changed, version },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a discount' });
  const again = await client.call('getVoucher', { token, params });
  for (const { body } of [saved, again]) {
    keeps(ctx, body, { discountPercent: 30, isActive: false, quantity: 7 }, 'discount');
  }
  const deleted = await client.call('deleteVoucher', { token, params });
  expectStatus(ctx, deleted, 200, { step: 'a partner deletes a discount' });
  const gone = await client.call('getVoucher', { token, params });
  seemsStatus(ctx, gone, 404, { step: 'a deleted discount is gone', code: 'NOT_FOUND' });
}

function sameMoment(ctx: Context, body: Json | undefined, field: string, sent: Json | undefined) {
  if (Date.parse(textAt(body, field)) === Date.parse(textOf(sent))) return;
  ctx.findings.report({
    cause: `a discount's "${field}" is not kept as it was typed`,
    severity: 'BREAKS SCREEN',
    expected: textOf(sent),
    seen: textAt(body, field),
  });
}

async function closure(ctx: Context): Promise<void> {
  needs(ctx, 'closeRoom', 'reopenRoom', 'listRoomClosures');
  const { owner, hotelId, rooms } = worldOf(ctx);
  const { token } = owner;
  const params = { hotelId, roomId: rooms[2]!.id };
  const body = { from: dayIn(50), to: dayIn(52), reason: 'Sơn lại' };
  const closed = await ctx.client.call('closeRoom', { token, params, body });
  expectStatus(ctx, closed, 201, { step: 'a partner closes a room' });
  keeps(ctx, closed.body, body, 'closure');
  const list = await ctx.client.call('listRoomClosures', { token, params });
  expectStatus(ctx, list, 200, { step: "a room's closures are listed" });
  const closureId = numberAt(closed.body, 'id');
  const reopened = await ctx.client.call('reopenRoom', { token, params: { ...params, closureId } });
  expectStatus(ctx, reopened, 200, { step: 'a partner opens a closed room' });
}
