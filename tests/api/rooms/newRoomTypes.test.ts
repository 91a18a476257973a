import { ask, found, hotelIn, made, type Page } from './partnerSetup';
import { deluxe, newType, numbersOf, roomsOf, type RoomType, typesOf } from './typeSetup';

describe('createRoomType', () => {
  test('makes the type and its rooms in one act, which are found by travellers', async () => {
    const hotel = await hotelIn('VND');
    const roomNumbers = '101-120, 201-210 except 113';
    const type = await newType(hotel, { roomNumbers, numberOfAdults: 2, services: ['Wi-Fi'] });
    expect(numbersOf(type)).toHaveLength(29);
    expect(numbersOf(type)).not.toContain('113');
    expect(type).toMatchObject({ numberOfAdults: 2, capacity: 2, travellerPrice: 850_000 });
    expect(await found(hotel, 3)).toHaveLength(29);
    const text = await ask<Page>('GET', `/hotels/${hotel.id}/rooms?text=105%20deluxe`);
    expect(text.body.content.map(({ roomNumber }) => roomNumber)).toEqual(['105']);
    expect((await ask<RoomType[]>('GET', typesOf(hotel))).body).toEqual([type]);
    expect((await ask<RoomType>('GET', typesOf(hotel, `/${type.id}`))).body).toEqual(type);
  });

  test('names the numbers that are taken, and makes nothing then', async () => {
    const hotel = await hotelIn('VND');
    await made(hotel, { roomNumber: '102' });
    await made(hotel, { roomNumber: '104' });
    const body = { ...deluxe, roomNumbers: '101-105' };
    const refused = await ask<{ roomNumbers: string[] }>('POST', typesOf(hotel), body);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'ROOM_NUMBERS_TAKEN',
      roomNumbers: ['102', '104'],
      message: 'These room numbers are already in use: 102, 104. No rooms were added.',
    });
    expect(await roomsOf(hotel)).toHaveLength(2);
    expect((await ask<RoomType[]>('GET', typesOf(hotel))).body).toHaveLength(1);
    const preview = `/hotels/${hotel.id}/room-numbers?expression=103-104`;
    expect((await ask('GET', preview)).body).toEqual({ numbers: ['103', '104'], taken: ['104'] });
  });

  test('names twelve of many numbers that are taken', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, { roomNumbers: '1-15' });
    const roomNumbers = '1-20';
    const refused = await ask<{ roomNumbers: string[] }>(
      'POST',
      typesOf(hotel, `/${type.id}/rooms`),
      { roomNumbers },
    );
    expect(refused.body.roomNumbers).toHaveLength(15);
    expect(refused.body.message).toBe(
      'These room numbers are already in use: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more. ' +
        'No rooms were added.',
    );
  });

  test('adds the rooms to a type that is the same', async () => {
    const hotel = await hotelIn('VND');
    const fields = { services: ['Wi-Fi', 'TV'], description: 'Sáng' };
    const type = await newType(hotel, fields);
    const services = ['TV', 'Wi-Fi'];
    const same = await newType(hotel, { ...fields, services, roomNumbers: '201' });
    expect([same.id, numbersOf(same)]).toEqual([type.id, ['101', '102', '103', '201']]);
    const other = await newType(hotel, { ...fields, description: 'Tối', roomNumbers: '202' });
    expect(other.id).not.toBe(type.id);
  });

  test.each([
    ['110-101', '“110-101” is the wrong way round.'],
    ['101-103 except 9', "“9” can't be left out: it isn't in the list."],
    ['1-501', 'You can add up to 500 rooms at once; “1-501” goes over that.'],
    [',', 'Enter at least one room number.'],
  ])('refuses %j', async (roomNumbers, message) => {
    const hotel = await hotelIn('VND');
    const refused = await ask('POST', typesOf(hotel), { ...deluxe, roomNumbers });
    expect([refused.status, refused.body.fieldErrors]).toEqual([422, { roomNumbers: message }]);
    const expression = encodeURIComponent(roomNumbers);
    const preview = await ask('GET', `/hotels/${hotel.id}/room-numbers?expression=${expression}`);
    expect(preview.body.fieldErrors).toEqual({ expression: message });
  });

  test('of ten who want the same numbers at once one gets them', async () => {
    const hotel = await hotelIn('VND');
    const body = { ...deluxe, roomNumbers: '1-50' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST', typesOf(hotel), body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await roomsOf(hotel)).toHaveLength(50);
  });
});
