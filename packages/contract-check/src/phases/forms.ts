import { needs, step, tell, worldOf, type Context } from '../context';
import type { Schema } from '../contract/contract';
import { propertiesOf } from '../http/agrees';
import type { Answer } from '../http/exchange';
import { at, isObject, listAt, numberAt, textOf, type Json, type JsonObject } from '../json';
import { longText } from '../longText';
import { newVoucher, secondHotel } from '../world/world';
import { newCalendar, newSeason } from './seasons';
import { ofBookings, ofClosures } from './writtenTexts';

type Params = Record<string, number>;

interface Form {
  noun: string;
  read: string;
  readParams: Params;
  save: string;
  saveParams: Params;
  /** What may be left out, and has to agree with other fields where it is said. */
  tied?: readonly string[];
  /** Where it is one of a list. */
  pick?(body: Json | undefined): Json | undefined;
}

/** Each field of each form by itself: what is saved is read again, and no other field has changed. */
export async function forms(ctx: Context): Promise<void> {
  for (const [noun, open] of FORMS) {
    await step(ctx, `each field of a ${noun} is saved`, async () => {
      await eachField(ctx, { noun, ...(await open(ctx)) });
    });
  }
  await step(ctx, 'what is written about a booking is kept whole', () => ofBookings(ctx));
  await step(ctx, 'why a room is closed is kept whole', () => ofClosures(ctx));
}

const FORMS: [noun: string, open: (ctx: Context) => Promise<Omit<Form, 'noun'>>][] = [
  [
    'hotel',
    async (ctx) => {
      needs(ctx, 'getPartnerHotel', 'updatePartnerHotel');
      const params = { id: (await secondHotel(ctx)).hotelId };
      const [read, save] = ['getPartnerHotel', 'updatePartnerHotel'] as const;
      return { read, readParams: params, save, saveParams: params };
    },
  ],
  [
    'room',
    async (ctx) => {
      needs(ctx, 'getPartnerRoom', 'updatePartnerRoom');
      const { hotelId, room } = await secondHotel(ctx);
      const saveParams = { hotelId, roomId: room.id };
      const [read, save] = ['getPartnerRoom', 'updatePartnerRoom'] as const;
      // A room that is named otherwise is of its type no more.
      return { read, readParams: { roomId: room.id }, save, saveParams, tied: ['typeId'] };
    },
  ],
  [
    'kind of rooms',
    async (ctx) => {
      needs(ctx, 'getRoomType', 'updateRoomType');
      const { hotelId, typeId } = await newCalendar(ctx);
      const params = { hotelId, typeId };
      return {
        read: 'getRoomType',
        readParams: params,
        save: 'updateRoomType',
        saveParams: params,
      };
    },
  ],
  [
    'season',
    async (ctx) => {
      needs(ctx, 'listSeasons', 'updateSeason');
      const calendar = await newCalendar(ctx);
      const { hotelId } = calendar;
      const made = await newSeason(ctx, calendar, { change: 'AMOUNT', value: 50 });
      const seasonId = numberAt(made.body, 'id');
      const pick = (body: Json | undefined) =>
        listAt({ seasons: body ?? [] }, 'seasons').find((one) => numberAt(one, 'id') === seasonId);
      const [read, save] = ['listSeasons', 'updateSeason'] as const;
      return { read, readParams: { hotelId }, save, saveParams: { hotelId, seasonId }, pick };
    },
  ],
  [
    'discount',
    async (ctx) => {
      needs(ctx, 'createVoucher', 'getVoucher', 'updateVoucher');
      const { token } = worldOf(ctx).owner;
      const more = { discountPercent: 5, quantity: 9, description: 'Cho ai thử.' };
      const params = { id: (await newVoucher(ctx, token, more)).voucherId };
      return { read: 'getVoucher', readParams: params, save: 'updateVoucher', saveParams: params };
    },
  ],
];

async function eachField(ctx: Context, form: Form): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const { body = {} } = ctx.contract.operations.get(form.save) ?? {};
  const fields = propertiesOf(ctx.contract, body);
  const usual = Object.keys(fields).filter((name) => !form.tied?.includes(name));
  const read = async () => {
    const { body: told } = await ctx.client.call(form.read, { token, params: form.readParams });
    return form.pick ? form.pick(told) : told;
  };
  for (const [name, schema] of Object.entries(fields)) {
    const before = await read();
    const resolved = ctx.contract.resolve(schema);
    const value = another(at(before, name), resolved);
    if (value === undefined || name === 'version') continue;
    const sent: JsonObject = {
      ...typedIn(before, usual),
      [name]: value,
    };
    const params = form.saveParams;
    const answer = await ctx.client.call(form.save, { token, params, body: sent });
    // Some say nothing by themselves: more adults than beds, a currency with rooms.
    if (answer.status !== 200) {
      if (value === longText(resolved.maxLength ?? 0)) tellRefused(ctx, form, name, answer);
      continue;
    }
    areKept(ctx, { form, name, answer }, sent, await read());
  }
}

function tellRefused(ctx: Context, { noun }: Form, name: string, answer: Answer): void {
  if (answer.status !== 422) return;
  tell(ctx, answer, {
    cause: `a ${noun}'s "${name}" is refused in the length that it may have`,
    severity: 'BREAKS SCREEN',
    expected: '200',
    seen: `${answer.status} ${answer.text.slice(0, 120)}`,
  });
}

/** What the form holds when it is opened. */
function typedIn(read: Json | undefined, names: string[]): JsonObject {
  const known = names.flatMap((name) => {
    const value = at(read, name);
    return value === undefined || value === null ? [] : [[name, asSent(value)] as const];
  });
  return Object.fromEntries(known);
}

/** Services are told with an id, and sent by their names. */
function asSent(value: Json): Json {
  return Array.isArray(value) ? value.map((one) => at(one, 'name') ?? one) : value;
}

/** Something else of the same kind; undefined where nothing can be thought of. */
function another(value: Json | undefined, schema: Schema): Json | undefined {
  if (schema.enum) return schema.enum.find((one) => one !== value && one !== null);
  const isA = (...types: string[]) => types.some((type) => [schema.type].flat().includes(type));
  if (isA('boolean')) return value !== true;
  if (isA('integer', 'number')) return typeof value === 'number' ? value + 1 : 2;
  if (!isA('string') || schema.format) return undefined;
  const words = typeof value === 'string' ? `${value} 2`.trim() : 'Lời mới';
  const isTaken = (text: string) => new RegExp(schema.pattern ?? '', 'u').test(text);
  // The longest that may be written, of which nothing is lost.
  return [longText(schema.maxLength ?? 0), words].find((text) => text !== '' && isTaken(text));
}

interface Saved {
  form: Form;
  name: string;
  answer: Answer;
}

function areKept(
  ctx: Context,
  { form, name, answer }: Saved,
  { version: _, ...sent }: JsonObject,
  read: Json | undefined,
): void {
  for (const [field, value] of Object.entries(sent)) {
    // Lists and parts of a form may be told in another way than they are sent.
    if (isObject(value) || Array.isArray(value)) continue;
    const seen = at(read, field);
    // A second name of the same is not told; what is missing is told by its shape.
    if (seen === undefined || seen === value) continue;
    tell(ctx, answer, {
      cause: `a ${form.noun}'s "${field}" is another after "${name}" was saved`,
      severity: 'BREAKS SCREEN',
      expected: `${field}: ${textOf(value)}`,
      seen: `${field}: ${textOf(seen)}`,
    });
  }
}
