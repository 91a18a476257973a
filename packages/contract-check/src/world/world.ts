import { expectStatus, needs, worldOf, type Context } from '../context';
import { numberAt, textAt, type Json } from '../json';
import { idsOf } from './ids';
import type { Person, Room, World } from './types';

const run = Date.now().toString(36).toUpperCase();
let counter = 0;

export function freshCode(): string {
  counter++;
  return `CHECK${run}${counter}`;
}

export const HOTEL = {
  name: 'Nhà Thử Hợp Đồng',
  businessName: 'Công ty Thử',
  description: 'Yên tĩnh, nhìn ra sông.',
  address: { number: '12', street: 'Trần Phú', district: 'Hải Châu', city: 'Đà Nẵng' },
  phone: '02363123456',
  email: 'thu@example.com',
  totalRooms: 5,
  priceRange: { min: 300_000, max: 900_000 },
  currency: 'VND',
  minimumStay: '3_OR_LESS',
};

export const ROOM = {
  name: 'Phòng thử',
  roomType: 'Deluxe',
  description: 'Sáng và rộng.',
  capacity: 3,
  numberOfAdults: 2,
  numberOfChildren: 1,
  numberOfBeds: 1,
  typeBed: 'Double',
  services: ['Wi-Fi'],
};

/** One of them is such that its tax is rounded. */
const PRICES = [500_000, 700_000, 450_007, 620_000];

/** How many bookings hold a use of a discount: left out where it follows from what remains. */
export function usesOf(voucher: Json | undefined): number {
  const count = numberAt(voucher, 'usedCount');
  const left = numberAt(voucher, 'quantity') - numberAt(voucher, 'remainingQuantity');
  return Number.isNaN(count) ? left : count;
}

/** Makes the hotel, its rooms and a voucher by the partner's own calls. */
export async function newWorld(ctx: Context, owner: Person): Promise<World> {
  const { client } = ctx;
  const { token } = owner;
  const made = await client.call('createPartnerHotel', { token, body: HOTEL });
  expectStatus(ctx, made, 201, { step: 'a partner creates a hotel' });
  const hotelId = numberAt(made.body, 'id');
  ctx.undo.push(() => discardHotel(ctx, hotelId, token));
  const rooms: Room[] = [];
  for (const price of PRICES) {
    rooms.push(await newRoom(ctx, { hotelId, token, price, number: String(101 + rooms.length) }));
  }
  const listed = await putOnSale(ctx, hotelId, token, true);
  if (ctx.offered.has('setHotelListing')) {
    expectStatus(ctx, listed, 200, { step: 'a partner puts a complete hotel on sale' });
  }
  const ids = await idsOf(ctx, { hotelId, token, roomId: rooms.at(-1)!.id });
  return { owner, hotelId, rooms, ids, ...(await newVoucher(ctx, token, { discountPercent: 10 })) };
}

interface RoomPlan {
  hotelId: number;
  token: string;
  price: number;
  number: string;
}

export async function newRoom(
  ctx: Context,
  { hotelId, token, price, number }: RoomPlan,
): Promise<Room> {
  const body = {
    ...ROOM,
    name: `${ROOM.name} ${number}`,
    roomNumber: number,
    pricePerNight: price,
  };
  const made = await ctx.client.call('createPartnerRoom', { token, params: { hotelId }, body });
  expectStatus(ctx, made, 201, { step: 'a partner creates a room' });
  return { id: numberAt(made.body, 'id'), price, name: textAt(made.body, 'name') };
}

/** Not to be had until somebody says otherwise. */
export async function takeForRepair(ctx: Context, hotelId: number, rooms: Room[]): Promise<void> {
  const answer = await ctx.client.call('changePartnerRooms', {
    ...{ token: worldOf(ctx).owner.token, params: { hotelId } },
    body: { roomIds: rooms.map(({ id }) => id), status: 'MAINTENANCE' },
  });
  expectStatus(ctx, answer, 200, { step: 'a partner takes a room off sale for repair' });
}

interface House {
  hotelId: number;
  token: string;
}

/** What has been put on sale beside the first hotel. */
const onSale = new WeakMap<Context, House[]>();

/** What is put on sale meanwhile is no more afterwards: lists of hotels stay short. */
export async function forAWhile(ctx: Context, run: () => Promise<unknown>): Promise<void> {
  const houses = onSale.get(ctx) ?? [];
  onSale.set(ctx, houses);
  const before = houses.length;
  try {
    await run();
  } finally {
    for (const { hotelId, token } of houses.splice(before)) {
      await putOnSale(ctx, hotelId, token, false);
    }
  }
}

/** One more hotel of the same partner with one room; on sale where its price is said. */
export async function secondHotel(ctx: Context, more: Record<string, Json> = {}, price?: number) {
  const { token } = worldOf(ctx).owner;
  const made = await ctx.client.call('createPartnerHotel', { token, body: { ...HOTEL, ...more } });
  expectStatus(ctx, made, 201, { step: 'a partner creates a hotel' });
  const hotelId = numberAt(made.body, 'id');
  ctx.undo.push(() => discardHotel(ctx, hotelId, token));
  const room = await newRoom(ctx, { hotelId, token, price: price ?? 400_000, number: '1' });
  if (price !== undefined) {
    needs(ctx, 'setHotelListing');
    const answer = await putOnSale(ctx, hotelId, token, true);
    expectStatus(ctx, answer, 200, { step: 'a partner puts a complete hotel on sale' });
    onSale.get(ctx)?.push({ hotelId, token });
  }
  return { hotelId, room };
}

export async function newVoucher(ctx: Context, token: string, more: Record<string, Json>) {
  const code = freshCode();
  const body = { ...voucherOf(code), ...more };
  const made = await ctx.client.call('createVoucher', { token, body });
  expectStatus(ctx, made, 201, { step: 'a partner creates a discount' });
  const voucherId = numberAt(made.body, 'id');
  ctx.undo.push(() => ctx.client.call('deleteVoucher', { token, params: { id: voucherId } }));
  return { voucherId, voucherCode: code };
}

export function voucherOf(code: string): Record<string, Json> {
  return {
    code,
    startDate: '2026-01-01T00:00:00Z',
    expirationDate: '2099-01-01T00:00:00Z',
    active: true,
  };
}

/** Of every level: where there is no such call, a hotel is on sale from the beginning. */
function putOnSale(ctx: Context, hotelId: number, token: string, listed: boolean) {
  return ctx.client.call('setHotelListing', { token, params: { hotelId }, body: { listed } });
}

/** Gone, or at least on sale no more. */
async function discardHotel(ctx: Context, hotelId: number, token: string): Promise<void> {
  const params = { id: hotelId };
  const deleted = await ctx.client.call('deletePartnerHotel', { token, params });
  if (deleted.status >= 300) await putOnSale(ctx, hotelId, token, false);
}
