import { atOnce } from '../../atOnce';
import { needs, step, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { isObject, numberAt, textAt, textOf, type Json } from '../../json';
import { newVoucher, secondHotel } from '../../world/world';
import { deskBooking } from '../desk/bookings';

const FAR = 670;

type Read = [
  id: string,
  call: { params?: Record<string, number | string>; query?: Record<string, string | number> },
];

interface Bystander {
  reads: Read[];
  seen: Map<string, Json>;
}

const bystanders = new WeakMap<Context, Bystander>();

/** A house that nobody touches any more: whatever becomes of all others, it stays as it is. */
export async function bystander(ctx: Context): Promise<void> {
  await step(ctx, 'a house that nobody touches', () => newBystander(ctx));
}

async function newBystander(ctx: Context): Promise<void> {
  needs(ctx, 'createSeason', 'changeNights', 'closeRoom', 'listRoomTypes', 'createPartnerBooking');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx, { name: 'Nhà Đứng Ngoài' }, 445_000);
  const ask = (id: string, body?: object, params: object = {}) =>
    ctx.client.call(id, { token, params: { hotelId, ...params }, ...(body && { body }) });
  const typeId = numberAt((await ask('listRoomTypes')).body, 0, 'id');
  const span = { firstNight: dayIn(FAR), lastNight: dayIn(FAR + 2) };
  await ask('createSeason', { name: 'Mùa yên', ...span, change: 'PERCENT', value: 20 });
  const hand = { firstNight: dayIn(FAR + 1), lastNight: dayIn(FAR + 1), typeIds: [typeId] };
  await ask('changeNights', { ...hand, change: 'PRICE', value: 777_000, minStay: 1 });
  const roomId = room.id;
  await ask(
    'closeRoom',
    { from: dayIn(FAR + 6), to: dayIn(FAR + 8), reason: 'Sơn lại' },
    { roomId },
  );
  const { voucherId } = await newVoucher(ctx, token, {
    discountPercent: 4,
    quantity: 8,
    description: 'Yên',
  });
  const made = await ask('createPartnerBooking', deskBooking(roomId, FAR + 10, room.price));
  const bookingId = textAt(made.body, 'bookingId');
  if (bookingId) ctx.undo.push(() => cancelled(ctx, bookingId));
  const params = { hotelId };
  const reads: Read[] = [
    ['getPartnerHotel', { params: { id: hotelId } }],
    ['listPartnerRooms', { params }],
    ['listRoomTypes', { params }],
    ['listSeasons', { params }],
    ['listNights', { params, query: { firstNight: dayIn(FAR), nights: 12 } }],
    ['listRoomClosures', { params: { hotelId, roomId } }],
    ['getVoucher', { params: { id: voucherId } }],
    ...(bookingId ? [['getPartnerBooking', { params: { bookingId } }] as Read] : []),
  ];
  const known = reads.filter(([id]) => ctx.offered.has(id));
  bystanders.set(ctx, { reads: known, seen: new Map() });
  await untouched(ctx);
}

function cancelled(ctx: Context, bookingId: string) {
  const { token } = worldOf(ctx).owner;
  const body = { reason: 'Thử xong.' };
  return ctx.client.call('cancelPartnerBooking', { token, params: { bookingId }, body });
}

/** After each phase that changes something: of this there is nothing that could have changed. */
export async function untouched(ctx: Context): Promise<void> {
  const house = bystanders.get(ctx);
  if (!house || !ctx.world) return;
  const { token } = ctx.world.owner;
  const answers = await atOnce(house.reads, ([id, call]) =>
    ctx.client.call(id, { ...call, token }),
  );
  for (const [place, [id]] of house.reads.entries()) {
    const answer = answers[place]!;
    if (answer.status !== 200 && answer.status !== 404) continue;
    const now = still(answer.body ?? null);
    const before = house.seen.get(id);
    house.seen.set(id, now);
    const difference = before === undefined ? undefined : differenceOf(before, now, '');
    if (difference === undefined) continue;
    ctx.findings.report({
      cause: `${id} tells of a change that nobody has made`,
      severity: 'UNSAFE',
      expected: `all as it was before ${ctx.findings.phase}`,
      seen: difference.slice(0, 160),
      operationId: id,
      exchange: answer.exchange,
    });
  }
}

/** By the clock, or by the partner's automatic discounts. */
const MOVES = /^(actions|travellerPrice|tonightPrice|status|statusTonight)$/;

function still(value: Json): Json {
  if (Array.isArray(value)) return value.map(still);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !MOVES.test(name))
      .map(([name, part]) => [name, still(part)]),
  );
}

function differenceOf(before: Json, now: Json, place: string): string | undefined {
  if (JSON.stringify(before) === JSON.stringify(now)) return undefined;
  if (!isObject(before) || !isObject(now)) {
    if (!Array.isArray(before) || !Array.isArray(now) || before.length !== now.length) {
      return `${place}: ${textOf(before)} is ${textOf(now)}`;
    }
    return before.map((one, i) => differenceOf(one, now[i]!, `${place}.${i}`)).find(Boolean);
  }
  const names = Object.keys({ ...before, ...now });
  return names
    .map((name) => differenceOf(before[name] ?? null, now[name] ?? null, `${place}.${name}`))
    .find(Boolean);
}
