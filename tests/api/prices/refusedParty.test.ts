import { stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import type { TestHotel } from '../../support/hotels';
import { hotelOfTypes } from '../../support/likeRooms';
import { ask, given } from '../rooms/partnerSetup';
import { typesOf, type RoomType } from '../rooms/typeSetup';
import { inHotel, span } from './priceSetup';

const FROM = 60;
const family = { name: 'Family', price: 2_000_000, adults: 4, children: 0 };
const double = { name: 'Double', price: 900_000, adults: 2, children: 0 };

type Plan = Parameters<typeof hotelOfTypes>;
const owned = (rooms: Plan[0], plan: Plan[1] = {}) =>
  hotelOfTypes(rooms, { owner: given.minh.email, ...plan });

async function say(hotel: TestHotel, days: number, rules: object, name?: string) {
  const { body: types } = await ask<RoomType[]>('GET', typesOf(hotel));
  const typeIds = types.filter((type) => !name || type.name === name).map(({ id }) => id);
  const answer = await ask('PUT', inHotel(hotel, 'nights'), {
    typeIds,
    ...span(days, 1),
    ...rules,
  });
  expect(answer.status).toBe(200);
}

const search = (hotel: TestHotel, days: number, nights: number, party: string) => {
  const { checkInDate, checkOutDate } = stayIn(days, nights);
  const dates = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
  return call<ProblemAnswer & { id: number }[]>(
    'GET',
    `/api/customer/hotels/${hotel.id}/search-rooms?${dates}&${party}`,
  );
};

/** By the desk, which no minimum binds. */
async function sell({ id, rooms }: TestHotel, place: number, days: number, nights: number) {
  const { id: roomId, price } = rooms[place]!;
  const answer = await ask('POST', inHotel({ id }, 'bookings'), {
    ...{ source: 'PHONE', guestName: 'Trần Văn Bình', ...stayIn(days, nights) },
    ...{ roomIds: [roomId], totalPrice: price * nights },
  });
  expect(answer.status).toBe(201);
}

test('a party that rooms together can have is not refused for the one that holds it alone', async () => {
  const hotel = await owned([family, double, double]);
  await say(hotel, FROM, { minStayThrough: 3 }, family.name);
  expect(await search(hotel, FROM, 1, 'adults=4')).toMatchObject({ status: 200, body: [] });
});

test('nor for a hotel’s minimum that the gaps of rooms together need not keep', async () => {
  const hotel = await owned([double, double], { minimumStay: '1_WEEK' });
  for (const place of [0, 1]) {
    await sell(hotel, place, FROM - 2, 2);
    await sell(hotel, place, FROM + 2, 2);
  }
  expect(await search(hotel, FROM, 2, 'adults=4')).toMatchObject({ status: 200, body: [] });
  expect((await search(hotel, FROM, 1, 'adults=4')).status).toBe(422);
});

test('small rooms whose dates refuse a party’s stay name the nearest one for that party', async () => {
  const hotel = await owned([double, double]);
  await say(hotel, FROM, { minStay: 3 });
  await sell(hotel, 1, FROM + 2, 1);
  expect(await search(hotel, FROM, 1, 'adults=2')).toMatchObject({
    body: { code: 'INVALID', nearestStay: stayIn(FROM - 1, 2) },
  });
  expect(await search(hotel, FROM, 1, 'adults=4')).toMatchObject({
    ...{ status: 422, body: { code: 'INVALID', nearestStay: stayIn(FROM - 1, 2) } },
  });
});

test('where all is sold, a stay shorter than the hotel’s minimum is told of one that is not', async () => {
  const hotel = await owned([double], { minimumStay: '1_WEEK' });
  await sell(hotel, 0, FROM, 7);
  expect(await search(hotel, FROM + 5, 1, 'adults=1')).toMatchObject({
    status: 422,
    body: {
      fieldErrors: { checkOut: 'Kỳ nghỉ ngắn hơn số đêm tối thiểu của khách sạn.' },
      nearestStay: stayIn(FROM + 7, 7),
    },
  });
});
