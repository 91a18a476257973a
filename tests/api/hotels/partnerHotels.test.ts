import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call, type Answer } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { setStatus } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

interface Hotel {
  id: number;
  name: string;
  description: string;
  address: { number: string; street: string; district: string; city: string };
  website: string | null;
  fax: string | null;
  socialMedia: Record<string, string | null>;
  priceRange: { min: number | null; max: number | null };
  currency: string;
  amenities: Record<string, boolean>;
  services: Record<string, boolean>;
  numRooms: number;
  state: string;
  suspendedReason: string | null;
  missing: string[];
  version: number;
}

interface Page {
  content: Hotel[];
  totalElements: number;
  totalPages: number;
  numberOfElements: number;
}

type Got<T> = Promise<Answer<T & ProblemAnswer>>;

let minh: TestAccount;
let traveller: TestAccount;

beforeAll(async () => {
  minh = await newPartner();
  traveller = await newTraveller();
});

const ask = <T>(method: string, path: string, body?: unknown, { token } = minh): Got<T> =>
  call(method, `/api/partner/hotels${path}`, { token, ...(body !== undefined && { body }) });

const plain = {
  name: 'Sóng Xanh',
  businessName: 'Công ty Sóng Xanh',
  description: 'Bên bãi biển.',
  address: { number: '12', street: 'Trần Phú', district: 'Phường Hải Châu', city: 'Đà Nẵng' },
  phone: '0236 3123 456',
  email: 'song.xanh@example.com',
  totalRooms: 12,
  priceRange: { min: 500_000, max: 2_000_000 },
};

async function made(fields: object = {}, owner = minh): Promise<Hotel> {
  const { status, body } = await ask<Hotel>('POST', '/create', { ...plain, ...fields }, owner);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const read = ({ id }: { id: number }) => ask<Hotel>('GET', `/${id}`);
const save = ({ id }: { id: number }, version: number, fields: object = {}) =>
  ask<Hotel>('PUT', `/update/${id}`, { ...plain, ...fields, version });
const publish = ({ id }: { id: number }, listed = true) =>
  ask<Hotel>('PUT', `/${id}/listing`, { listed });
const remove = ({ id }: { id: number }) => ask<{ bookings?: number }>('DELETE', `/delete/${id}`);

const names = ({ body }: Answer<Page>) => body.content.map(({ name }) => name);

async function withRoom(hotel: { id: number }, pricePerNight = 400_000): Promise<number> {
  const room = {
    roomNumber: '101',
    name: 'Phòng biển',
    roomType: 'Standard',
    pricePerNight,
  };
  const { status, body } = await ask<{ id: number }>('POST', `/${hotel.id}/rooms`, room);
  expect(status).toBe(201);
  return body.id;
}

const seen = ({ id }: { id: number }) => call<Hotel>('GET', `/api/customer/hotels/${id}`);

async function foundBy(query: Record<string, string>): Promise<number[]> {
  const search = new URLSearchParams({ size: '50', ...query }).toString();
  const { body } = await call<{ content: { id: number }[] }>(
    'GET',
    `/api/customer/hotels?${search}`,
  );
  return body.content.map(({ id }) => id);
}

async function suspended(hotel: { id: number }): Promise<void> {
  const { sql } = sharedServer();
  await sql('update hotels set suspended_reason = $2 where id = $1', [hotel.id, 'Two complaints']);
}

describe('createPartnerHotel', () => {
  test('keeps what it is told, fills in the rest, and waits to be published', async () => {
    const hotel = await made({
      name: '  Sóng Xanh '.normalize('NFD'),
      amenities: { wifi: true, beverages: true },
      socialMedia: { tiktok: 'https://www.tiktok.com/@songxanh' },
    });
    expect(hotel).toMatchObject({
      ...plain,
      name: 'Sóng Xanh',
      propertyType: 'HOTEL',
      website: null,
      fax: null,
      socialMedia: { facebook: null, tiktok: 'https://www.tiktok.com/@songxanh' },
      currency: 'VND',
      minimumStay: '3_OR_LESS',
      numRooms: 0,
      state: 'DRAFT',
      missing: ['rooms'],
      images: [],
      version: 1,
    });
    expect(hotel.amenities).toMatchObject({ wifi: true, beverages: true, pool: false });
    expect(hotel.services).toEqual(hotel.amenities);
    expect((await read(hotel)).body).toEqual(hotel);
    expect((await seen(hotel)).status).toBe(404);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ description: 'ă'.repeat(401) }, 'description'],
    [{ address: { ...plain.address, district: '' } }, 'address.district'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ socialMedia: { tiktok: '@songxanh' } }, 'socialMedia.tiktok'],
    [{ totalRooms: 0 }, 'totalRooms'],
    [{ priceRange: { min: -1, max: 1 } }, 'priceRange.min'],
    [{ priceRange: { min: 100_000.5, max: 200_000 } }, 'priceRange.min'],
    [{ priceRange: { min: 1, max: 9.999 }, currency: 'USD' }, 'priceRange.max'],
    [{ currency: 'JPY' }, 'currency'],
    [{ amenities: { helipad: true } }, 'amenities.helipad'],
    [{ rating: 5 }, 'rating'],
    [{ ownerId: 1 }, 'ownerId'],
    [{ listed: true }, 'listed'],
  ])('refuses %j and names the field', async (fields, field) => {
    const { status, body } = await ask('POST', '/create', { ...plain, ...fields });
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, [field]]);
  });

  test('refuses a lowest price above the highest, in words', async () => {
    const range = { priceRange: { min: 2, max: 1 } };
    const { status, body } = await ask('POST', '/create', { ...plain, ...range });
    const text = 'Minimum price cannot be greater than maximum price';
    expect([status, body.message, body.fieldErrors]).toEqual([422, text, { priceRange: text }]);
  });
});

describe('where travellers find a hotel', () => {
  test.each([
    ['da-nang', 'Phường Hải Châu', 'Thành phố Đà Nẵng'],
    ['hoi-an', 'Phường Hội An', 'Đà Nẵng'],
    ['hoi-an', 'Cẩm Thanh', 'Quảng Nam'],
    ['vung-tau', 'Phường Vũng Tàu', 'TP. Hồ Chí Minh'],
    ['ho-chi-minh', 'Quận 1', 'Hồ Chí Minh'],
    ['ho-chi-minh', 'Phường Bến Thành', 'TPHCM'],
    ['ha-noi', 'Hoàn Kiếm', 'hanoi'],
    ['da-lat', 'Phường Xuân Hương', 'Đà Lạt'],
    ['phu-quoc', 'Đặc khu Phú Quốc', 'An Giang'],
  ])('in %s: %s, %s', async (destination, district, city) => {
    const hotel = await made({ address: { ...plain.address, district, city } });
    await withRoom(hotel);
    expect(await foundBy({ destination })).not.toContain(hotel.id);
    expect((await publish(hotel)).body.state).toBe('LISTED');
    expect(await foundBy({ destination, text: 'song XANH' })).toContain(hotel.id);
  });

  test('nowhere in particular, still by name; and elsewhere once it moves', async () => {
    const name = 'Nhà Mây Xốp';
    const hotel = await made({ name, address: { ...plain.address, district: 'X', city: 'Huế' } });
    await withRoom(hotel);
    await publish(hotel);
    expect(await foundBy({ text: 'may xop' })).toContain(hotel.id);
    expect(await foundBy({ destination: 'da-nang', text: 'may xop' })).toEqual([]);
    await save(hotel, 1, { name });
    expect(await foundBy({ destination: 'da-nang', text: 'may xop' })).toEqual([hotel.id]);
    expect(await foundBy({ text: 'nha may xop 12 tran phu' })).toEqual([hotel.id]);
  });
});

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
    const hotel = await newHotel({ owner: minh.email });
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
  const booked = await book(traveller.token, { ...bookingOf(hotel, hotel.rooms, stay), ...phone });
  const room = await call('GET', `/api/customer/rooms/${hotel.rooms[0]!.id}`);
  expect([(await seen(hotel)).status, room.status, quoted, booked.status]).toEqual([
    404, 404, 404, 404,
  ]);
}

const phone = { phoneNumber: '0912345678' };

describe('deletePartnerHotel', () => {
  test('waits for the guests who are expected or in the house', async () => {
    const hotel = await newHotel({ owner: minh.email, rooms: [{ price: 1000 }, { price: 2000 }] });
    const ids: string[] = [];
    for (const [i, room] of hotel.rooms.entries()) {
      const body = { ...bookingOf(hotel, [room], stayIn(i * 3)), ...phone };
      const booked = await book(traveller.token, body);
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
    const hotel = await newHotel({ owner: minh.email, name: 'Sẽ Bị Xóa' });
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
      const hotel = await newHotel({ owner: minh.email });
      const body = { ...bookingOf(hotel, hotel.rooms, stayIn(4)), ...phone };
      const [booked, removed] = await Promise.all([book(traveller.token, body), remove(hotel)]);
      expect([booked.status === 201, removed.status === 200]).toContain(true);
      expect(booked.status === 201 && removed.status === 200).toBe(false);
    }
  });
});

describe('listPartnerHotels', () => {
  test('filters, sorts and pages; the export has all that match', async () => {
    const lan = await newPartner();
    const inCity = (name: string, city: string) =>
      made({ name, address: { ...plain.address, district: 'Y', city } }, lan);
    await inCity('Đồi Thông', 'Đà Lạt');
    const rooms = await inCity('Ánh Trăng', 'Vũng Tàu');
    await inCity('=1+1', 'Hà Nội');
    await ask('POST', `/${rooms.id}/rooms`, { ...aRoom }, lan);
    await ask('PUT', `/${rooms.id}/listing`, { listed: true }, lan);
    const list = (query: string) => ask<Page>('GET', `?${query}`, undefined, lan);
    const draft = 'Nhà nghỉ Minh';

    expect(names(await list(''))).toEqual(['=1+1', 'Ánh Trăng', 'Đồi Thông', draft]);
    expect(names(await list('sort=name'))).toEqual(['=1+1', 'Ánh Trăng', 'Đồi Thông', draft]);
    expect(names(await list('sort=created'))[0]).toBe(draft);
    expect(names(await list('sort=-city'))).toEqual(['Ánh Trăng', '=1+1', 'Đồi Thông', draft]);
    expect(names(await list('sort=-rooms'))[0]).toBe('Ánh Trăng');
    expect(names(await list('text=da%20lat'))).toEqual(['Đồi Thông']);
    expect(names(await list('state=LISTED'))).toEqual(['Ánh Trăng']);
    expect(names(await list('state=DRAFT'))).toHaveLength(3);
    const second = await list('sort=name&size=3&page=1');
    expect(names(second)).toEqual([draft]);
    expect(second.body).toMatchObject({ totalPages: 2, totalElements: 4, numberOfElements: 1 });
    expect((await list('sort=owner')).status).toBe(422);

    const csv = await ask<string>('GET', '/export?sort=name', undefined, lan);
    const lines = csv.body.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^\d+,'=1\+1,/);
    const listed = await ask<string>('GET', '/export?state=LISTED', undefined, lan);
    expect(listed.body.trimEnd().split('\n')).toHaveLength(2);
  });
});

const aRoom = { roomNumber: '1', name: 'Phòng', roomType: 'Suite', pricePerNight: 900_000 };
