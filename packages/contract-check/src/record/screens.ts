import type { Operation } from '../contract/contract';
import { step, type Context } from '../context';
import { newCoverage } from '../coverage';
import { newFindings } from '../findings';
import { newClient, type Client } from '../http/client';
import { at, numberAt, textAt, type Json } from '../json';
import { booked, cancel, priceOf } from '../world/bookings';
import { requestOf, type Things } from '../world/requests';
import type { Recorder } from './recorder';

/** Asked by its page as soon as that stands still, with nothing changed yet. */
const PREVIEW = 'previewBookingChange';
const ASKERS = ['anonymous', 'customer', 'partner', 'admin'] as const;

/** Asks whatever the client's screens ask, as everybody who has some: with answers from one moment they can be drawn. */
export async function recordScreens(ctx: Context): Promise<void> {
  const { recorder } = ctx;
  if (!recorder) return;
  await step(ctx, 'what the screens ask for is recorded', () =>
    withBooking(ctx, async () => {
      const client = quietClient(ctx, recorder);
      try {
        for (const asker of ASKERS) await recordAs(ctx, client, asker);
      } finally {
        ctx.client.sent += client.sent;
      }
    }),
  );
}

/** Whatever the profile: the client asks for all that there may be. Other phases say what is wrong with it. */
function quietClient({ client, contract, shapes, input }: Context, recorder: Recorder): Client {
  return newClient({
    ...{ baseUrl: input.baseUrl, origin: input.origin, contract, shapes },
    budget: client.budget - client.sent,
    findings: newFindings(),
    coverage: newCoverage(contract),
    onAnswer: (called) => recorder.keep(called),
  });
}

/** For lists that would be empty. */
async function withBooking(ctx: Context, run: () => Promise<void>): Promise<void> {
  const { world, people } = ctx;
  const { customer } = people;
  if (!world || !customer) return run();
  const plan = { hotelId: world.hotelId, rooms: world.rooms.slice(0, 1), from: 1 };
  const { body } = await booked(ctx, customer, { ...plan, totalPrice: await priceOf(ctx, plan) });
  try {
    await run();
  } finally {
    await cancel(ctx, customer, textAt(body, 'bookingId'));
  }
}

async function recordAs(
  ctx: Context,
  client: Client,
  asker: (typeof ASKERS)[number],
): Promise<void> {
  const token = asker === 'anonymous' ? undefined : ctx.people[asker]?.token;
  if (asker !== 'anonymous' && token === undefined) return;
  const things: Things = { hotelId: Number.NaN, rooms: [], voucherId: undefined, ids: {} };
  for (const operation of inOrder(ctx)) {
    if ((operation.answers[asker] ?? 500) >= 300) continue;
    const request = requestOf(ctx, operation, things);
    if (!request) continue;
    if (operation.id === PREVIEW) request.body = { version: things.ids['version'] };
    const answer = await client.call(operation.id, { ...request, token });
    learn(things, operation.id, answer.body);
  }
}

/** Lists come first, and name the rest; last what carries a body about all of that. */
function inOrder({ contract }: Context): Operation[] {
  const rank = ({ path, body }: Operation) => path.split('{').length + (body ? 10 : 0);
  return [...contract.operations.values()]
    .filter(isAsked)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** What changes nothing; of what an account holds there is one copy, which no screen shows. */
function isAsked({ id, method, path, isStream, screens }: Operation): boolean {
  if (isStream || id === 'verifyAccount' || path.endsWith('/export')) return false;
  return method === 'GET' || screens.length > 0 || id === PREVIEW;
}

/** The first of what a list tells is looked at. */
function learn(things: Things, operationId: string, body: Json | undefined): void {
  const content = at(body, 'content');
  const id = numberAt(content, 0, 'id');
  if (operationId === 'listHotels' || operationId === 'listPartnerHotels') things.hotelId = id;
  if (operationId === 'searchRooms') things.rooms = roomsIn(body);
  if (operationId === 'listPartnerRooms') things.rooms = roomsIn(content);
  if (operationId === 'listVouchers') things.voucherId = id;
  if (operationId === 'listRoomTypes') note(things, 'typeId', numberAt(body, 0, 'id'));
  if (operationId === 'listPartnerReviews') note(things, 'reviewId', id);
  if (operationId === 'getBooking') note(things, 'version', numberAt(body, 'version'));
  if (/^list(Partner)?Bookings$/.test(operationId)) {
    note(things, 'bookingId', textAt(content, 0, 'bookingId'));
  }
}

function roomsIn(list: Json | undefined): Things['rooms'] {
  const id = numberAt(list, 0, 'id');
  return id ? [{ id, price: numberAt(list, 0, 'price'), name: textAt(list, 0, 'name') }] : [];
}

function note({ ids }: Things, name: string, id: number | string): void {
  if (id) ids[name] = id;
}
