import { stayIn } from './bookings';
import { hotelId, id, none, type MakeSample } from './sample';
import type { World } from './world';

const address = { number: '12', street: 'Trần Phú', district: 'Hải Châu', city: 'Đà Nẵng' };
const hotelFields = {
  name: 'Nhà Bên Sông',
  businessName: 'Công ty Bên Sông',
  description: 'Yên tĩnh, nhìn ra sông.',
  address,
  phone: '02363123456',
  email: 'bensong@example.com',
  totalRooms: 4,
  priceRange: { min: 300_000, max: 900_000 },
};
const roomFields = {
  roomNumber: '909',
  name: 'Phòng nhìn ra sông',
  roomType: 'Deluxe',
  pricePerNight: 650_000,
};
const voucherFields = {
  discountPercent: 15,
  startDate: '2026-01-01T00:00:00Z',
  expirationDate: '2036-01-01T00:00:00Z',
};

const typeFields = { name: 'Phòng nhìn ra sông', roomType: 'Deluxe', pricePerNight: 650_000 };
const newType = { ...typeFields, roomNumbers: '801-820 except 813' };

const inType = ({ hotel, typeId }: World, more: Record<string, number> = {}) => ({
  params: { hotelId: hotel.id, typeId, ...more },
});

const inRoom = ({ hotel }: World, more: Record<string, number> = {}) => ({
  params: { hotelId: hotel.id, roomId: hotel.rooms[0]!.id, ...more },
});

const hotels: Record<string, MakeSample> = {
  listPartnerHotels: none,
  exportPartnerHotels: none,
  createPartnerHotel: () => ({ body: hotelFields }),
  getPartnerHotel: id,
  updatePartnerHotel: ({ hotel }) => ({
    params: { id: hotel.id },
    body: { ...hotelFields, version: 1 },
  }),
  setHotelListing: ({ hotel }) => ({ params: { hotelId: hotel.id }, body: { listed: false } }),
  deletePartnerHotel: ({ secondHotel }) => ({ params: { id: secondHotel.id } }),
  uploadHotelImages: ({ hotel }) => ({ params: { hotelId: hotel.id }, upload: true }),
  arrangeHotelImages: ({ hotel, hotelImageId }) => ({
    params: { hotelId: hotel.id },
    body: { imageIds: [hotelImageId] },
  }),
  deleteHotelImage: ({ hotel, hotelImageId }) => ({
    params: { hotelId: hotel.id, imageId: hotelImageId },
  }),
};

const rooms: Record<string, MakeSample> = {
  getRates: none,
  listPartnerRooms: hotelId,
  exportPartnerRooms: hotelId,
  createPartnerRoom: ({ hotel }) => ({ params: { hotelId: hotel.id }, body: roomFields }),
  changePartnerRooms: ({ hotel }) => ({
    params: { hotelId: hotel.id },
    body: { roomIds: hotel.rooms.map((room) => room.id), pricePercent: 10 },
  }),
  getPartnerRoom: ({ hotel }) => ({ params: { roomId: hotel.rooms[0]!.id } }),
  updatePartnerRoom: (world) => ({ ...inRoom(world), body: { ...roomFields, version: 1 } }),
  deletePartnerRoom: ({ secondHotel }) => ({
    params: { hotelId: secondHotel.id, roomId: secondHotel.rooms[0]!.id },
  }),
  listRoomTypes: ({ hotel }) => ({ params: { hotelId: hotel.id } }),
  createRoomType: ({ hotel }) => ({ params: { hotelId: hotel.id }, body: newType }),
  getRoomType: (world) => inType(world),
  updateRoomType: (world) => ({ ...inType(world), body: { ...typeFields, version: 1 } }),
  deleteRoomType: ({ secondHotel, secondTypeId }) => ({
    params: { hotelId: secondHotel.id, typeId: secondTypeId },
    query: { rooms: '1' },
  }),
  addRoomsOfType: (world) => ({ ...inType(world), body: { roomNumbers: '801-803' } }),
  previewRoomNumbers: ({ hotel }) => ({
    params: { hotelId: hotel.id },
    query: { expression: '101-103' },
  }),
  uploadRoomTypeImages: (world) => ({ ...inType(world), upload: true }),
  arrangeRoomTypeImages: (world) => ({ ...inType(world), body: { imageIds: [world.typeImageId] } }),
  deleteRoomTypeImage: (world) => inType(world, { imageId: world.typeImageId }),
  uploadRoomImages: (world) => ({ ...inRoom(world), upload: true }),
  arrangeRoomImages: (world) => ({ ...inRoom(world), body: { imageIds: [world.roomImageId] } }),
  deleteRoomImage: (world) => inRoom(world, { imageId: world.roomImageId }),
  listRoomClosures: (world) => inRoom(world),
  closeRoom: (world) => {
    const { checkInDate, checkOutDate } = stayIn(60);
    return { ...inRoom(world), body: { from: checkInDate, to: checkOutDate, reason: 'Paint' } };
  },
  reopenRoom: (world) => inRoom(world, { closureId: world.closureId }),
};

const season = () => {
  const { checkInDate, checkOutDate } = stayIn(70);
  const nights = { firstNight: checkInDate, lastNight: checkOutDate };
  return { ...nights, name: 'Tết 2027', change: 'PERCENT', value: 40 };
};

const inSeason = ({ hotel, seasonId }: World) => ({ params: { hotelId: hotel.id, seasonId } });

const nightsOf = ({ hotel, typeId }: World, days: number) => {
  const { checkInDate, checkOutDate } = stayIn(days);
  const span = { typeIds: [typeId], firstNight: checkInDate, lastNight: checkOutDate };
  return { params: { hotelId: hotel.id }, body: span };
};

const prices: Record<string, MakeSample> = {
  listSeasons: hotelId,
  createSeason: ({ hotel }) => ({ params: { hotelId: hotel.id }, body: season() }),
  arrangeSeasons: ({ hotel, seasonId }) => ({
    params: { hotelId: hotel.id },
    body: { seasonIds: [seasonId] },
  }),
  updateSeason: (world) => ({ ...inSeason(world), body: { ...season(), version: 1 } }),
  deleteSeason: (world) => ({ ...inSeason(world), query: { version: '1' } }),
  listNights: ({ hotel }) => ({
    params: { hotelId: hotel.id },
    query: { firstNight: stayIn(0).checkInDate },
  }),
  changeNights: (world) => {
    const { params, body } = nightsOf(world, 80);
    return { params, body: { ...body, change: 'PRICE', value: 900_000 } };
  },
  resetNights: (world) => nightsOf(world, 80),
};

const vouchers: Record<string, MakeSample> = {
  listVouchers: none,
  exportVouchers: none,
  getVoucher: ({ voucherId }) => ({ params: { id: voucherId } }),
  createVoucher: ({ voucherCode }) => ({ body: { ...voucherFields, code: `${voucherCode}X` } }),
  updateVoucher: ({ voucherId, voucherCode }) => ({
    params: { id: voucherId },
    body: { ...voucherFields, code: voucherCode, version: 1 },
  }),
  deleteVoucher: ({ voucherId }) => ({ params: { id: voucherId } }),
  previewVoucher: ({ hotel }) => ({
    body: {
      hotelId: hotel.id,
      roomId: hotel.rooms[0]!.id,
      discountPercent: 10,
      ...stayIn(30),
    },
  }),
};

/** What a partner asks of hotels, rooms, prices and vouchers. */
export const propertySamples: Record<string, MakeSample> = {
  ...hotels,
  ...rooms,
  ...prices,
  ...vouchers,
};
