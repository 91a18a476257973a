import { needs, personOf, tell, worldOf, type Context } from '../../context';
import { at, listAt, numberAt, textOf, type Json } from '../../json';
import { isAs } from '../house/newHouse';
import { day, newHouse, newStay, NIGHTS, placesOf, type House, type Stay } from './newHouse';

/** "The nights from then on stay where they are. To the end when absent." */
export async function split(ctx: Context): Promise<void> {
  needs(ctx, 'listFreeRooms');
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house);
  const [own, other] = house.plain.rooms.map(({ id }) => id);
  const line = { position: 0, roomId: other! };
  const [first, one, last]: [Json, Json, Json] = [
    [own!, day(0), day(1)],
    [other!, day(1), day(2)],
    [own!, day(2), day(NIGHTS)],
  ];
  const wishes: [what: string, wish: object, expected: Json][] = [
    ['the last nights', { from: day(1) }, [first, [other!, day(1), day(NIGHTS)]]],
    [
      'the first night',
      { to: day(1) },
      [
        [other!, day(0), day(1)],
        [own!, day(1), day(NIGHTS)],
      ],
    ],
    ['all nights', {}, [[other!, day(0), day(NIGHTS)]]],
    ['the second night', { from: day(1), to: day(2) }, [first, one, last]],
  ];
  try {
    for (const [what, wish, expected] of wishes) {
      const told = await stay.preview({ lines: [{ ...line, ...wish }] });
      isAs(ctx, told, `another room for ${what}`, expected, placesOf(at(told.body, 'lines', 0)));
    }
    await stay.save({ lines: [{ ...line, from: day(1), to: day(2) }] });
    await isThere(ctx, stay, [first, one, last]);
    await areFree(ctx, house, [[other!], [own!], [other!]]);
  } finally {
    await stay.end();
  }
}

/** Its guest and the desk are told the same. */
async function isThere(ctx: Context, { bookingId }: Stay, expected: Json): Promise<void> {
  const params = { bookingId };
  const sides = [
    ['getBooking', personOf(ctx, 'customer').token, 'selectedRooms'],
    ['getPartnerBooking', worldOf(ctx).owner.token, 'rooms'],
  ] as const;
  for (const [id, token, lines] of sides) {
    const answer = await ctx.client.call(id, { token, params });
    isAs(
      ctx,
      answer,
      'a room for one night, as it is read',
      expected,
      placesOf(at(answer.body, lines, 0)),
    );
  }
}

/** Of the two rooms, night by night. */
async function areFree(ctx: Context, { hotelId, plain }: House, expected: number[][]) {
  const { token } = worldOf(ctx).owner;
  for (const [night, ids] of expected.entries()) {
    const query = { checkIn: day(night), checkOut: day(night + 1) };
    const answer = await ctx.client.call('listFreeRooms', { token, params: { hotelId }, query });
    const free = listAt({ rows: answer.body ?? [] }, 'rows').map((row) => numberAt(row, 'id'));
    const seen = plain.rooms.map(({ id }) => id).filter((id) => free.includes(id));
    isAs(ctx, answer, `free rooms of night ${night + 1}`, ids, seen);
  }
}

/** "Only somebody who names a room moves it." */
export async function pinned(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house);
  const [own, other] = house.plain.rooms.map(({ id }) => id);
  try {
    const saved = await stay.save({ lines: [{ position: 0, roomId: own, pinned: true }] });
    if (at(saved.body, 'rooms', 0, 'pinned') !== true) {
      tell(ctx, saved, {
        cause: 'a room is not pinned that the desk has pinned',
        severity: 'BREAKS SCREEN',
        expected: 'pinned: true',
        seen: textOf(at(saved.body, 'rooms', 0, 'pinned')),
      });
    }
    const wishes: [what: string, wish: object, roomId: number][] = [
      ['another type', { typeId: house.better.typeId }, own!],
      ['its own type', { typeId: house.plain.typeId }, own!],
      ['another room', { roomId: other! }, other!],
    ];
    for (const [what, wish, roomId] of wishes) {
      const told = await stay.preview({ lines: [{ position: 0, ...wish }] });
      const seen = at(told.body, 'lines', 0, 'segments', 0, 'roomId');
      isAs(ctx, told, `${what} in place of a pinned room`, roomId, seen);
    }
  } finally {
    await stay.end();
  }
}
