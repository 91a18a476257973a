import { needs, personOf, step, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { bookAtDesk, booked, cancel, priceOf } from '../../world/bookings';
import { HOTEL, newRoom, newVoucher, ROOM, secondHotel } from '../../world/world';
import { deskBooking, freeRoom } from '../desk/bookings';
import { holdsSet } from './ownSet';
import type { OwnSet } from './set';

const FROM = 660;
let counter = 0;

/** A word that nobody has written. */
export function ownWord(): string {
  counter++;
  return `zq${Date.now().toString(36)}${counter}`;
}

/** Lists against what was just made, changed and taken away; by a word of its own, so that others do not matter. */
export async function lists(ctx: Context): Promise<void> {
  await step(ctx, "a partner's hotels, as they are made and deleted", () => hotels(ctx));
  await step(ctx, "a hotel's rooms, as they are made and deleted", () => rooms(ctx));
  await step(ctx, 'discounts, as they are made and deleted', () => vouchers(ctx));
  await step(ctx, 'bookings, as they come and go', () => bookings(ctx));
}

const tokenOf = (ctx: Context) => worldOf(ctx).owner.token;

/** Each place in which words are looked for. */
async function findsBy(ctx: Context, set: OwnSet, texts: string[], id: string | number) {
  for (const text of texts) {
    const { list, token, params = {} } = set;
    const answer = await ctx.client.call(list, { token, params, query: { text, size: 50 } });
    const names = listAt(answer.body, 'content').map((row) => rowName(row));
    if (names.includes(String(id)) || numberAt(answer.body, 'totalElements') > 50) continue;
    tell(ctx, answer, {
      cause: `${list} does not find words that it looks for`,
      severity: 'BREAKS SCREEN',
      expected: `${id} by "${text}"`,
      seen: names.join().slice(0, 120) || 'no rows',
    });
  }
}

const rowName = (row: Json) => String(numberAt(row, 'id') || textAt(row, 'bookingId'));

async function hotels(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerHotels', 'deletePartnerHotel');
  const word = ownWord();
  const street = `${word} Đường`;
  const made: number[] = [];
  const names = [`=B ${word}`, `A ${word}`, `C ${word}`];
  const cities = ['Huế', 'Cần Thơ', 'Vũng Tàu'];
  for (const [i, name] of names.entries()) {
    const address = { ...HOTEL.address, street, city: cities[i]! };
    const { hotelId } = await secondHotel(ctx, { name, address }, i === 1 ? 400_000 : undefined);
    made.push(hotelId);
    for (let more = 0; more < i; more++) {
      const place = { hotelId, token: tokenOf(ctx), price: 410_000 };
      await newRoom(ctx, { ...place, number: String(more + 2) });
    }
  }
  const set = { list: 'listPartnerHotels', token: tokenOf(ctx), query: { text: word } };
  await holdsSet(ctx, { ...set, ids: made });
  await findsBy(ctx, { ...set, ids: made }, [street, `${word} duong`, 'vung tau'], made[2]!);
  const params = { id: made[0]! };
  await ctx.client.call('deletePartnerHotel', { token: tokenOf(ctx), params });
  await holdsSet(ctx, { ...set, ids: made.slice(1) });
}

async function rooms(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerRooms', 'deletePartnerRoom', 'createPartnerRoom');
  const { hotelId, room } = await secondHotel(ctx);
  const { token } = worldOf(ctx).owner;
  const word = ownWord();
  const bodies: Record<string, Json>[] = [
    { roomNumber: '2', name: `B ${word}`, roomType: 'Suite', capacity: 4, pricePerNight: 700_000 },
    {
      roomNumber: '10',
      name: `C ${word}`,
      status: 'MAINTENANCE',
      capacity: 5,
      pricePerNight: 600_000,
    },
    { roomNumber: '3', name: `Phòng Đôi ${word}`, roomType: 'Standard', pricePerNight: 800_000 },
  ];
  const ids = [room.id];
  for (const body of bodies) {
    const params = { hotelId };
    const made = await ctx.client.call('createPartnerRoom', {
      token,
      params,
      body: { ...ROOM, ...body },
    });
    ids.push(numberAt(made.body, 'id'));
  }
  const params = { hotelId };
  const set = { list: 'listPartnerRooms', token, params, query: {} };
  await closeTonight(ctx, hotelId, ids[3]!);
  // All but the first are called so.
  await holdsSet(ctx, { ...set, query: { text: word }, ids: ids.slice(1) });
  await findsBy(ctx, { ...set, ids }, ['phong doi', '3'], ids[3]!);
  const gone = { hotelId, roomId: ids[1]! };
  await ctx.client.call('deletePartnerRoom', { token, params: gone });
  await holdsSet(ctx, { ...set, ids: ids.filter((id) => id !== ids[1]) });
}

/** "BOOKED and CLOSED while a booking or a closure covers tonight." */
async function closeTonight(ctx: Context, hotelId: number, roomId: number): Promise<void> {
  if (!ctx.offered.has('closeRoom')) return;
  const { token } = worldOf(ctx).owner;
  const body = { from: dayIn(0), to: dayIn(2), reason: 'Sơn lại' };
  const made = await ctx.client.call('closeRoom', { token, params: { hotelId, roomId }, body });
  if (made.status !== 201) return;
  const room = await ctx.client.call('getPartnerRoom', { token, params: { roomId } });
  if (textAt(room.body, 'statusTonight') === 'CLOSED') return;
  // Another day may have begun between both.
  if (body.from !== dayIn(0)) return;
  tell(ctx, room, {
    cause: 'a room that is closed tonight is told as something else',
    severity: 'BREAKS SCREEN',
    expected: 'statusTonight: CLOSED',
    seen: `statusTonight: ${textAt(room.body, 'statusTonight')}`,
  });
}

async function vouchers(ctx: Context): Promise<void> {
  needs(ctx, 'listVouchers', 'createVoucher', 'deleteVoucher');
  const { token } = worldOf(ctx).owner;
  const word = ownWord();
  const cases: Record<string, Json>[] = [
    {
      discountPercent: 5,
      startDate: '2098-01-01T00:00:00Z',
      expirationDate: '2098-02-01T00:00:00Z',
    },
    {
      discountPercent: 6,
      startDate: '2026-03-01T00:00:00Z',
      expirationDate: '2026-04-01T00:00:00Z',
    },
    { discountAmount: 50_000, currency: 'VND', quantity: 3 },
  ];
  const ids: number[] = [];
  for (const more of cases) {
    const description = `=${word} Mùa hè`;
    ids.push((await newVoucher(ctx, token, { ...more, description })).voucherId);
  }
  const set = { list: 'listVouchers', token, query: { text: word } };
  await holdsSet(ctx, { ...set, ids });
  await findsBy(ctx, { ...set, ids }, [`${word} mua he`], ids[0]!);
  await ctx.client.call('deleteVoucher', { token, params: { id: ids[1]! } });
  await holdsSet(ctx, { ...set, ids: [ids[0]!, ids[2]!] });
}

/** Of a traveller, and of the desk; the cancelled one is listed too. */
async function bookings(ctx: Context): Promise<void> {
  needs(
    ctx,
    'listPartnerBookings',
    'createPartnerBooking',
    'cancelPartnerBooking',
    'listFreeRooms',
  );
  const { rooms: all, hotelId, owner } = worldOf(ctx);
  const word = ownWord();
  const email = `${word}@example.com`;
  const ids: string[] = [];
  for (const [i, room] of all.slice(0, 3).entries()) {
    const from = FROM + 3 * i;
    const price = numberAt(await freeRoom(ctx, room.id, from), 'stayPrice');
    const body = {
      ...deskBooking(room.id, from, price),
      guestName: `Trần ${word}`,
      adults: 1 + (i % 2),
    };
    const made = await bookAtDesk(ctx, i === 0 ? { ...body, email, notes: '=1+1' } : body);
    ids.push(textAt(made.body, 'bookingId'));
  }
  const { token } = owner;
  const set = { list: 'listPartnerBookings', token, query: { text: word } };
  await holdsSet(ctx, { ...set, ids });
  await findsBy(ctx, { ...set, ids }, [email, ids[0]!, `tran ${word}`], ids[0]!);
  const params = { bookingId: ids[1]! };
  const body = { reason: 'Thử xong.' };
  await ctx.client.call('cancelPartnerBooking', { token, params, body });
  await holdsSet(ctx, { ...set, ids });
  const guest = personOf(ctx, 'customer');
  const plan = { hotelId, rooms: all.slice(3, 4), from: FROM + 12 };
  const own = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const bookingId = textAt(own.body, 'bookingId');
  await holdsSet(ctx, { ...set, query: { text: bookingId }, ids: [bookingId] });
  await cancel(ctx, guest, bookingId);
  await holdsSet(ctx, { ...set, query: { text: bookingId }, ids: [bookingId] });
}
