import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, eachNight, vietnamToday } from '../../domain/stays/stay';
import { roomNight, type Acknowledged } from './acknowledged';
import { PRICE, type Fixture, type FixtureHotel } from './fixture';
import { awaitedLater } from './until';

const WRITERS = 8;
const NIGHTS = 2;
/** Stays begin on one of so many days, from so many days after today on. */
const DAYS = 200;
const FIRST_DAY = 5;
/** A client that never gives up comes again this soon. */
const PAUSE_MS = 200;
/** Nobody's patience lasts so long: the server hangs. */
const HANGING_MS = 30_000;

/** What one guest wants, under one key. */
export interface Order {
  key: string;
  token: string;
  hotelId: number;
  roomId: number;
  checkInDate: string;
  checkOutDate: string;
}

export interface Load {
  /** Which servers are asked; a writer whose connection broke goes to the next. */
  urls: string[];
  acknowledged: Acknowledged[];
  /** Answers of any kind: when they were asked for, and how long they took. */
  answers: { status: number; beganAt: number; tookMs: number; hasRetryAfter: boolean }[];
  /** When connections broke before the answer. */
  cuts: number[];
  /** Aborted when nobody waits for an answer any more. */
  signal: AbortSignal;
  /** Meanwhile nobody begins to book. */
  restDuring<T>(work: Promise<T>): Promise<T>;
  /** Resolves when every order that was begun has been told what became of it; rejects when a server hung. */
  stop(): Promise<void>;
  /** Gives up whatever is on its way, for a run that has failed; nothing after `stop`. */
  abort(): Promise<void>;
}

/**
 * Writers who book one room after the other, and send each order again, under its key, until they know
 * what became of it. Each room is wanted twice, at nearly the same moment.
 */
export function startLoad(urls: string[], fixture: Fixture): Load {
  let isGoing = true;
  let begun = 0;
  let rest: Promise<unknown> = Promise.resolve();
  const controller = new AbortController();
  const load: Load = {
    ...{ urls, acknowledged: [], answers: [], cuts: [], signal: controller.signal },
    restDuring(work) {
      rest = work.catch(() => undefined);
      return work;
    },
    async stop() {
      isGoing = false;
      await written;
    },
    async abort() {
      controller.abort();
      await Promise.allSettled(writing);
    },
  };
  const write = async (writer: number) => {
    while (isGoing) {
      await settle(load, orderOf((begun += 1), fixture), writer);
      await rest;
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  const written = awaitedLater(Promise.all(writing));
  return load;
}

function orderOf(n: number, { tokens, hotels }: Fixture): Order {
  const wish = Math.floor(n / 2);
  const hotel = hotels[wish % hotels.length]!;
  const round = Math.floor(wish / hotels.length);
  const rooms = hotel.roomIds.length;
  const day = NIGHTS * (Math.floor(round / rooms) % (DAYS / NIGHTS));
  return orderFor(hotel, { guest: tokens[n % tokens.length]!, room: round % rooms, day });
}

/** A room, by its place among the hotel's, from so many days after the first that is booked on. */
export function orderFor(
  { id: hotelId, roomIds }: FixtureHotel,
  { guest: token, room, day }: { guest: string; room: number; day: number },
): Order {
  const checkInDate = addDays(vietnamToday(new Date()), FIRST_DAY + day);
  const checkOutDate = addDays(checkInDate, NIGHTS);
  const roomId = roomIds[room % roomIds.length]!;
  return { key: randomUUID(), token, hotelId, roomId, checkInDate, checkOutDate };
}

/** Sends an order until it is known what became of it or the load is aborted; answers the last status. */
export async function settle(load: Load, order: Order, writer = 0): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const status = await send(load, order, load.urls[(writer + tries) % load.urls.length]!);
    if (status !== undefined && status < 500) return status;
    await sleep(PAUSE_MS);
  }
}

/** One try; undefined when the connection broke. */
export async function send(load: Load, order: Order, url: string): Promise<number | undefined> {
  const beganAt = performance.now();
  try {
    const { status, code, hasRetryAfter } = await book(url, order, load.signal);
    load.answers.push({ status, beganAt, tookMs: performance.now() - beganAt, hasRetryAfter });
    if (status === 201) load.acknowledged.push({ key: order.key, code, nights: nightsOf(order) });
    return status;
  } catch (error) {
    if (load.signal.aborted || (error as Error).name === 'TimeoutError') throw error;
    load.cuts.push(beganAt);
    return undefined;
  }
}

function nightsOf({ checkInDate: checkIn, checkOutDate: checkOut, roomId }: Order): string[] {
  return eachNight({ checkIn, checkOut }).map((night) => roomNight(roomId, night));
}

/** Books, and answers the booking's code, which is empty when there is none. */
async function book(url: string, order: Order, aborted: AbortSignal) {
  const { key, token, roomId, ...stay } = order;
  const response = await fetch(`${url}/api/customer/bookings/create`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify({
      ...stay,
      totalPrice: NIGHTS * PRICE,
      paymentMethod: { id: 1, type: 'CASH' },
      status: 'PENDING',
      rooms: [{ id: roomId, price: PRICE }],
    }),
    signal: AbortSignal.any([aborted, AbortSignal.timeout(HANGING_MS)]),
  });
  const { bookingId = '' } = (await response.json()) as { bookingId?: string };
  const hasRetryAfter = Number(response.headers.get('Retry-After')) > 0;
  return { status: response.status, code: bookingId, hasRetryAfter };
}
