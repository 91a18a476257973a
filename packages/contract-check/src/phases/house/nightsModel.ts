import { expectStatus, needs, step, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { ROOM, secondHotel } from '../../world/world';
import { nightOf, WEEK, type Model } from './model';
import { FROM, type Walk, MOVES, days, NIGHTS } from './nightMoves';

const ROUNDS = 14;
/** The first contract had none. */
const MAY_BE_LEFT_OUT = 'usualPrice';

/** What nights cost, and by which rules they are sold, beside a model that knows what was typed. */
export async function nightsModel(ctx: Context): Promise<void> {
  await step(ctx, 'every night is as seasons, weekdays and hands have made it', () => walk(ctx));
}

async function walk(ctx: Context): Promise<void> {
  needs(ctx, 'createSeason', 'updateSeason', 'deleteSeason', 'arrangeSeasons', 'listSeasons');
  needs(ctx, 'changeNights', 'resetNights', 'listNights', 'createRoomType', 'updateRoomType');
  const { token } = worldOf(ctx).owner;
  const { hotelId } = await secondHotel(ctx, { name: 'Nhà Nhiều Mùa' });
  const ask: Walk['ask'] = (id, body, more, params) =>
    ctx.client.call(id, {
      ...{ token, params: { hotelId, ...params } },
      ...(body && { body }),
      ...more,
    });
  const other = await ask('createRoomType', {
    ...ROOM,
    ...{ name: 'Loại khác', pricePerNight: 520_000, roomNumbers: '70-71' },
  });
  expectStatus(ctx, other, 201, { step: 'a partner makes a type and its rooms' });
  const { body } = await ask('listRoomTypes');
  const types = (Array.isArray(body) ? body : []).map((type) => ({
    id: numberAt(type, 'id'),
    price: numberAt(type, 'pricePerNight'),
    weekdays: WEEK.map((): number | null => null),
  }));
  const model: Model = { types, seasons: [], byHand: new Map() };
  const one: Walk = { ctx, hotelId, model, ask };
  for (let round = 0; round < ROUNDS; round++) {
    const move = MOVES[round % MOVES.length]!;
    const what = await move(one);
    if (what !== undefined && !(await asModelled(one, what))) return;
  }
}

/** All nights of all types, and the seasons in the order in which they count. */
async function asModelled({ ctx, model, ask }: Walk, what: string): Promise<boolean> {
  const list = await ask('listSeasons');
  const ids = (Array.isArray(list.body) ? list.body : []).map((one) => numberAt(one, 'id'));
  const order = model.seasons.map(({ id }) => id);
  if (ids.join() !== order.join()) {
    differs(
      ctx,
      list,
      `seasons are not in the order that counts after ${what}`,
      order.join(),
      ids.join(),
    );
    return false;
  }
  const query = { firstNight: dayIn(FROM), nights: NIGHTS };
  const told = await ask('listNights', undefined, { query });
  for (const type of model.types) {
    const row = listAt({ types: told.body ?? [] }, 'types').find(
      (one) => numberAt(one, 'typeId') === type.id,
    );
    for (const night of days()) {
      const seen = listAt(row, 'nights').find((one) => textAt(one, 'night') === night);
      const expected = nightOf(model, type, night);
      const wrong = Object.entries(expected).find(
        ([name, value]) =>
          (at(seen, name) ?? null) !== value && !(name === MAY_BE_LEFT_OUT && !at(seen, name)),
      );
      if (!wrong) continue;
      const [name, value] = wrong;
      differs(
        ctx,
        told,
        `a night's "${name}" is not as it was set, after ${what}`,
        `${night}: ${textOf(value)}`,
        textOf(at(seen, name) ?? null),
      );
      return false;
    }
  }
  return true;
}

function differs(ctx: Context, answer: Answer, cause: string, expected: string, seen: Json): void {
  tell(ctx, answer, { cause, severity: 'BREAKS SCREEN', expected, seen: textOf(seen) });
}
