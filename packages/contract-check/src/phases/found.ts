import type { Operation, Parameter, Schema } from '../contract/contract';
import { offeredOperations, Skipped, step, worldOf, type Context } from '../context';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { operationOf, type Query, type Right } from './foundHotels';
import { get, idOf, SIZE, sums, whole, wrong } from './pages';

/** Lists hold what is asked for: all of it, and nothing else. */
export async function found(ctx: Context): Promise<void> {
  for (const operation of offeredOperations(ctx)) {
    const names = operation.parameters.map(({ name }) => name);
    if (!names.includes('page')) continue;
    if (operation.parameters.some((one) => chosenBy(ctx, one).length > 0)) {
      await step(ctx, `${operation.id} by each choice`, () => choices(ctx, operation));
    }
    if (!names.includes('text')) continue;
    await step(ctx, `${operation.id} by words`, () => words(ctx, operation));
  }
  await step(ctx, 'bookings are found by their day and hotel', () => bookings(ctx));
}

/** The field in which a row tells what a parameter chooses by, where it has another name. */
const FIELDS: Record<string, Record<string, string>> = {
  listPartnerRooms: { status: 'statusTonight' },
  // `answer` asks whether there is one; a row has its words.
  listPartnerReviews: { answer: 'answeredHow' },
};

/** Whoever chooses each value of an enumeration, one after the other, has seen all rows. */
async function choices(ctx: Context, operation: Operation): Promise<void> {
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    const values = [...chosenBy(ctx, parameter), ...(await typesBy(ctx, parameter))];
    if (values.length === 0) continue;
    const all = await whole(ctx, operation);
    let sum = 0;
    for (const value of values) {
      const answer = await get(ctx, operation, { page: 0, size: SIZE, [name]: value });
      const total = numberAt(answer?.body, 'totalElements');
      if (!answer || Number.isNaN(total)) continue;
      sum += total;
      sums(ctx, operation, answer, { page: 0, size: SIZE, total });
      const field = FIELDS[operation.id]?.[name] ?? name;
      const others = listAt(answer.body, 'content').filter(
        (row) => isObject(row) && typeof row[field] === typeof value && row[field] !== value,
      );
      if (others.length === 0) continue;
      const cause = `${operation.id} tells more than ${name} chooses`;
      wrong(ctx, answer, cause, textOf(value), textOf(at(others[0], field)));
    }
    const total = numberAt(all.body, 'totalElements');
    if (sum === total) continue;
    const cause = `the choices of ${name} leave rows out, or tell them twice`;
    wrong(ctx, all, cause, `${total} in ${operation.id}`, String(sum));
  }
}

/** The values of which a row has one; what has a default is never left open. */
function chosenBy({ contract }: Context, { name, in: place, schema: written }: Parameter) {
  const schema = contract.resolve(written);
  return place !== 'query' || name === 'sort' || 'default' in schema ? [] : valuesOf(schema);
}

/** Every room is of one type of its hotel. */
async function typesBy(ctx: Context, { name }: Parameter): Promise<number[]> {
  if (name !== 'typeId' || !ctx.offered.has('listRoomTypes')) return [];
  const { owner, hotelId } = worldOf(ctx);
  const call = { token: owner.token, params: { hotelId } };
  const { body } = await ctx.client.call('listRoomTypes', call);
  return Array.isArray(body) ? body.map((type) => numberAt(type, 'id')) : [];
}

function valuesOf({ enum: values = [], type, minimum, maximum }: Schema): (string | number)[] {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length > 0) return texts;
  // Stars, and what else is counted on one hand.
  if (type !== 'integer' || minimum !== 1 || maximum === undefined || maximum > 5) return [];
  return Array.from({ length: maximum }, (_, i) => i + 1);
}

const MARKS = /[\u0300-\u036f]/g;

function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
}

/** Where words of a row stand that its list is searched by. */
const WORDS: Record<string, string[][]> = {
  listHotels: [['name']],
  listPartnerHotels: [['name']],
  listPartnerRooms: [['roomNumber']],
  listVouchers: [['code']],
  listPartnerBookings: [
    ['bookingId'],
    ['user', 'lastName'],
    ['user', 'email'],
    ['user', 'phoneNumber'],
  ],
  listPartnerReviews: [['comment']],
  listUsers: [['fullName']],
  listAllHotels: [['name']],
};
/** As many whole ones as a search takes. */
const firstWords = (text: string) =>
  text.length > 60 ? text.slice(0, 60).replace(/\s+\S*$/, '') : text;

const NOBODYS_WORDS = 'qzxwv kjhgf';

async function words(ctx: Context, operation: Operation): Promise<void> {
  const rows = listAt((await whole(ctx, operation)).body, 'content');
  for (const place of WORDS[operation.id] ?? []) {
    const hasMarks = (one: Json) => plain(textAt(one, ...place)) !== textAt(one, ...place);
    const row = rows.find(hasMarks) ?? rows.find((one) => textAt(one, ...place) !== '');
    const written = firstWords(textAt(row, ...place));
    if (row === undefined || written === '') continue;
    for (const text of [written, plain(written), written.toLowerCase(), written.toUpperCase()]) {
      await isFound(ctx, operation, row, text);
    }
  }
  if (operation.id !== 'listHotels') await signs(ctx, operation, rows);
  const none = await get(ctx, operation, { text: NOBODYS_WORDS, size: SIZE });
  if (!none || numberAt(none.body, 'totalElements') === 0) return;
  const cause = `${operation.id} finds what nobody has written`;
  wrong(ctx, none, cause, 'no rows', String(numberAt(none.body, 'totalElements')));
}

/** What databases, shells and their quotes take for others. */
const SIGNS = ['%_', '.*', "'\\"];

/** "Each sign stands for itself": it is found where it is written, and nowhere else. */
async function signs(ctx: Context, operation: Operation, rows: Json[]): Promise<void> {
  for (const text of SIGNS) {
    const answer = await get(ctx, operation, { text, size: SIZE });
    const other = listAt(answer?.body, 'content').find((row) => !says(row, text));
    if (answer && other !== undefined) {
      const cause = `${operation.id} takes a sign for others`;
      wrong(ctx, answer, cause, `rows with ${text}`, JSON.stringify(other).slice(0, 120));
    }
    for (const place of WORDS[operation.id] ?? []) {
      const row = rows.find((one) => textAt(one, ...place).includes(text));
      if (row !== undefined) await isFound(ctx, operation, row, text);
    }
  }
}

/** In any of its texts. */
function says(row: Json, text: string): boolean {
  if (typeof row === 'string') return row.includes(text);
  return (
    typeof row === 'object' && row !== null && Object.values(row).some((one) => says(one, text))
  );
}

async function isFound(ctx: Context, operation: Operation, row: Json, text: string): Promise<void> {
  const answer = await get(ctx, operation, { text, size: SIZE });
  if (!answer) return;
  const has = listAt(answer.body, 'content').some((one) => idOf(one) === idOf(row));
  if (has || numberAt(answer.body, 'totalElements') > SIZE) return;
  wrong(ctx, answer, 'words do not find what they are written in', text, `not in ${operation.id}`);
}

/** A desk looks for the guests of a day in one of its hotels. */
async function bookings(ctx: Context): Promise<void> {
  const operation = operationOf(ctx, 'listPartnerBookings');
  const { hotelId } = worldOf(ctx);
  // Of those that are cancelled there are too many for a page.
  const some = { hotelId, status: 'CONFIRMED' };
  const all = await whole(ctx, operation, some);
  const rows = listAt(all.body, 'content');
  const day = textAt(rows[0], 'checkInDate');
  if (day === '' || numberAt(all.body, 'totalPages') > 1) {
    throw new Skipped('its bookings are not on one page');
  }
  const cases: [Query, Right][] = [
    [{ from: day }, (row) => textAt(row, 'checkInDate') >= day],
    [{ to: day }, (row) => textAt(row, 'checkInDate') <= day],
    [{ from: day, to: day }, (row) => textAt(row, 'checkInDate') === day],
  ];
  for (const [query, isRight] of cases) {
    const answer = await get(ctx, operation, { ...some, size: SIZE, ...query });
    if (!answer) continue;
    const seen = listAt(answer.body, 'content').map(idOf).map(textOf).toSorted().join();
    const expected = rows.filter(isRight).map(idOf).map(textOf).toSorted().join();
    if (seen === expected) continue;
    wrong(ctx, answer, 'bookings are not chosen by their day of arrival', expected, seen);
  }
  const others = rows.filter((row) => numberAt(row, 'hotelId') !== hotelId);
  if (others.length === 0) return;
  wrong(ctx, all, 'bookings are not chosen by their hotel', String(hotelId), textOf(others[0]));
}
