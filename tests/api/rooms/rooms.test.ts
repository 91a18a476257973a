import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';

interface RoomAnswer {
  id: number;
  price: number;
  bedType: string;
}

function search(hotel: Pick<TestHotel, 'id'>, query: Record<string, string | number>) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return call<RoomAnswer[] & ProblemAnswer>(
    'GET',
    `/api/customer/hotels/${hotel.id}/search-rooms?${text}`,
  );
}

function daysOf({ checkInDate, checkOutDate }: ReturnType<typeof stayIn>) {
  return { checkIn: checkInDate, checkOut: checkOutDate };
}

describe('searchRooms', () => {
  test('finds free rooms that hold the party, the cheapest first', async () => {
    const hotel = await newHotel({
      rooms: [
        { price: 900_000, adults: 2, children: 2, typeBed: 'Queen' },
        { price: 400_000, adults: 1, children: 0, typeBed: 'Single' },
        { price: 600_000, adults: 2, children: 1, typeBed: 'Twin' },
        { price: 100_000, adults: 2, children: 1, status: 'MAINTENANCE' },
      ],
    });
    const days = daysOf(stayIn(4));
    const ids = async (query: Record<string, string | number>) =>
      (await search(hotel, { ...days, ...query })).body.map(({ price }) => price);
    expect(await ids({})).toEqual([400_000, 600_000, 900_000]);
    expect(await ids({ adults: 2 })).toEqual([600_000, 900_000]);
    expect(await ids({ adults: 2, children: 2 })).toEqual([900_000]);
    expect(await ids({ adults: 5 })).toEqual([]);
    expect(await ids({ bedType: 'QUEEN' })).toEqual([900_000]);
    expect(await ids({ bedType: 'twin' })).toEqual([600_000]);
    expect(await ids({ bedType: '' })).toHaveLength(3);
  });

  test('does not find a room on any night that is sold', async () => {
    const hotel = await newHotel();
    const { token } = await newTraveller();
    await book(token, bookingOf(hotel, hotel.rooms, stayIn(10)));
    const found = async (days: number, nights: number) =>
      (await search(hotel, daysOf(stayIn(days, nights)))).body.length;
    expect([await found(8, 2), await found(12, 2)]).toEqual([1, 1]);
    expect([await found(9, 2), await found(11, 1), await found(5, 20)]).toEqual([0, 0, 0]);
  });

  test.each([
    ['a past day', daysOf(stayIn(-3)), 'checkIn'],
    ['reversed days', daysOf(stayIn(3, -1)), 'checkOut'],
    ['a day that is none', { checkIn: '2027-02-31', checkOut: '2027-03-02' }, 'checkIn'],
    ['no day', { checkIn: '2027-03-02' }, 'checkOut'],
    ['eleven adults', { ...daysOf(stayIn(3)), adults: 11 }, 'adults'],
    ['half an adult', { ...daysOf(stayIn(3)), adults: '1.5' }, 'adults'],
    ['adults in hexadecimal', { ...daysOf(stayIn(3)), adults: '0x2' }, 'adults'],
    ['an unknown parameter', { ...daysOf(stayIn(3)), price: 1 }, 'price'],
  ])('refuses %s and names the field', async (_, query, field) => {
    const { status, body } = await search(await newHotel(), query);
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors ?? {})).toEqual([field]);
  });
});

describe('getRoom', () => {
  test('answers the room with its hotel under every name of the contract', async () => {
    const hotel = await newHotel({ rooms: [{ price: 750_000, typeBed: 'King' }] });
    const { body } = await call<Record<string, unknown>>(
      'GET',
      `/api/customer/rooms/${hotel.rooms[0]?.id}`,
    );
    expect(body).toMatchObject({
      price: 750_000,
      type: 'Standard',
      roomType: 'Standard',
      typeBed: 'King',
      bedType: 'KING',
      images: [],
      roomImages: [],
      services: [{ name: 'Wi-Fi miễn phí' }],
      hotel: { id: hotel.id, name: hotel.name },
    });
  });

  test('hides rooms of hotels that are not listed', async () => {
    const draft = await newHotel({ listed: false });
    const answer = await call('GET', `/api/customer/rooms/${draft.rooms[0]?.id}`);
    expect(answer.status).toBe(404);
  });
});
