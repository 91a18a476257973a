import { answerOf, examples, objectsIn, type Json, type JsonObject } from './written';

/** All examples tell of one world: whatever one of them names, the list of its kind shows. */
const rowsOf = (operationId: string) =>
  (answerOf(operationId) as JsonObject).content as JsonObject[];

function known(rows: JsonObject[], key: string): Set<Json | undefined> {
  return new Set(rows.map((row) => row[key]));
}

const hotels = [...rowsOf('listPartnerHotels'), ...rowsOf('listAllHotels')];
const rooms = rowsOf('listPartnerRooms');
const bookings = [...rowsOf('listPartnerBookings'), ...rowsOf('listBookingsAtRisk')];

/** What a property names, and everything that there is of it. */
const kinds: Record<string, Set<Json | undefined>> = {
  hotelId: known(hotels, 'id'),
  hotelName: known(hotels, 'name'),
  roomId: known(rooms, 'id'),
  bookingId: known(bookings, 'bookingId'),
  typeId: known(answerOf('listRoomTypes') as JsonObject[], 'id'),
  seasonId: known(answerOf('listSeasons') as JsonObject[], 'id'),
  closureId: known(answerOf('listRoomClosures') as JsonObject[], 'id'),
  reviewId: known(rowsOf('listPartnerReviews'), 'id'),
  voucherCode: known(rowsOf('listVouchers'), 'code'),
};
const inLists: Record<string, string> = {
  hotelIds: 'hotelId',
  roomIds: 'roomId',
  typeIds: 'typeId',
  seasonIds: 'seasonId',
};

/** A room without a type is one of its own; nothing is named by null. */
const named = examples.flatMap(({ name, value }) =>
  objectsIn(value).flatMap(({ object }) =>
    Object.entries(object).flatMap(([key, each]) => {
      const kind = inLists[key] ?? key;
      const values = [each].flat().filter((one) => one !== null && one !== undefined);
      return kind in kinds ? values.map((one) => [name, kind, one] as const) : [];
    }),
  ),
);

test.each(named)('%s names a %s that there is: %s', (_, kind, value) => {
  expect([...kinds[kind]!]).toContain(value);
});

/** The same thing under the same id has the same name, number and price wherever it is shown. */
const facts: Record<string, { key: string; rows: JsonObject[]; same: string[] }> = {
  hotel: { key: 'id', rows: hotels, same: ['name'] },
  room: { key: 'id', rows: rooms, same: ['roomNumber', 'name'] },
  booking: {
    key: 'bookingId',
    rows: bookings,
    same: ['checkInDate', 'checkOutDate', 'totalAmount'],
  },
};

/** What an object is, by the property that holds it; answers of one thing are what their operation reads. */
const shownAs: Record<string, string> = {
  hotel: 'hotel',
  rooms: 'room',
  selectedRooms: 'room',
  freeRooms: 'room',
};
const readAs: Record<string, string> = {
  getHotel: 'hotel',
  listHotels: 'hotel',
  getPartnerHotel: 'hotel',
  listSimilarHotels: 'hotel',
  getRoom: 'room',
  searchRooms: 'room',
  getPartnerRoom: 'room',
  listFreeRooms: 'room',
  getBooking: 'booking',
  listBookings: 'booking',
  getPartnerBooking: 'booking',
};

const shown = examples
  .filter(({ isAnswer }) => isAnswer)
  .flatMap(({ name, operationId, value }) =>
    objectsIn(value).flatMap(({ name: holder, object }) => {
      const isRoot = holder === '' || holder === 'content';
      const kind = isRoot ? readAs[operationId] : shownAs[holder];
      const isThing = kind !== undefined && facts[kind]!.key in object;
      return isThing ? [[name, kind, object] as const] : [];
    }),
  );

test.each(shown)('%s shows a %s as it is everywhere', (_, kind, object) => {
  const { key, rows, same } = facts[kind]!;
  const row = rows.find((each) => each[key] === object[key]);
  expect(row).toBeDefined();
  for (const field of same.filter((each) => each in object && each in row!)) {
    expect({ [field]: object[field] }).toEqual({ [field]: row![field] });
  }
});
