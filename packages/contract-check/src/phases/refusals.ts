import {
  needs,
  personOf,
  seemsStatus,
  Skipped,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { dayIn, stayIn } from '../days';
import type { Answer } from '../http/exchange';
import { textAt } from '../json';
import { book, booked, bookingOf, cancel, priceOf, quote } from '../world/bookings';
import { HOTEL } from '../world/world';
import { fieldsOf } from './bodies';

/** An id that nobody has. */
const NOBODYS = 2_000_000_000;

interface Case {
  what: string;
  uses: string[];
  code: string;
  status: number;
  /** Which field is named. */
  field?: string;
  ask(ctx: Context): Promise<Answer>;
}

/** Each code by what a person does to get it. */
export async function refusals(ctx: Context): Promise<void> {
  const world = worldOf(ctx);
  const guest = personOf(ctx, 'customer');
  let bookingId = '';
  const plan = { hotelId: world.hotelId, rooms: world.rooms.slice(0, 1), from: 220 };
  await step(ctx, 'a stay that is in the way', async () => {
    bookingId = textAt((await booked(ctx, guest, plan)).body, 'bookingId');
  });
  if (bookingId === '') throw new Skipped('no stay that is in the way');
  for (const one of [...ofGuests(() => bookingId), ...ofPartners(() => bookingId), ...ofDays()]) {
    await step(ctx, one.what, async () => {
      needs(ctx, ...one.uses);
      const { status, code, field } = one;
      const severity = 'WRONG MESSAGE';
      const answer = await one.ask(ctx);
      if (answer.status === 201 && textAt(answer.body, 'bookingId')) {
        await cancel(ctx, guest, textAt(answer.body, 'bookingId'));
      }
      const isRefused = seemsStatus(ctx, answer, status, {
        step: one.what,
        severity: answer.status < 300 ? 'UNSAFE' : severity,
        code,
      });
      if (isRefused && field !== undefined) names(ctx, answer, field);
    });
  }
  await cancel(ctx, guest, bookingId);
  await step(ctx, 'a booking is cancelled twice', async () => {
    needs(ctx, 'cancelBooking');
    const again = await cancel(ctx, guest, bookingId);
    const told = { step: 'a booking is cancelled twice', code: 'STATUS_CHANGED' };
    seemsStatus(ctx, again, 409, { ...told, severity: 'WRONG MESSAGE' });
  });
}

/** "What is wrong with two days together stands at the later": a person looks for it there. */
function names(ctx: Context, answer: Answer, field: string): void {
  if (fieldsOf(answer).includes(field)) return;
  tell(ctx, answer, {
    cause: 'what is wrong with a day does not stand beside it',
    severity: 'WRONG MESSAGE',
    expected: `fieldErrors with "${field}"`,
    seen: answer.text.slice(0, 160),
  });
}

const token = (ctx: Context) => ctx.people.customer?.token;
const owner = (ctx: Context) => worldOf(ctx).owner.token;

function planOf(ctx: Context, from: number) {
  const { hotelId, rooms } = worldOf(ctx);
  return { hotelId, rooms: rooms.slice(0, 1), from };
}

function ofGuests(bookingId: () => string): Case[] {
  return [
    {
      what: 'a taken room is booked',
      uses: ['createBooking'],
      status: 409,
      code: 'ROOM_TAKEN',
      ask: async (ctx) => {
        const other = ctx.people.otherCustomer ?? personOf(ctx, 'customer');
        const plan = planOf(ctx, 221);
        return book(ctx, other, { ...plan, totalPrice: bookingOf(plan).totalPrice });
      },
    },
    {
      what: 'the price of a taken room is asked for',
      uses: ['createQuote'],
      status: 409,
      code: 'ROOM_TAKEN',
      ask: (ctx) => quote(ctx, planOf(ctx, 220)),
    },
    {
      what: 'a room that nobody has is booked',
      uses: ['createBooking'],
      status: 404,
      code: 'NOT_FOUND',
      ask: (ctx) => {
        const plan = { ...planOf(ctx, 230), hotelId: NOBODYS };
        return ctx.client.call('createBooking', { token: token(ctx), body: bookingOf(plan) });
      },
    },
    {
      what: 'a stay that is to come is reviewed',
      uses: ['writeReview'],
      status: 409,
      code: 'STAY_NOT_COMPLETED',
      ask: (ctx) => {
        const params = { bookingId: bookingId() };
        const body = { rating: 5, comment: 'Tuyệt.' };
        return ctx.client.call('writeReview', { token: token(ctx), params, body });
      },
    },
    {
      what: 'a stay that was cancelled is reviewed',
      uses: ['writeReview', 'cancelBooking'],
      status: 409,
      code: 'NO_STAY',
      ask: async (ctx) => {
        const guest = personOf(ctx, 'customer');
        const made = await booked(ctx, guest, { ...planOf(ctx, 226), nights: 1 });
        const params = { bookingId: textAt(made.body, 'bookingId') };
        await cancel(ctx, guest, params.bookingId);
        const body = { rating: 5, comment: 'Tuyệt.' };
        return ctx.client.call('writeReview', { token: token(ctx), params, body });
      },
    },
    ...(['getHotel', 'getRoom', 'listReviews', 'listSimilarHotels'] as const).map((id) => ({
      what: `${id} of what nobody has`,
      uses: [id],
      status: 404,
      code: 'NOT_FOUND',
      ask: (ctx: Context) => ctx.client.call(id, { params: { id: NOBODYS } }),
    })),
    {
      what: 'a booking that nobody has is opened',
      uses: ['getBooking'],
      status: 404,
      code: 'NOT_FOUND',
      ask: (ctx) =>
        ctx.client.call('getBooking', { token: token(ctx), params: { bookingId: 'NOBODYS-1' } }),
    },
  ];
}

function ofPartners(bookingId: () => string): Case[] {
  const about = (
    what: string,
    id: string,
    code: string,
    more: (ctx: Context) => object = () => ({}),
  ): Case => ({
    what,
    uses: [id],
    status: 409,
    code,
    ask: (ctx) =>
      ctx.client.call(id, { token: owner(ctx), params: { bookingId: bookingId() }, ...more(ctx) }),
  });
  const inRoom = (ctx: Context) => ({
    hotelId: worldOf(ctx).hotelId,
    roomId: worldOf(ctx).rooms[0]?.id ?? 0,
  });
  return [
    about('a guest of another day is checked in', 'checkInBooking', 'BEFORE_CHECK_IN'),
    about('a guest who has not come is checked out', 'checkOutBooking', 'STATUS_CHANGED'),
    about('a room that is still held is released', 'releaseBooking', 'TOO_EARLY'),
    about('a room with a guest is deleted', 'deletePartnerRoom', 'HAS_BOOKINGS', (ctx) => ({
      params: inRoom(ctx),
    })),
    about('a hotel with guests is deleted', 'deletePartnerHotel', 'HAS_BOOKINGS', (ctx) => ({
      params: { id: worldOf(ctx).hotelId },
    })),
    about('a booked room is closed', 'closeRoom', 'ROOM_BOOKED', (ctx) => ({
      params: inRoom(ctx),
      body: { from: dayIn(221), to: dayIn(224), reason: 'Sơn lại' },
    })),
    {
      what: 'a hotel that nobody has is saved',
      uses: ['updatePartnerHotel'],
      status: 404,
      code: 'NOT_FOUND',
      ask: (ctx) => {
        const params = { id: NOBODYS };
        const body = { ...HOTEL, version: 1 };
        return ctx.client.call('updatePartnerHotel', { token: owner(ctx), params, body });
      },
    },
  ];
}

/** Stays that no calendar has. */
function ofDays(): Case[] {
  const stays: [string, { checkInDate: string; checkOutDate: string }, 'checkIn' | 'checkOut'][] = [
    ['that has passed', stayIn(-3), 'checkIn'],
    ['of no night', stayIn(230, 0), 'checkOut'],
    ['that ends before it begins', stayIn(230, -2), 'checkOut'],
    ['of a year', stayIn(230, 366), 'checkOut'],
    ['in ten years', stayIn(3650), 'checkIn'],
  ];
  return stays.flatMap(([what, stay, field]) => [
    {
      what: `a stay ${what} is booked`,
      uses: ['createBooking'],
      status: 422,
      code: 'INVALID',
      field: `${field}Date`,
      ask: async (ctx: Context) => {
        const plan = planOf(ctx, 230);
        const body = { ...bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) }), ...stay };
        return ctx.client.call('createBooking', { token: token(ctx), body });
      },
    },
    {
      what: `rooms are searched for a stay ${what}`,
      uses: ['searchRooms'],
      status: 422,
      code: 'INVALID',
      field,
      ask: (ctx: Context) =>
        ctx.client.call('searchRooms', {
          params: { id: worldOf(ctx).hotelId },
          query: { checkIn: stay.checkInDate, checkOut: stay.checkOutDate },
        }),
    },
  ]);
}
