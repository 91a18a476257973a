export interface LineWish {
  position: number;
  roomId?: number;
  typeId?: number;
  from?: string;
  to?: string;
  pinned?: boolean;
}

interface RoomWish {
  roomId?: number;
  typeId?: number;
}

export interface Change {
  version: number;
  checkInDate?: string;
  checkOutDate?: string;
  lines?: LineWish[];
  addRooms?: RoomWish[];
  removeLines?: number[];
  adults?: number;
  children?: number;
  totalPrice?: number;
  price?: 'KEEP' | 'TODAY';
  priceByHand?: { pricePerNight: number; reason: string };
  reason?: string;
}
