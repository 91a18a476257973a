import sharp from 'sharp';
import { addDays, laterBy, now, today } from '../days';
import { DESTINATIONS } from '../hotels/destinations';
import { AMENITIES, draftHotel } from '../hotels/newHotel';
import { addRoom, addType } from '../rooms/newRooms';
import type { Account, Hotel, Image, Store } from '../store';
import { account } from './account';
import { pastStay } from './pastStay';
import { randomFrom } from './random';

/** Accounts as the README names them, and hotels of two partners that a seed decides on. */
export async function fillWithDemo(store: Store, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const [traveller] = await Promise.all([
    account(store, 'customer@example.com', 'Customer123', 'Lan', 'Nguyễn', 'CUSTOMER'),
    account(store, 'customer2@example.com', 'Customer123', 'Bình', 'Trần', 'CUSTOMER'),
    account(store, 'admin@example.com', 'Admin123', 'An', 'Đỗ', 'ADMIN'),
  ]);
  const partner = await account(
    store,
    'partner@example.com',
    'Partner123',
    'Minh',
    'Trần',
    'PARTNER',
  );
  const other = await account(store, 'partner2@example.com', 'Partner123', 'Hoa', 'Lê', 'PARTNER');
  for (const [i, name] of NAMES.entries()) {
    await hotelNamed(store, i % 3 === 2 ? other : partner, name, i, random);
  }
  for (const { slug } of DESTINATIONS) await picture(store, slug, random);
  addReviews(store, traveller, random);
  addVouchers(store, partner);
  const [first] = store.hotelsOf(partner.id);
  if (!first) return;
  for (const daysAgo of [60, 20]) pastStay(store, traveller, first, { daysAgo, nights: 2 });
}

const NAMES = [
  'Khách sạn Sóng Biển',
  'Nhà nghỉ Hoa Sữa',
  'Biệt thự Đồi Thông',
  'Căn hộ Bến Thành',
  'Khu nghỉ Bãi Sao',
  'Homestay Phố Cổ',
  'Khách sạn Hải Đăng',
  'Khách sạn Cầu Rồng',
  'Homestay Mây Trắng',
  'Khách sạn Hồ Gươm',
  'Khu nghỉ Bãi Sau',
  'Căn hộ Sông Hàn',
  'Khách sạn Sao Mai',
];

const STREETS = ['Võ Nguyên Giáp', 'Trần Phú', 'Lê Lợi', 'Nguyễn Huệ', 'Hùng Vương'];
const DISTRICTS = ['Phường 1', 'Phường Sơn Trà', 'Phường Bến Nghé', 'Phường 3'];
const ROOM_KINDS = [
  { name: 'Phòng tiêu chuẩn', roomType: 'Standard', typeBed: 'Double', adults: 2, price: 450_000 },
  { name: 'Phòng Deluxe', roomType: 'Deluxe', typeBed: 'Queen', adults: 2, price: 850_000 },
  { name: 'Phòng gia đình', roomType: 'Suite', typeBed: 'King', adults: 4, price: 1_450_000 },
];

const oneOf = <T>(all: T[], random: () => number) => all[Math.floor(random() * all.length)]!;

async function hotelNamed(
  store: Store,
  owner: Account,
  name: string,
  index: number,
  random: () => number,
): Promise<void> {
  const hotel = draftHotel(store, owner.id, name);
  const city = DESTINATIONS[index % DESTINATIONS.length]!.name;
  Object.assign(hotel, {
    businessName: `Công ty TNHH ${name}`,
    propertyType: propertyOf(name),
    description: `${name} ở ${city}: phòng sạch, gần trung tâm, nhân viên chu đáo.`,
    address: {
      number: String(1 + Math.floor(random() * 200)),
      street: oneOf(STREETS, random),
      district: oneOf(DISTRICTS, random),
      city,
    },
    phone: `02363${String(100_000 + index)}`,
    email: `hotel${index}@example.com`,
    totalRooms: 6,
    priceRange: { min: 450_000, max: 1_450_000 },
    listed: true,
    amenities: Object.fromEntries(
      AMENITIES.map((flag) => [flag, flag === 'wifi' || random() < 0.4]),
    ),
    images: [
      await picture(store, `hotel-${index}`, random),
      await picture(store, `lobby-${index}`, random),
    ],
  });
  store.hotels.set(hotel.id, hotel);
  addRooms(store, hotel, random);
}

function propertyOf(name: string): string {
  if (name.startsWith('Căn hộ')) return 'APARTMENT';
  if (name.startsWith('Khu nghỉ')) return 'RESORT';
  if (name.startsWith('Biệt thự')) return 'VILLA';
  return name.startsWith('Homestay') ? 'HOMESTAY' : 'HOTEL';
}

function addRooms(store: Store, hotel: Hotel, random: () => number): void {
  const factor = 0.8 + random() * 0.8;
  for (const [floor, kind] of ROOM_KINDS.entries()) {
    const price = Math.round((kind.price * factor) / 10_000) * 10_000;
    const fields = {
      name: kind.name,
      roomType: kind.roomType,
      description: 'Phòng sáng, có cửa sổ.',
      capacity: kind.adults + 1,
      numberOfAdults: kind.adults,
      numberOfChildren: 1,
      numberOfBeds: kind.adults / 2,
      typeBed: kind.typeBed,
      services: ['Wi-Fi miễn phí', 'Điều hoà'],
    };
    const type = addType(store, hotel, fields, price);
    for (const number of [1, 2]) addRoom(store, type, String((floor + 1) * 100 + number));
  }
}

/** A sky over a sea, in colours of its own. */
async function picture(store: Store, name: string, random: () => number): Promise<Image> {
  const hue = Math.floor(random() * 360);
  const [width, height] = [960, 640];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue},45%,75%)"/>
    <circle cx="${200 + Math.floor(random() * 500)}" cy="180" r="70" fill="hsl(${hue},60%,90%)"/>
    <rect y="400" width="100%" height="240" fill="hsl(${(hue + 160) % 360},40%,45%)"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 60, effort: 0 }).toBuffer();
  store.files.set(`${name}.webp`, { bytes: new Uint8Array(bytes), type: 'image/webp' });
  return { id: store.nextId(), url: `/files/${name}.webp`, width, height };
}

const COMMENTS = [
  'Phòng sạch, nhân viên chu đáo.',
  'Vị trí rất tiện, gần biển.',
  'Bữa sáng ngon, sẽ quay lại.',
  'Hơi ồn nhưng đáng tiền.',
];

function addReviews(store: Store, guest: Account, random: () => number): void {
  for (const [i, hotel] of [...store.hotels.values()].entries()) {
    // The first has more than a page of them, the second none.
    for (let count = [12, 0][i] ?? 1 + Math.floor(random() * 4); count > 0; count -= 1) {
      const id = store.nextId();
      store.reviews.set(id, {
        id,
        hotelId: hotel.id,
        bookingId: null,
        accountId: null,
        userName: `${guest.lastName} ${guest.firstName}`,
        rating: 3 + Math.floor(random() * 3),
        comment: oneOf(COMMENTS, random),
        createdAt: laterBy(now(), -24 * (1 + Math.floor(random() * 60))),
        changedAt: null,
        answer: random() < 0.3 ? 'Cảm ơn bạn đã ghé.' : null,
        answeredAt: null,
      });
    }
  }
}

function addVouchers(store: Store, partner: Account): void {
  const start = new Date(`${addDays(today(), -30)}T00:00:00Z`);
  const end = new Date(`${addDays(today(), 60)}T00:00:00Z`);
  for (const [code, percent, quantity] of [
    ['CHAO10', 10, 100],
    ['MUADONG', 15, 0],
  ] as const) {
    const id = store.nextId();
    store.vouchers.set(id, {
      id,
      ownerId: partner.id,
      code,
      discountPercent: percent,
      discountAmount: null,
      currency: 'VND',
      startDate: start,
      expirationDate: end,
      quantity,
      used: 0,
      isActive: true,
      autoApply: false,
      description: null,
      version: 1,
    });
  }
}
