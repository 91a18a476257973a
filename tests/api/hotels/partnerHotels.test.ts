import { newPartner } from '../../support/accounts';
import { call } from '../../support/client';
import {
  ask,
  made,
  names,
  plain,
  publish,
  read,
  save,
  seen,
  type Page,
  withRoom,
} from './partnerSetup';

async function foundBy(query: Record<string, string>): Promise<number[]> {
  const search = new URLSearchParams({ size: '50', ...query }).toString();
  const { body } = await call<{ content: { id: number }[] }>(
    'GET',
    `/api/customer/hotels?${search}`,
  );
  return body.content.map(({ id }) => id);
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
