import { startExample, type Example } from './support/started';
import { Client } from './support/client';

const DAY = 86_400_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

interface Room {
  id: number;
  price: number;
  stayPrice: number;
}

interface Booking {
  bookingId: string;
  version: number;
  status: string;
  totalPrice: number;
}

let example: Example;
let anybody: Client;

beforeAll(async () => {
  example = await startExample();
  anybody = new Client(example.url);
});
afterAll(() => example.stop());

async function signedUp(email: string): Promise<Client> {
  const names = { firstName: 'Lan', lastName: 'Nguyễn', phone: '0912 345 678' };
  const password = 'Matkhau1';
  const body = { email, password, confirmPassword: password, role: null, ...names };
  await anybody.call('signUp', 201, { body });
  await anybody.call('login', 400, { body: { email, password } });
  const token = example.tokenFor(email);
  await anybody.call('verifyAccount', 200, { query: { token } });
  await anybody.call('verifyAccount', 200, { query: { token } });
  return anybody.as(email, password);
}

async function aFreeRoom(checkIn: string, checkOut: string) {
  const { content } = await anybody.call<{ content: { id: number }[] }>('listHotels', 200);
  const hotelId = content[0]!.id;
  await anybody.call('getHotel', 200, { path: { id: hotelId } });
  const query = { checkIn, checkOut, adults: 2 };
  const rooms = await anybody.call<Room[]>('searchRooms', 200, { path: { id: hotelId }, query });
  await anybody.call('getRoom', 200, { path: { id: rooms[0]!.id } });
  return { hotelId, room: rooms[0]! };
}

it('a traveller signs up, books, changes and cancels', async () => {
  const [checkInDate, checkOutDate] = [dayFromNow(20), dayFromNow(22)];
  const { hotelId, room } = await aFreeRoom(checkInDate, checkOutDate);
  const stay = { hotelId, checkInDate, checkOutDate };
  const quote = await anybody.call<{ totalPrice: number; total: number }>('createQuote', 200, {
    body: { ...stay, roomIds: [room.id] },
  });
  expect(quote.totalPrice).toBe(room.stayPrice);
  const lan = await signedUp('lan@example.com');
  const body = {
    ...stay,
    totalPrice: quote.totalPrice,
    paymentMethod: { id: 1, type: 'CASH' },
    status: 'PENDING',
    rooms: [{ id: room.id, price: room.price }],
  };
  const headers = { 'Idempotency-Key': 'a-key-of-lan' };
  const made = await lan.call<Booking>('createBooking', 201, { body, headers });
  const again = await lan.call<Booking>('createBooking', 201, { body, headers });
  expect(again.bookingId).toBe(made.bookingId);
  await lan.call('createBooking', 409, { body });
  const path = { bookingId: made.bookingId };
  const change = { version: made.version, checkOutDate: dayFromNow(23) };
  const preview = await lan.call<{ after: { totalPrice: number } }>('previewBookingChange', 200, {
    path,
    body: change,
  });
  const { totalPrice } = preview.after;
  const changed = await lan.call<Booking>('changeBooking', 200, {
    path,
    body: { ...change, totalPrice },
  });
  expect(changed.totalPrice).toBe(totalPrice);
  await lan.call('getChangeCalendar', 200, { path, query: { from: checkInDate } });
  await lan.call('listBookings', 200);
  const cancelled = await lan.call<Booking>('cancelBooking', 200, { path });
  expect(cancelled.status).toBe('CANCELLED');
  await lan.call('cancelBooking', 409, { path });
  await lan.call('createBooking', 201, { body });
});

it('what a stranger has is not there, and nobody is somebody without a token', async () => {
  const lan = await anybody.as('customer@example.com', 'Customer123');
  await lan.call('getBooking', 404, { path: { bookingId: 'ND-2K7Q-X4M9TR2C' } });
  await lan.call('listPartnerHotels', 403);
  await anybody.call('getCurrentUser', 401);
  await anybody.call('login', 401, { body: { email: 'lan@example.com', password: 'wrong-one' } });
});

const HOTEL = {
  name: 'Sóng Biển',
  businessName: 'Công ty Sóng Biển',
  description: 'Bên bãi biển Mỹ Khê.',
  address: { number: '12', street: 'Võ Nguyên Giáp', district: 'Sơn Trà', city: 'Đà Nẵng' },
  phone: '02363000001',
  email: 'lienhe@example.com',
  totalRooms: 12,
  priceRange: { min: 500_000, max: 2_000_000 },
};

const VOUCHER = {
  code: 'HE2026',
  discountPercent: 10,
  startDate: '2026-01-01T00:00:00Z',
  expirationDate: '2099-01-01T00:00:00Z',
  quantity: 1,
};

it('a partner lists a hotel, sets prices, closes a room and takes in a guest', async () => {
  const minh = await anybody.as('partner@example.com', 'Partner123');
  const other = await anybody.as('partner2@example.com', 'Partner123');
  const { id } = await minh.call<{ id: number }>('createPartnerHotel', 201, { body: HOTEL });
  await other.call('getPartnerHotel', 404, { path: { id } });
  const path = { hotelId: id };
  await minh.call('setHotelListing', 422, { path, body: { listed: true } });
  const newRoom = { roomNumber: '909', name: 'Deluxe', roomType: 'Deluxe', pricePerNight: 900_000 };
  const room = await minh.call<Room>('createPartnerRoom', 201, { path, body: newRoom });
  await minh.call('setHotelListing', 200, { path, body: { listed: true } });
  const types = await minh.call<{ id: number }[]>('listRoomTypes', 200, { path });
  const span = { typeIds: [types[0]!.id], firstNight: dayFromNow(3), lastNight: dayFromNow(4) };
  await minh.call('changeNights', 200, { path, body: { ...span, change: 'PERCENT', value: 20 } });
  await minh.call('listNights', 200, { path, query: { firstNight: dayFromNow(1) } });
  const season = { name: 'Tết', firstNight: dayFromNow(60), lastNight: dayFromNow(70) };
  await minh.call('createSeason', 201, { path, body: { ...season, change: 'PERCENT', value: 40 } });
  const closure = { from: dayFromNow(8), to: dayFromNow(9), reason: 'Sơn lại' };
  const inRoom = { ...path, roomId: room.id };
  await minh.call('closeRoom', 201, { path: inRoom, body: closure });
  await minh.call('closeRoom', 409, { path: inRoom, body: closure });
  const form = new FormData();
  form.append('images', new Blob(['no picture']), 'front.jpg');
  await minh.call('uploadHotelImages', 422, { path, form });
  await minh.call('createVoucher', 201, { body: VOUCHER });
  await minh.call('listVouchers', 200);
  const desk = {
    source: 'WALK_IN',
    guestName: 'Trần Văn Bình',
    checkInDate: dayFromNow(0),
    checkOutDate: dayFromNow(1),
    roomIds: [room.id],
    totalPrice: 900_000,
    checkInNow: true,
  };
  const walkIn = await minh.call<Booking>('createPartnerBooking', 201, { path, body: desk });
  await minh.call('getPartnerDashboard', 200);
  await minh.call('listPartnerBookings', 200, { query: { text: 'tran van binh' } });
  await minh.call('checkOutBooking', 200, { path: { bookingId: walkIn.bookingId } });
  await anybody.call('getStayCalendar', 200, {
    path: { id },
    query: { from: dayFromNow(0), days: 14 },
  });
  await minh.call('listNotifications', 200);
});
