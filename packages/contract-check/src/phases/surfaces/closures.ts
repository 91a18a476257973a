import { expectStatus, needs, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { at, listAt, numberAt, textAt, textOf } from '../../json';
import { secondHotel } from '../../world/world';

const FROM = 650;
const DAYS = 6;

/** A closure is told wherever days are asked for of which it has some, until the room is open again. */
export async function closures(ctx: Context): Promise<void> {
  needs(ctx, 'closeRoom', 'reopenRoom', 'listRoomClosures', 'getPartnerCalendar', 'listNights');
  const { hotelId, room } = await secondHotel(ctx);
  const { token } = worldOf(ctx).owner;
  const params = { hotelId, roomId: room.id };
  const body = { from: dayIn(FROM), to: dayIn(FROM + DAYS), reason: 'Thay cửa' };
  const made = await ctx.client.call('closeRoom', { token, params, body });
  expectStatus(ctx, made, 201, { step: 'a partner closes a room' });
  const id = numberAt(made.body, 'id');
  const told = async (isClosed: boolean) => {
    await ctx.client.call('listRoomClosures', { token, params });
    for (const [from, days] of [
      [FROM - 1, DAYS + 2],
      [FROM + 2, 2],
      [FROM + DAYS - 1, 1],
      [FROM - 1, 2],
    ] as const) {
      const query = { from: dayIn(from), days };
      const answer = await ctx.client.call('getPartnerCalendar', {
        token,
        params: { hotelId },
        query,
      });
      const row = listAt(answer.body, 'closures').find((one) => numberAt(one, 'id') === id);
      const isRight = Object.entries({ ...body, roomId: room.id }).every(
        ([name, value]) => at(row, name) === value,
      );
      const left = listAt(answer.body, 'types', 0, 'nights').map((night) =>
        numberAt(night, 'roomsLeft'),
      );
      const nights = listAt(answer.body, 'types', 0, 'nights').map((night) =>
        textAt(night, 'night'),
      );
      const free = nights.map((night) =>
        Number(!isClosed || night < body.from || night >= body.to),
      );
      if ((isClosed ? isRight : !row) && left.join() === free.join()) continue;
      tell(ctx, answer, {
        cause: 'the calendar tells otherwise than it is when a room is closed',
        severity: 'BREAKS SCREEN',
        expected: `${isClosed ? textOf(body) : 'no closure'}, rooms left: ${free.join()}`,
        seen: `${textOf(row ?? null)}, rooms left: ${left.join()}`.slice(0, 160),
      });
    }
  };
  await told(true);
  const open = await ctx.client.call('reopenRoom', { token, params: { ...params, closureId: id } });
  expectStatus(ctx, open, 200, { step: 'a partner opens a closed room' });
  await told(false);
}
