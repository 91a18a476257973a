import { randomInt } from 'node:crypto';
import { formatDong } from '../../../domain/money/money';
import { stayCost } from '../../../src/entities/booking/wholeDong';
import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import {
  nightlyCases,
  priceCases,
  promised,
  type ExpectedLines,
  type NightlyCase,
  type PriceCase,
} from '../../support/priceCases';
import { automaticVoucher, codeOf, hotelOf, nightlyHotelOf } from '../../support/pricedStay';
import { mailTo } from '../../support/server/outbox';

const CASES = 30;
const CASES_ALIKE = 3;
// The same cases again: ONE_NUMBER_SEED=… npx jest oneNumber
const seed = Number(process.env['ONE_NUMBER_SEED']) || randomInt(1, 2 ** 31);

interface Priced {
  id: number;
  price: number;
  originalPrice?: number;
}
type PricedRoom = Priced & { stayNights: number };
interface Lines {
  roomTotal: number;
  discount: number;
  taxAndFee: number;
  totalPrice: number;
}
type Quote = Lines & { total: number; rooms: { id: number; price: number }[] };
type Booking = Lines & { bookingId: string; totalAmount: number };

let traveller: TestAccount;
let partner: TestAccount;
let undo = (): Promise<unknown> => Promise.resolve();
let rates: Parameters<typeof promised>[1];

beforeAll(async () => {
  [traveller, partner] = [await newTraveller(), await newPartner()];
  ({ body: rates } = await call<typeof rates>('GET', '/api/partner/rates', partner));
});

afterEach(() => undo());

// With weekends, a season, rooms that are dearer or cheaper than their type and vouchers; a few have none of it.
const cases: (PriceCase | NightlyCase)[] = [
  ...nightlyCases(seed, CASES),
  ...priceCases(seed + 1, CASES_ALIKE),
];

test.each(cases.map((wanted, i) => [JSON.stringify(wanted), wanted, i] as const))(
  `one number from the card to the mail, ONE_NUMBER_SEED=${seed}: %s`,
  async (_, wanted, i) => {
    const stay = stayIn(20 + i, wanted.nights);
    const hotel =
      'week' in wanted
        ? await nightlyHotelOf(partner, wanted, stay.checkInDate)
        : await hotelOf(partner, wanted);
    undo = await automaticVoucher(partner, wanted);
    const { full, shown, byNight, usual, booked } = promised(wanted, rates, stay.checkInDate);
    const days = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`;

    const found = await read<{ content: Priced[] }>(
      `hotels?text=${encodeURIComponent(hotel.name)}&${days}`,
    );
    expect(pricesOf(found.content)).toEqual([[Math.min(...shown), Math.min(...full)]]);
    const rooms = await read<PricedRoom[]>(`hotels/${hotel.id}/search-rooms?${days}`);
    rooms.sort((one, other) => one.id - other.id);
    expect(pricesOf(rooms)).toEqual(shown.map((price, n) => [price, full[n]]));
    for (const room of rooms) {
      const { total } = await quoted({ hotelId: hotel.id, ...stay, roomIds: [room.id] });
      expect(stayCost(room, room.stayNights).total).toBe(total);
    }
    const alone = await read<Priced>(`rooms/${rooms[0]!.id}?${days}`);
    expect(pricesOf([alone])).toEqual([[shown[0], full[0]]]);

    const calendar = await read<{ price: number }[]>(
      `hotels/${hotel.id}/calendar?from=${stay.checkInDate}&days=${wanted.nights}`,
    );
    expect(calendar.map(({ price }) => price)).toEqual(byNight);

    const wish = { hotelId: hotel.id, ...stay, roomIds: rooms.map(({ id }) => id) };
    expect(linesOf(await quoted(wish))).toEqual(usual);
    const { code: voucherCode } = wanted.code ? await codeOf(partner, wanted.code) : {};
    const last = await quoted({ ...wish, ...(voucherCode && { voucherCode }) });
    expect(linesOf(last)).toEqual(booked);

    const named = last.rooms.map((room, n) => ({ ...room, name: hotel.rooms[n]!.name }));
    const made = await book<Booking>(traveller.token, {
      ...bookingOf(hotel, named, stay),
      totalPrice: last.totalPrice,
      ...(voucherCode && { voucherCode }),
    });
    expect([made.status, linesOf(made.body)]).toEqual([201, booked]);
    const { bookingId } = made.body;
    expect(linesOf(await read<Booking>(`bookings/${bookingId}`))).toEqual(booked);
    const list = await read<{ content: Booking[] }>('bookings?size=50');
    const listed = list.content.find((one) => one.bookingId === bookingId);
    expect(listed?.totalAmount).toBe(booked.total);

    const { text } = await mailTo(traveller.email, { subject: new RegExp(bookingId) });
    expect(text).toContain(`Tiền phòng: ${formatDong(booked.rooms)}\n`);
    expect(text).toContain(`Thuế và phí (10%): ${formatDong(booked.tax)}\n`);
    expect(text).toContain(`Tổng trả tại quầy: ${formatDong(booked.total)}\n`);
    if (booked.discount > 0) expect(text).toContain(`: −${formatDong(booked.discount)}\n`);
  },
);

async function read<T>(path: string): Promise<T> {
  return (await call<T>('GET', `/api/customer/${path}`, traveller)).body;
}

async function quoted(body: object): Promise<Quote> {
  return (await call<Quote>('POST', '/api/customer/quotes', { body })).body;
}

/** What is paid, and what it would be without the discount. */
function pricesOf(list: Priced[]): [number, number][] {
  return list.map(({ price, originalPrice = price }) => [price, originalPrice]);
}

function linesOf(priced: Quote | Booking): ExpectedLines {
  const { roomTotal: rooms, discount, taxAndFee: tax } = priced;
  return { rooms, discount, tax, total: 'total' in priced ? priced.total : priced.totalAmount };
}
