import type { BedKind } from '../drawing/interiors/beds';
import type { PlaceSlug } from '../../server/hotels/destinations/destinations';
import { seeded } from '../random';
import type { RoomKind } from '../drawing/room';
import type { DemoHotel } from './hotels/hotel';
import { ROOM_PLANS, type RoomPlan } from './roomPlans';

export interface DemoRoom {
  /** Unique within its hotel. */
  readonly roomNumber: string;
  readonly name: string;
  readonly roomType: RoomKind;
  readonly typeBed: BedKind;
  readonly status: 'AVAILABLE' | 'MAINTENANCE';
  readonly capacity: number;
  readonly numberOfAdults: number;
  readonly numberOfChildren: number;
  readonly numberOfBeds: number;
  /** Per night, in the hotel's currency: whole 10,000 of dong, or dollars and cents. */
  readonly price: number;
  readonly services: readonly string[];
  readonly description: string;
  /** Like one before it, whose pictures it shows. */
  readonly isLike?: boolean;
}

const OUTLOOKS: Readonly<Record<PlaceSlug, readonly [string, string]>> = {
  'da-nang': ['hướng sông Hàn', 'hướng phố'],
  'vung-tau': ['hướng biển', 'hướng hải đăng'],
  'da-lat': ['nhìn ra rừng thông', 'hướng vườn hoa'],
  'ha-noi': ['hướng hồ', 'hướng phố cổ'],
  'ho-chi-minh': ['hướng sông', 'hướng phố'],
  'phu-quoc': ['hướng biển', 'hướng vườn dừa'],
  'hoi-an': ['hướng sông Hoài', 'hướng sân trong'],
  'sa-pa': ['nhìn ra ruộng bậc thang', 'hướng núi'],
};

/** The one room that is closed for repair, so that the state can be seen. */
const UNDER_REPAIR = { hotel: 'anh-song-han', roomIndex: 1 };

/** Rooms besides the first of their plan and like it in all but the number, by hotel: plan, how many. */
const LIKE: Readonly<Record<string, readonly (readonly [plan: number, more: number])[]>> = {
  'dua-nghieng': [[2, 11]],
  'thap-sao-khue': [
    [0, 7],
    [2, 5],
  ],
};

const VND_STEP = 10_000;
const VND_RANGE = [350_000, 6_500_000] as const;

/** The hotel's four to eight kinds of rooms, always the same ones for the same hotel; then those that are like one. */
export function roomsOf(hotel: DemoHotel): readonly DemoRoom[] {
  const random = seeded(hotel.key);
  const count = random.whole(4, 8);
  const plans = [...ROOM_PLANS.slice(0, 4), ...ROOM_PLANS.slice(4).slice(0, count - 4)];
  const rooms = plans.map((plan, i) => roomOf(hotel, plan, i, random.whole(0, 1)));
  return [...rooms, ...likeRooms(hotel, rooms)];
}

function likeRooms({ key }: DemoHotel, rooms: readonly DemoRoom[]): readonly DemoRoom[] {
  return (LIKE[key] ?? []).flatMap(([plan, more], i) =>
    rooms.slice(plan, plan + 1).flatMap((room) =>
      Array.from({ length: more }, (_, n) => ({
        ...room,
        roomNumber: String(100 * (i + 5) + n + 1),
        isLike: true,
      })),
    ),
  );
}

function roomOf(hotel: DemoHotel, plan: RoomPlan, i: number, side: number): DemoRoom {
  const outlook = OUTLOOKS[hotel.destination][side] ?? '';
  const broken = hotel.key === UNDER_REPAIR.hotel && i === UNDER_REPAIR.roomIndex;
  return {
    roomNumber: `${Math.floor(i / 3) + 2}0${(i % 3) + 1}`,
    name: `${plan.name} ${outlook}`,
    roomType: plan.type,
    typeBed: plan.bed,
    status: broken ? 'MAINTENANCE' : 'AVAILABLE',
    capacity: plan.adults + plan.children,
    numberOfAdults: plan.adults,
    numberOfChildren: plan.children,
    numberOfBeds: plan.beds,
    price: priceOf(hotel, plan),
    services: [
      'Wi-Fi miễn phí',
      'Điều hòa',
      ...plan.extras,
      ...(hotel.amenities.breakfast ? ['Bữa sáng'] : []),
    ],
    description: `${plan.text} Rộng ${plan.size} m², ${outlook}.`,
  };
}

function priceOf({ currency, basePrice }: DemoHotel, { factor }: RoomPlan): number {
  if (currency === 'USD') return Math.round(basePrice * factor * 2) / 2;
  const [least, most] = VND_RANGE;
  const price = Math.round((basePrice * factor) / VND_STEP) * VND_STEP;
  return Math.min(most, Math.max(least, price));
}
