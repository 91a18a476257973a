import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  Skipped,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { numberAt, textAt, type Json } from '../../json';
import { booked, cancel, priceOf } from '../../world/bookings';
import { secondHotel } from '../../world/world';

const STAY = 312;
const REASONS = ['Sơn lại', 'Thay điều hoà', 'Chống thấm'];

/** A room is closed for several reasons, one after the other: each keeps its own, and is opened by itself. */
export async function closuresApart(ctx: Context): Promise<void> {
  needs(ctx, 'closeRoom', 'reopenRoom', 'listRoomClosures');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx);
  const params = { hotelId, roomId: room.id };
  const wanted = REASONS.map((reason, i) => ({
    ...{ from: dayIn(300 + 10 * i), to: dayIn(302 + 10 * i), reason },
  }));
  const ids: number[] = [];
  for (const body of wanted) {
    const made = await ctx.client.call('closeRoom', { token, params, body });
    expectStatus(ctx, made, 201, { step: 'a room is closed' });
    ids.push(numberAt(made.body, 'id'));
  }
  const list = () => ctx.client.call('listRoomClosures', { token, params });
  are(ctx, await list(), wanted);
  const closureId = ids[1]!;
  const opened = await ctx.client.call('reopenRoom', { token, params: { ...params, closureId } });
  expectStatus(ctx, opened, [200, 204], { step: 'a room is opened again' });
  const others = wanted.filter((_, i) => i !== 1);
  are(ctx, await list(), others);
}

/** "Rooms that are free tonight": one less while one is closed. */
export async function closedTonight(ctx: Context): Promise<void> {
  needs(ctx, 'closeRoom', 'reopenRoom', 'getPartnerDashboard');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx);
  const params = { hotelId, roomId: room.id };
  const day = dayIn(0);
  const free = () => ctx.client.call('getPartnerDashboard', { token, query: { day } });
  const before = numberAt((await free()).body, 'roomsFreeTonight');
  const body = { from: day, to: dayIn(1), reason: REASONS[0]! };
  const made = await ctx.client.call('closeRoom', { token, params, body });
  expectStatus(ctx, made, 201, { step: 'a room is closed' });
  const closed = await free();
  const closureId = numberAt(made.body, 'id');
  await ctx.client.call('reopenRoom', { token, params: { ...params, closureId } });
  const after = await free();
  if (dayIn(0) !== day) throw new Skipped('another day has begun');
  for (const [answer, expected] of [
    [closed, before - 1],
    [after, before],
  ] as const) {
    const seen = numberAt(answer.body, 'roomsFreeTonight');
    if (seen === expected) continue;
    tell(ctx, answer, {
      cause: 'other rooms are counted as free tonight than are',
      severity: 'BREAKS SCREEN',
      expected: `roomsFreeTonight: ${expected}`,
      seen: `roomsFreeTonight: ${seen}`,
    });
  }
}

/** "With the number of bookings or closures in the way": a stay of three nights is one, and who is next door none. */
export async function closedOverStay(ctx: Context): Promise<void> {
  needs(ctx, 'closeRoom', 'reopenRoom', 'cancelBooking');
  // The other account holds most of what it may.
  const guest = ctx.people.otherCustomer ?? personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const [room, nextDoor] = rooms;
  const bookingIds: string[] = [];
  for (const [of, from, nights] of [
    [[room!, nextDoor!], STAY, 3],
    [[room!], STAY + 3, 1],
    [[nextDoor!], STAY + 3, 1],
  ] as const) {
    const plan = { hotelId, rooms: [...of], from, nights };
    const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
    bookingIds.push(textAt(made.body, 'bookingId'));
  }
  const params = { hotelId, roomId: room!.id };
  const body = { from: dayIn(STAY - 1), to: dayIn(STAY + 4), reason: REASONS[0]! };
  const call = { token: owner.token, params };
  const answer = await ctx.client.call('closeRoom', { ...call, body });
  if (answer.status === 201) {
    const closureId = numberAt(answer.body, 'id');
    await ctx.client.call('reopenRoom', { ...call, params: { ...params, closureId } });
  }
  for (const id of bookingIds) await cancel(ctx, guest, id);
  const severity = answer.status === 201 ? 'UNSAFE' : 'WRONG MESSAGE';
  const step = 'a booked room is closed';
  if (!seemsStatus(ctx, answer, 409, { step, severity, code: 'ROOM_BOOKED' })) return;
  const seen = numberAt(answer.body, 'bookings');
  if (seen === 2) return;
  tell(ctx, answer, {
    cause: 'another number of bookings is said to be in the way of a closure',
    severity: 'WRONG MESSAGE',
    expected: 'bookings: 2',
    seen: `bookings: ${seen}`,
  });
}

function are(ctx: Context, list: Answer, wanted: Json[]): void {
  const told = (row: Json) => ['from', 'to', 'reason'].map((name) => textAt(row, name)).join(' ');
  const expected = wanted.map(told).join(', ');
  const seen = (Array.isArray(list.body) ? list.body : []).map(told).join(', ');
  if (seen === expected) return;
  tell(ctx, list, {
    cause: 'a room is closed otherwise than its partner has said',
    severity: 'BREAKS SCREEN',
    expected,
    seen: seen || 'nothing',
  });
}
