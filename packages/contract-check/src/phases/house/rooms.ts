import { expectStatus, needs, seemsStatus, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { formOf, picture } from '../../world/picture';
import { ROOM } from '../../world/world';
import { PRICE, type House, newHouse, isAs } from './newHouse';

/** "Its rooms, by their numbers on the doors", in the type as in the calendar. */
export async function byNumbers(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const answer = await house.ask('getRoomType');
  const numbers = (rows: Json[]) => rows.map((row) => textAt(row, 'roomNumber'));
  isAs(
    ctx,
    answer,
    'rooms of a type are in order',
    ['3', '22', '100'],
    numbers(listAt(answer.body, 'rooms')),
  );
  if (!ctx.offered.has('getPartnerCalendar')) return;
  const { token } = worldOf(ctx).owner;
  const calendar = await ctx.client.call('getPartnerCalendar', {
    ...{ token, params: { hotelId: house.hotelId } },
    query: { from: '2027-06-01', days: 3 },
  });
  isAs(
    ctx,
    calendar,
    'rows of the calendar are in order',
    ['1', '3', '22', '100'],
    numbers(listAt(calendar.body, 'rooms')),
  );
}

/** All of them, each from what it costs itself, and no other. */
export async function inBulk(ctx: Context): Promise<void> {
  const { roomIds, ask, hotelId, type } = await newHouse(ctx);
  const [first = 0, second = 0, third = 0] = roomIds;
  await ask('changePartnerRooms', { roomIds: [second], pricePerNight: PRICE + 100_000 });
  const read = async () => {
    const rows: [number, string][] = [];
    for (const roomId of roomIds) {
      const room = await ask('getPartnerRoom', undefined, { roomId });
      rows.push([numberAt(room.body, 'pricePerNight'), textAt(room.body, 'status')]);
    }
    return rows;
  };
  const changes: [object, [number, string][]][] = [
    [
      { roomIds: [first, second], pricePercent: 15 },
      [
        [460_000, 'AVAILABLE'],
        [575_000, 'AVAILABLE'],
        [PRICE, 'AVAILABLE'],
      ],
    ],
    [
      { roomIds: [second, third], status: 'MAINTENANCE' },
      [
        [460_000, 'AVAILABLE'],
        [575_000, 'MAINTENANCE'],
        [PRICE, 'MAINTENANCE'],
      ],
    ],
    [
      { roomIds, status: 'AVAILABLE', pricePercent: -50 },
      [
        [230_000, 'AVAILABLE'],
        [287_500, 'AVAILABLE'],
        [200_000, 'AVAILABLE'],
      ],
    ],
  ];
  for (const [body, expected] of changes) {
    const answer = await ask('changePartnerRooms', body);
    expectStatus(ctx, answer, 200, { step: 'a partner changes several rooms' });
    isAs(ctx, answer, 'several rooms are changed', expected, await read());
    const { roomIds: named } = body as { roomIds: number[] };
    isAs(ctx, answer, 'changed rooms are counted', named.length, at(answer.body, 'changed'));
  }
  await refusedInBulk(ctx, { roomIds, ask, hotelId, type, typeId: 0 }, read);
}

/** "All rooms change or none does." */
async function refusedInBulk(ctx: Context, { roomIds, ask }: House, read: () => Promise<unknown>) {
  const before = await read();
  const cases: [string, object][] = [
    ['by a price and by percents', { roomIds, pricePerNight: 500_000, pricePercent: 5 }],
    ['of which one is nobody’s', { roomIds: [...roomIds, 2_000_000_000], pricePerNight: 500_000 }],
  ];
  for (const [what, body] of cases) {
    const answer = await ask('changePartnerRooms', body);
    seemsStatus(ctx, answer, [404, 422], {
      step: `several rooms are changed ${what}`,
      severity: answer.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    });
    isAs(ctx, answer, 'refused rooms are changed', before as Json, (await read()) as Json);
  }
}

/** "What the room offers, in words; each once." */
export async function servicesOnce(ctx: Context): Promise<void> {
  needs(ctx, 'updatePartnerRoom');
  const { roomIds, ask } = await newHouse(ctx);
  const [roomId = 0] = roomIds;
  const version = numberAt((await ask('getPartnerRoom', undefined, { roomId })).body, 'version');
  const services = ['Bồn tắm', 'Wi-Fi', 'Bồn tắm'];
  const body = { ...ROOM, roomNumber: '3', pricePerNight: PRICE, services, version };
  const saved = await ask('updatePartnerRoom', body, { roomId });
  if (saved.status === 422) return;
  expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
  const read = await ask('getPartnerRoom', undefined, { roomId });
  const names = listAt(read.body, 'services').map((one) => textAt(one, 'name'));
  isAs(ctx, read, 'services of a room are told', ['Bồn tắm', 'Wi-Fi'], names);
}

/** In what a room differs, and how many pictures of its own it has. */
export async function ownThings(ctx: Context): Promise<void> {
  needs(ctx, 'updatePartnerRoom', 'uploadRoomImages');
  const { roomIds, ask } = await newHouse(ctx);
  const [roomId = 0] = roomIds;
  const version = numberAt((await ask('getPartnerRoom', undefined, { roomId })).body, 'version');
  const own = {
    ...ROOM,
    roomNumber: '3',
    name: 'Tên riêng',
    numberOfBeds: 2,
    pricePerNight: PRICE + 25_000,
  };
  const saved = await ask('updatePartnerRoom', { ...own, version }, { roomId });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
  const { token } = worldOf(ctx).owner;
  const hotelId = numberAt(saved.body, 'hotelId');
  const files = formOf([{ content: picture() }, { content: picture(60, 40) }]);
  await ctx.client.call('uploadRoomImages', { token, params: { hotelId, roomId }, ...files });
  for (const id of roomIds) {
    const room = await ask('getPartnerRoom', undefined, { roomId: id });
    const own = await ask('getRoomType', undefined, { typeId: numberAt(room.body, 'typeId') });
    differs(ctx, room, own);
  }
}

const FIELDS = [
  'name',
  'roomType',
  'description',
  'capacity',
  'numberOfAdults',
  'numberOfBeds',
  'typeBed',
];

/** "In what it does not follow its type", how far its price is from the type's, and its own pictures. */
function differs(ctx: Context, room: Answer, type: Answer): void {
  const row = listAt(type.body, 'rooms').find(
    (one) => numberAt(one, 'id') === numberAt(room.body, 'id'),
  );
  const unlike = FIELDS.filter((name) => at(room.body, name) !== at(type.body, name));
  const told = listAt(row, 'ownFields').map(textOf);
  const left = unlike.filter((name) => !told.includes(name));
  isAs(ctx, type, 'a type tells in what a room differs', [], left);
  const price = numberAt(room.body, 'pricePerNight') - numberAt(type.body, 'pricePerNight');
  const images = listAt(room.body, 'images').length;
  isAs(
    ctx,
    type,
    'a type tells of its rooms',
    [price, images],
    [at(row, 'difference') ?? null, at(row, 'imageCount') ?? null],
  );
}
