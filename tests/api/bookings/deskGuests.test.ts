import { addDays, vietnamInstant, vietnamToday } from '../../../domain/stays/stay';
import { stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHouse, partnerBooking, type House } from '../../support/partnerBookings';
import { newVoucher, readVoucher } from '../../support/vouchers';

let house: House;
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
});

interface Made extends Omit<ProblemAnswer, 'status'> {
  bookingId: string;
  version: number;
  arrivalTime: string | null;
  holdUntil: string;
  totalPrice: number;
  discount: number;
  voucherCode: string | null;
  history: { reason: string | null }[];
  rooms: { occupants?: object }[];
}

const ofHotel = <Body = Made>(path: string, body: object) =>
  call<Body>('POST', `/api/partner/hotels/${house.hotel.id}/${path}`, {
    ...{ token: house.partner.token, body },
  });

/** A guest on the phone, for two nights in the first rooms. */
const phoned = (count: number, more: object = {}) => {
  const rooms = house.hotel.rooms.slice(0, count);
  return {
    ...{ source: 'PHONE', guestName: 'Trần Văn Bình', ...stayIn(5) },
    roomIds: rooms.map(({ id }) => id),
    totalPrice: rooms.reduce((sum, { price }) => sum + price, 0) * 2,
    ...more,
  };
};

describe('who comes', () => {
  it('is said when the desk books, too', async () => {
    const [first, second] = house.hotel.rooms.map(({ id }) => id);
    const mai = { name: 'Trần Thị Mai', phoneNumber: '0987654321' };
    const occupants = [
      { roomId: second, occupants: { adults: 1, childAges: [4] } },
      { roomId: first, occupants: { adults: 2, childAges: [] } },
    ];
    const said = { arrivingGuest: mai, specialRequests: ['QUIET_ROOM'], arrivalTime: '22:30' };
    const { status, body } = await ofHotel(
      'bookings',
      phoned(2, { ...said, occupants, adults: 3, children: 1 }),
    );
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ ...said, holdUntil: vietnamInstant(stayIn(5).checkInDate, '22:30').toISOString() },
        rooms: [{ occupants: { adults: 2 } }, { occupants: { adults: 1, childAges: [4] } }],
        history: [{ reason: 'Arrives at 22:30; the rooms are held until 22:30' }],
      },
    ]);
  });

  it.each([
    ['another sum', { adults: 1, occupants: [{ adults: 2, childAges: [] }] }],
    ['more than the room takes', { adults: 9, occupants: [{ adults: 9, childAges: [] }] }],
    [
      'a room that is not booked',
      { adults: 1, room: 1, occupants: [{ adults: 1, childAges: [] }] },
    ],
  ])('is refused as of a traveller: %s', async (_, { adults, occupants, ...of }) => {
    const { room = 0 } = of as { room?: number };
    const { id: roomId } = house.hotel.rooms[room]!;
    const said = occupants.map((some) => ({ roomId, occupants: some }));
    const { status, body } = await ofHotel('bookings', phoned(1, { adults, occupants: said }));
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['occupants']]);
  });

  it('has no hour where the guest is here', async () => {
    const today = { ...stayIn(0, 2), source: 'WALK_IN', checkInNow: true, arrivalTime: '22:30' };
    const { status, body } = await ofHotel('bookings', phoned(1, today));
    expect([status, body.arrivalTime]).toEqual([201, null]);
  });
});

describe('a code that the guest names', () => {
  const off = (code: string) => phoned(1, { voucherCode: code, totalPrice: 1_080_000 });
  const quote = (code: string, more: object = {}) => {
    const { checkInDate, checkOutDate, roomIds } = phoned(1);
    return ofHotel('bookings/quote', {
      ...{ checkInDate, checkOutDate, roomIds, voucherCode: code, ...more },
    });
  };

  it('is priced before, taken off, used once, and given back with the booking', async () => {
    const { partner } = house;
    const voucher = await newVoucher(partner, { discountPercent: 10, quantity: 1 });
    const priced = await quote(voucher.code.toLowerCase());
    expect(priced.body).toMatchObject({
      ...{ roomTotal: 1_200_000, discount: 120_000, totalPrice: 1_080_000 },
      voucherCode: voucher.code,
    });
    expect((await readVoucher(partner, voucher)).usedCount).toBe(0);
    const { status, body } = await ofHotel('bookings', off(voucher.code));
    expect([status, body]).toMatchObject([
      201,
      { totalPrice: 1_080_000, discount: 120_000, voucherCode: voucher.code },
    ]);
    expect((await readVoucher(partner, voucher)).usedCount).toBe(1);
    const used = await quote(voucher.code);
    expect([used.status, Object.keys(used.body.fieldErrors ?? {})]).toEqual([422, ['voucherCode']]);
    const second = phoned(1, { voucherCode: voucher.code, ...stayIn(20) });
    expect((await ofHotel('bookings', second)).status).toBe(422);
    const { bookingId, version } = body;
    await call('POST', `/api/partner/bookings/${bookingId}/undo-change`, {
      ...{ token: partner.token, body: { version } },
    });
    expect((await readVoucher(partner, voucher)).usedCount).toBe(0);
    expect((await partnerBooking(partner.token, bookingId)).body.status).toBe('CANCELLED');
  });

  it('is taken off a price by hand as well, and books at no other price than was shown', async () => {
    const voucher = await newVoucher(house.partner, { discountPercent: 10 });
    const priced = await quote(voucher.code, { pricePerNight: 500_000 });
    expect(priced.body).toMatchObject({ roomTotal: 1_000_000, totalPrice: 900_000 });
    const priceByHand = { pricePerNight: 500_000, reason: 'Old friend' };
    const asked = { voucherCode: voucher.code, priceByHand };
    const full = await ofHotel('bookings', phoned(1, { ...asked, totalPrice: 1_000_000 }));
    expect([full.status, full.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const made = await ofHotel('bookings', phoned(1, { ...asked, totalPrice: 900_000 }));
    expect([made.status, made.body.discount]).toEqual([201, 100_000]);
  });

  it('is refused with the reason: unknown, off, or of a day that is over', async () => {
    const other = (await newHouse()).partner;
    const foreign = await newVoucher(other, { discountPercent: 10 });
    const later = await newVoucher(house.partner, {
      ...{
        discountPercent: 10,
        startDate: `${addDays(vietnamToday(new Date()), 3)}T00:00:00.000Z`,
      },
      expirationDate: `${addDays(vietnamToday(new Date()), 9)}T00:00:00.000Z`,
    });
    for (const code of ['NOBODYS', foreign.code, later.code]) {
      for (const answer of [await quote(code), await ofHotel('bookings', off(code))]) {
        expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([
          422,
          ['voucherCode'],
        ]);
      }
    }
  });

  it('of two at once with the last use one books', async () => {
    const voucher = await newVoucher(house.partner, { discountPercent: 10, quantity: 1 });
    const [first, second] = house.hotel.rooms;
    const wanted = [
      phoned(1, { roomIds: [first!.id], voucherCode: voucher.code, totalPrice: 1_080_000 }),
      phoned(1, { roomIds: [second!.id], voucherCode: voucher.code, totalPrice: 1_260_000 }),
    ];
    const answers = await Promise.all(wanted.map((body) => ofHotel('bookings', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await readVoucher(house.partner, voucher)).usedCount).toBe(1);
  });
});
