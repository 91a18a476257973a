import { expectStatus, needs, seemsStatus, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { listAt, numberAt } from '../json';
import { ROOM, secondHotel } from '../world/world';
import { ask } from './seasons';

const { name: _name, ...SHARED } = ROOM;
const PRICE = 650_000;
const ON_MONDAYS = 1000;

const monday = () =>
  [350, 351, 352, 353, 354, 355]
    .map((days) => dayIn(days))
    .find((day) => new Date(day).getUTCDay() === 1) ?? dayIn(356);

/** "All rooms change or none does": the first could, the second would cost nothing on Mondays, as its like keep their price. */
export async function togetherOrNot(ctx: Context): Promise<void> {
  needs(ctx, 'changePartnerRooms', 'getPartnerRoom', 'createRoomType', 'listRoomTypes');
  const { token } = worldOf(ctx).owner;
  const { hotelId, room } = await secondHotel(ctx);
  const made = await ask(ctx, 'createRoomType', hotelId, {
    ...{ ...SHARED, name: 'Thứ hai rẻ', pricePerNight: PRICE, roomNumbers: '571-573' },
    weekdayPrices: [ON_MONDAYS, null, null, null, null, null, null],
  });
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  const other = numberAt(listAt(made.body, 'rooms')[0], 'id');
  const params = { roomId: room.id };
  await staysAsItWas(
    ctx,
    () => ctx.client.call('getPartnerRoom', { token, params }),
    () =>
      ask(ctx, 'changePartnerRooms', hotelId, {
        ...{ roomIds: [room.id, other], pricePerNight: 300_000, status: 'MAINTENANCE' },
      }),
  );
  if (!ctx.offered.has('changeNights') || !ctx.offered.has('listNights')) return;
  const types = await ask(ctx, 'listRoomTypes', hotelId);
  const ids = (Array.isArray(types.body) ? types.body : []).map((type) => numberAt(type, 'id'));
  const typeId = numberAt(made.body, 'id');
  const night = monday();
  await staysAsItWas(
    ctx,
    () =>
      ctx.client.call('listNights', {
        ...{ token, params: { hotelId }, query: { firstNight: night, nights: 1 } },
      }),
    () =>
      ask(ctx, 'changeNights', hotelId, {
        typeIds: [...ids.filter((id) => id !== typeId), typeId],
        ...{ firstNight: night, lastNight: night, change: 'AMOUNT', value: -10 * ON_MONDAYS },
      }),
  );
}

const DIFFERENCE = 400_000;

/** "Or a cheaper room of the type": what the type could cost leaves one of its rooms nothing. */
export async function cheaperRoom(ctx: Context): Promise<void> {
  needs(ctx, 'createRoomType', 'changePartnerRooms', 'changeNights', 'listNights');
  const { token } = worldOf(ctx).owner;
  const { hotelId } = await secondHotel(ctx);
  const type = { ...SHARED, name: 'Có phòng rẻ', pricePerNight: PRICE, roomNumbers: '581-582' };
  const made = await ask(ctx, 'createRoomType', hotelId, type);
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  const roomIds = [numberAt(listAt(made.body, 'rooms')[0], 'id')];
  const pricePerNight = PRICE - DIFFERENCE;
  const cheaper = await ask(ctx, 'changePartnerRooms', hotelId, { roomIds, pricePerNight });
  expectStatus(ctx, cheaper, 200, { step: 'a partner changes the price of some rooms' });
  const span = { firstNight: dayIn(360), lastNight: dayIn(360) };
  const changes = [
    { change: 'PRICE', value: DIFFERENCE },
    { change: 'AMOUNT', value: DIFFERENCE - PRICE },
    { change: 'PERCENT', value: -90 },
  ];
  for (const change of changes) {
    const body = { typeIds: [numberAt(made.body, 'id')], ...span, ...change };
    await staysAsItWas(
      ctx,
      () =>
        ctx.client.call('listNights', {
          ...{ token, params: { hotelId }, query: { firstNight: span.firstNight, nights: 1 } },
        }),
      () => ask(ctx, 'changeNights', hotelId, body),
    );
  }
}

async function staysAsItWas(
  ctx: Context,
  read: () => Promise<Answer>,
  change: () => Promise<Answer>,
): Promise<void> {
  const before = await read();
  const answer = await change();
  seemsStatus(ctx, answer, 422, { step: 'a price with which a room costs nothing on some night' });
  const after = await read();
  if (answer.status < 300 || after.text === before.text) return;
  tell(ctx, after, {
    cause: 'what is changed together is changed in part though all was refused',
    severity: 'UNSAFE',
    expected: before.text.slice(0, 160),
    seen: after.text.slice(0, 160),
  });
}
