import type {
  Account,
  SignUp,
  PasswordLink,
  Hotel,
  RoomType,
  Room,
  Season,
  NightByHand,
  Closure,
  Voucher,
  Booking,
  Review,
  Notice,
  KeyUse,
  AdminAction,
} from './entities';

export type * from './entities';

/** Everything that this backend knows; it is gone with the process. */
export class Store {
  private last = 0;
  readonly accounts = new Map<number, Account>();
  /** By the hash of the token that was mailed. */
  readonly signUps = new Map<string, SignUp>();
  readonly passwordLinks = new Map<string, PasswordLink>();
  readonly hotels = new Map<number, Hotel>();
  readonly types = new Map<number, RoomType>();
  readonly rooms = new Map<number, Room>();
  readonly goneRooms = new Map<number, Room>();
  readonly seasons: Season[] = [];
  readonly nightsByHand = new Map<string, NightByHand>();
  readonly closures = new Map<number, Closure>();
  readonly vouchers = new Map<number, Voucher>();
  readonly bookings = new Map<string, Booking>();
  /** Who has a room's night: a booking's id, or a closure's number. */
  readonly nights = new Map<string, string | number>();
  readonly reviews = new Map<number, Review>();
  readonly notices: Notice[] = [];
  readonly actions: AdminAction[] = [];
  readonly favourites = new Map<number, number[]>();
  /** When an account has kept a hotel, by the numbers of both. */
  readonly keptAt = new Map<string, Date>();
  readonly keys = new Map<string, KeyUse>();
  readonly files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();

  nextId(): number {
    this.last += 1;
    return this.last;
  }

  /** Also one that is deleted: who has booked it still reads which it was. */
  roomEver(id: number): Room | undefined {
    return this.rooms.get(id) ?? this.goneRooms.get(id);
  }

  roomsOf(hotelId: number): Room[] {
    return [...this.rooms.values()].filter((room) => room.hotelId === hotelId);
  }

  roomsOfType(typeId: number): Room[] {
    return [...this.rooms.values()].filter((room) => room.typeId === typeId);
  }

  typesOf(hotelId: number): RoomType[] {
    return [...this.types.values()].filter((type) => type.hotelId === hotelId);
  }

  hotelsOf(ownerId: number): Hotel[] {
    return [...this.hotels.values()].filter((hotel) => hotel.ownerId === ownerId);
  }

  bookingsOf(hotelId: number): Booking[] {
    return [...this.bookings.values()].filter((booking) => booking.hotelId === hotelId);
  }
}

/** Of every thing that has one: what it is read as must be what it is when it is saved. */
export function pick<K, V>(map: Map<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The store has no ${String(key)}.`);
  return value;
}
