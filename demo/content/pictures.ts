import type { Amenity } from '../drawing/amenity';
import type { Subject } from '../subject';
import { HOTELS } from './hotels';
import type { DemoHotel } from './hotels/hotel';
import { type DemoRoom, roomsOf } from './rooms';

/** How many variants of each shared picture exist; few, because each is drawn at the first start. */
const VARIANTS = 3;
const ROOM_VARIANTS = 3;
const MOST = 8;

/** A hotel's pictures: its own cover first, then what its amenities allow. */
export function hotelPictures(hotel: DemoHotel): readonly Subject[] {
  const cover: Subject = { kind: 'hotel', place: hotel.destination, seed: hotel.seed };
  if (hotel.pictures === 'none') return [];
  if (hotel.pictures === 'one') return [cover];
  const variant = HOTELS.indexOf(hotel) % VARIANTS;
  const shared = amenitiesOf(hotel).map((amenity): Subject => ({
    kind: 'amenity',
    amenity,
    seed: variant,
  }));
  const view: Subject = { kind: 'balcony', place: hotel.destination, seed: 0 };
  const rooms = roomsOf(hotel)
    .slice(2, 4)
    .map((room) => bedroom(hotel, room));
  return [cover, view, ...shared, ...rooms].slice(0, MOST);
}

/** One to three pictures of a room: the bedroom, its bath, the view. */
export function roomPictures(hotel: DemoHotel, room: DemoRoom): readonly Subject[] {
  if (hotel.pictures === 'none' || room.isLike) return [];
  const variant = HOTELS.indexOf(hotel) % ROOM_VARIANTS;
  const bath: Subject = { kind: 'amenity', amenity: 'bathroom', seed: variant };
  const view: Subject = { kind: 'balcony', place: hotel.destination, seed: 0 };
  const own = bedroom(hotel, room);
  if (room.roomType === 'Standard') return room.typeBed === 'Single' ? [own] : [own, bath];
  return [own, bath, view];
}

/** Every picture the demo data uses, some of them many times. */
export function allSubjects(): readonly Subject[] {
  return [
    ...HOTELS.flatMap(hotelPictures),
    ...HOTELS.flatMap((hotel) => roomsOf(hotel).flatMap((room) => roomPictures(hotel, room))),
  ];
}

function amenitiesOf({ amenities }: DemoHotel): readonly Amenity[] {
  const wanted: readonly (readonly [Amenity, boolean])[] = [
    ['pool', amenities.pool],
    ['restaurant', amenities.restaurant],
    ['breakfast', amenities.breakfast],
    ['spa', amenities.fitness || amenities.wineBar],
  ];
  const present = wanted.filter(([, there]) => there).map(([amenity]) => amenity);
  return ['lobby', ...present];
}

const bedroom = (hotel: DemoHotel, room: DemoRoom): Subject => ({
  kind: 'room',
  type: room.roomType,
  bed: room.typeBed,
  seed: HOTELS.indexOf(hotel) % ROOM_VARIANTS,
});
