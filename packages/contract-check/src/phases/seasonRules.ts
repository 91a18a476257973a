import { seemsStatus, tell, type Context } from '../context';
import { dayIn } from '../days';
import { numberAt, type Json } from '../json';
import { quote } from '../world/bookings';
import { roomsIn } from './travellerFlow';
import {
  cost,
  DEFAULT_PRICE,
  five,
  FROM,
  newCalendar,
  newSeason,
  remove,
  type Calendar,
} from './seasons';

/** Stays against a rule, and stays beside it that it says nothing of. */
type Stays = [from: number, nights: number][];

/** Of the second and third of five nights. */
const RULES: [what: string, rule: Record<string, Json>, against: Stays, beside: Stays][] = [
  [
    'in which nothing is sold',
    { closed: true },
    [
      [0, 3],
      [1, 1],
      [2, 2],
    ],
    [
      [0, 1],
      [3, 1],
    ],
  ],
  [
    'on whose days nobody arrives',
    { noArrival: true },
    [
      [1, 2],
      [2, 1],
    ],
    [
      [0, 2],
      [0, 4],
      [3, 1],
    ],
  ],
  [
    'on whose days nobody leaves',
    { noDeparture: true },
    [
      [0, 2],
      [0, 1],
    ],
    [
      [0, 3],
      [1, 2],
      [2, 1],
    ],
  ],
  [
    'whose stays have three nights',
    { minStay: 3 },
    [
      [1, 2],
      [2, 2],
    ],
    [
      [0, 2],
      [1, 3],
      [3, 1],
    ],
  ],
  [
    'in which stays have three nights',
    { minStayThrough: 3 },
    [
      [0, 2],
      [2, 2],
    ],
    [
      [0, 1],
      [0, 3],
      [3, 1],
    ],
  ],
];

/** As far as a season alone says it: which stays it keeps from being had, and which it does not. */
export async function rules(ctx: Context): Promise<void> {
  const calendar = await newCalendar(ctx);
  for (const [what, rule, against, beside] of RULES) {
    const season = await newSeason(ctx, calendar, { change: 'NONE', ...rule });
    for (const [from, nights] of against) await refused(ctx, calendar, what, from, nights);
    for (const [from, nights] of beside) await had(ctx, calendar, what, from, nights);
    await remove(ctx, calendar, season);
  }
  await cost(ctx, calendar, five(DEFAULT_PRICE), 'after a season was deleted');
}

/** "The stay is as long as the hotel's minimum, and the dates of the type allow it": the longer of both binds. */
export async function bothMinimums(ctx: Context): Promise<void> {
  const calendar = await newCalendar(ctx, { minimumStay: '1_WEEK' });
  const what = "with a minimum of its own beside the hotel's";
  const whole = { firstNight: dayIn(FROM), lastNight: dayIn(FROM + 13) };
  for (const [minStay, longest] of [
    [2, 7],
    [9, 9],
  ] as const) {
    const season = await newSeason(ctx, calendar, { ...whole, change: 'NONE', minStay });
    for (const nights of [minStay, longest - 1].filter((one) => one < longest)) {
      await refused(ctx, calendar, what, 0, nights);
    }
    await had(ctx, calendar, what, 0, longest);
    await remove(ctx, calendar, season);
  }
}

const planOf = ({ hotelId, room }: Calendar, from: number, nights: number) => ({
  ...{ hotelId, rooms: [room], from: FROM + from, nights },
});

async function refused(ctx: Context, of: Calendar, what: string, from: number, nights: number) {
  const answer = await quote(ctx, planOf(of, from, nights));
  seemsStatus(ctx, answer, 422, {
    step: `a stay against a season ${what}`,
    severity: answer.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    code: 'INVALID',
  });
}

/** A rule of nights says nothing of stays that begin, end or are elsewhere. */
async function had(ctx: Context, of: Calendar, what: string, from: number, nights: number) {
  const answer = await quote(ctx, planOf(of, from, nights));
  const told = { step: `a stay beside a season ${what}` };
  if (seemsStatus(ctx, answer, 200, told)) await found(ctx, of, from, nights);
}

async function found(ctx: Context, of: Calendar, from: number, nights: number) {
  const { hotelId, room } = of;
  const query = { checkIn: dayIn(FROM + from), checkOut: dayIn(FROM + from + nights) };
  const answer = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  if (roomsIn(answer.body).some((one) => numberAt(one, 'id') === room.id)) return;
  tell(ctx, answer, {
    cause: 'a room that has a price is not found for the same stay',
    severity: 'BREAKS SCREEN',
    expected: `room ${room.id} of hotel ${hotelId}`,
    seen: `${answer.status} ${answer.text.slice(0, 120)}`,
  });
}
