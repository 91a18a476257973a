import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { setStatus } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';
import {
  ask,
  made,
  names,
  phone,
  publish,
  read,
  save,
  seen,
  type Page,
  withRoom,
  given,
} from './partnerSetup';

const remove = ({ id }: { id: number }) => ask<{ bookings?: number }>('DELETE', `/delete/${id}`);

async function suspended(hotel: { id: number }): Promise<void> {
  const { sql } = sharedServer();
  await sql('update hotels set suspended_reason = $2 where id = $1', [hotel.id, 'Two complaints']);
}

describe('updatePartnerHotel', () => {
  test('changes what is said and leaves the rest as it was', async () => {
    const hotel = await made({
      website: 'https://songxanh.example',
      fax: '0236 3123 457',
      socialMedia: { facebook: 'https://facebook.com/songxanh' },
      amenities: { beverages: true, wifi: true },
      propertyType: 'RESORT',
    });
    const { status, body } = await save(hotel, hotel.version, {
      name: 'Sóng Biếc',
      fax: null,
      amenities: { wifi: false, pool: true },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Sóng Biếc',
      website: 'https://songxanh.example',
      fax: null,
      propertyType: 'RESORT',
      socialMedia: { facebook: 'https://facebook.com/songxanh' },
      amenities: { beverages: true, wifi: false, pool: true },
      version: 2,
    });
    expect((await read(hotel)).body).toEqual(body);
  });

  test('of two editors the second is told, and nothing is overwritten', async () => {
    const hotel = await made();
    const first = await save(hotel, 1, { name: 'Của Minh' });
    const second = await save(hotel, 1, { name: 'Của Lan' });
    expect([second.status, second.body.code]).toEqual([409, 'STALE']);
    expect((await read(hotel)).body).toEqual(first.body);
    expect((await save(hotel, 2, { name: 'Của Lan' })).body.name).toBe('Của Lan');
  });

  test('of many editors at once exactly one wins', async () => {
    const hotel = await made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => save(hotel, 1, { name: `Bản ${i}` })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect((await read(hotel)).body).toEqual(won[0]!.body);
  });

  test('the currency changes only while there is no room', async () => {
    const hotel = await made();
    const dollars = { currency: 'USD', priceRange: { min: 20.5, max: 80 } };
    expect((await save(hotel, 1, dollars)).body).toMatchObject(dollars);
    await withRoom(hotel, 40);
    const { status, body } = await save(hotel, 2, { currency: 'VND' });
    expect([status, body.fieldErrors]).toEqual([
      422,
      { currency: 'The currency cannot change while the hotel has rooms: their prices are in it.' },
    ]);
    expect((await save(hotel, 2, dollars)).body.version).toBe(3);
  });

  test('the currency stays while a season has prices in it', async () => {
    const hotel = await made();
    await sharedServer().sql(
      `insert into seasons (hotel_id, name, from_day, to_day, change, value, position, created_at)
       values ($1, 'Tết', current_date + 9, current_date + 12, 'AMOUNT', 50000, 0, now())`,
      [hotel.id],
    );
    const dollars = { currency: 'USD', priceRange: { min: 20.5, max: 80 } };
    const { status, body } = await save(hotel, 1, dollars);
    expect([status, body.fieldErrors]).toEqual([
      422,
      {
        currency:
          'The currency cannot change while seasons have prices in it. Delete these seasons first.',
      },
    ]);
    await sharedServer().sql(`update seasons set change = 'PERCENT' where hotel_id = $1`, [
      hotel.id,
    ]);
    expect((await save(hotel, 1, dollars)).status).toBe(200);
  });
});

describe('setHotelListing', () => {
  test('names all that is missing, and publishes when it is there', async () => {
    const { body: page } = await ask<Page>('GET', '?text=nha%20nghi%20minh');
    const draft = page.content[0]!;
    const refused = await publish(draft);
    expect([refused.status, Object.keys(refused.body.fieldErrors ?? {})]).toEqual([
      422,
      ['address', 'description', 'phone', 'rooms'],
    ]);
    expect((await read(draft)).body.missing).toEqual(['address', 'description', 'phone', 'rooms']);
    await save(draft, draft.version);
    expect(Object.keys((await publish(draft)).body.fieldErrors ?? {})).toEqual(['rooms']);
    await withRoom(draft);
    expect((await publish(draft)).body).toMatchObject({ state: 'LISTED', missing: [] });
    expect((await seen(draft)).status).toBe(200);
    expect((await publish(draft, false)).body.state).toBe('DRAFT');
    expect((await seen(draft)).status).toBe(404);
  });

  test('a suspended hotel shows its reason, cannot be published and is nowhere to be booked', async () => {
    const hotel = await newHotel({ owner: given.minh.email });
    await suspended(hotel);
    expect((await read(hotel)).body).toMatchObject({
      state: 'SUSPENDED',
      suspendedReason: 'Two complaints',
    });
    const refused = await publish(hotel);
    expect([refused.status, refused.body.code]).toEqual([409, 'SUSPENDED']);
    await expectOffSale(hotel);
  });

  test('publishing is no change that an editor must look at', async () => {
    const hotel = await made();
    await withRoom(hotel);
    await publish(hotel);
    expect((await save(hotel, 1)).status).toBe(200);
  });
});

/** Neither seen, nor quoted, nor booked. */
async function expectOffSale(hotel: TestHotel): Promise<void> {
  const stay = stayIn(5);
  const roomIds = hotel.rooms.map(({ id }) => id);
  const { status: quoted } = await call('POST', '/api/customer/quotes', {
    body: { hotelId: hotel.id, ...stay, roomIds },
  });
  const booked = await book(given.traveller.token, {
    ...bookingOf(hotel, hotel.rooms, stay),
    ...phone,
  });
  const room = await call('GET', `/api/customer/rooms/${hotel.rooms[0]!.id}`);
  expect([(await seen(hotel)).status, room.status, quoted, booked.status]).toEqual([
    404, 404, 404, 404,
  ]);
}

describe('deletePartnerHotel', () => {
  test('waits for the guests who are expected or in the house', async () => {
    const hotel = await newHotel({
      owner: given.minh.email,
      rooms: [{ price: 1000 }, { price: 2000 }],
    });
    const ids: string[] = [];
    for (const [i, room] of hotel.rooms.entries()) {
      const body = { ...bookingOf(hotel, [room], stayIn(i * 3)), ...phone };
      const booked = await book(given.traveller.token, body);
      expect(booked.status).toBe(201);
      ids.push(booked.body.bookingId);
    }
    const refused = await remove(hotel);
    expect([refused.status, refused.body.code, refused.body.bookings]).toEqual([
      409,
      'HAS_BOOKINGS',
      2,
    ]);
    await setStatus(ids[1]!, 'CANCELLED');
    await setStatus(ids[0]!, 'CHECKED_IN');
    expect((await remove(hotel)).body.bookings).toBe(1);
    expect((await read(hotel)).status).toBe(200);
    await setStatus(ids[0]!, 'COMPLETED');
    expect((await remove(hotel)).status).toBe(200);
  });

  test('takes the hotel off every list, for good', async () => {
    const hotel = await newHotel({ owner: given.minh.email, name: 'Sẽ Bị Xóa' });
    await sharedServer().sql(`update hotels set search_text = 'se bi xoa' where id = $1`, [
      hotel.id,
    ]);
    expect(names(await ask<Page>('GET', '?text=se%20bi%20xoa'))).toEqual(['Sẽ Bị Xóa']);
    expect((await remove(hotel)).body).toEqual({ message: 'The hotel is deleted.' });
    expect(names(await ask<Page>('GET', '?text=se%20bi%20xoa'))).toEqual([]);
    for (const answer of [
      await read(hotel),
      await save(hotel, 1),
      await publish(hotel),
      await remove(hotel),
    ]) {
      expect(answer.status).toBe(404);
    }
    await expectOffSale(hotel);
  });

  test('never leaves a booking that was made at the same moment in a deleted hotel', async () => {
    for (let round = 0; round < 6; round += 1) {
      const hotel = await newHotel({ owner: given.minh.email });
      const body = { ...bookingOf(hotel, hotel.rooms, stayIn(4)), ...phone };
      const [booked, removed] = await Promise.all([
        book(given.traveller.token, body),
        remove(hotel),
      ]);
      expect([booked.status === 201, removed.status === 200]).toContain(true);
      expect(booked.status === 201 && removed.status === 200).toBe(false);
    }
  });
});
