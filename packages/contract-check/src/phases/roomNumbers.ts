import { expectStatus, needs, seemsStatus, step, tell, worldOf, type Context } from '../context';
import { listAt, textOf } from '../json';
import { ROOM, secondHotel } from '../world/world';

const MOST = 500;
/** In two ranges, neither of which is too long. */
const TOO_MANY = '1001-1400, 2001-2101';
const counted = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1001));

/** What a partner types, and which rooms it means. */
const READ: [expression: string, numbers: string[]][] = [
  ['001-003', ['001', '002', '003']],
  ['B8-B11', ['B8', 'B9', 'B10', 'B11']],
  ['98-101', ['98', '99', '100', '101']],
  ['P07, 5, 7-9 except 8', ['P07', '5', '7', '9']],
  ['201-206 except 202-204, 206', ['201', '205']],
  [`1001-${1000 + MOST}`, counted(MOST)],
];
const UNREADABLE = ['9-5', TOO_MANY, '301 except 301'];

/** "A range keeps its width. At most 500 numbers", and one that cannot be read is refused. */
export async function roomNumbers(ctx: Context): Promise<void> {
  await step(ctx, 'numbers of rooms are read', () => read(ctx));
  await step(ctx, 'more rooms at once than there may be', () => tooMany(ctx));
}

async function read(ctx: Context): Promise<void> {
  needs(ctx, 'previewRoomNumbers');
  const { hotelId, owner } = worldOf(ctx);
  const call = { token: owner.token, params: { hotelId } };
  for (const [expression, numbers] of READ) {
    const answer = await ctx.client.call('previewRoomNumbers', { ...call, query: { expression } });
    expectStatus(ctx, answer, 200, { step: 'a partner asks which rooms there would be' });
    const seen = listAt(answer.body, 'numbers').map(textOf);
    if (seen.join() === numbers.join()) continue;
    tell(ctx, answer, {
      cause: 'numbers of rooms are read otherwise than they are written',
      severity: 'BREAKS SCREEN',
      expected: `${expression}: ${numbers.join()}`.slice(0, 120),
      seen: seen.join().slice(0, 120),
    });
  }
  for (const expression of UNREADABLE) {
    const answer = await ctx.client.call('previewRoomNumbers', { ...call, query: { expression } });
    seemsStatus(ctx, answer, 422, { step: `numbers of rooms that cannot be read: ${expression}` });
  }
}

async function tooMany(ctx: Context): Promise<void> {
  needs(ctx, 'createRoomType', 'listRoomTypes');
  const { token } = worldOf(ctx).owner;
  const { hotelId } = await secondHotel(ctx);
  const body = { ...ROOM, name: 'Quá nhiều', pricePerNight: 400_000, roomNumbers: TOO_MANY };
  const answer = await ctx.client.call('createRoomType', { token, params: { hotelId }, body });
  seemsStatus(ctx, answer, 422, {
    step: `${MOST + 1} rooms are made at once`,
    severity: answer.status === 201 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
  });
}
