/** What is stored of each thing. */

export interface Account {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: 'CUSTOMER' | 'PARTNER' | 'ADMIN';
  password: string;
  verifiedAt: Date | null;
  createdAt: Date;
  consent: { at: Date; version: string } | null;
  /** Raised by whatever ends older tokens. */
  epoch: number;
  language: 'vi' | 'en';
  suspendedReason: string | null;
  mailOnBooking: boolean;
  mailOnCancellation: boolean;
}

/** A sign-up waits for its own link, which opens the account as it was asked for. */
export interface SignUp {
  account: Account;
  hotelName: string | undefined;
  createdAt: Date;
  /** Another one's link was opened first. */
  ended: boolean;
}

export interface PasswordLink {
  accountId: number;
  createdAt: Date;
  used: boolean;
}

export interface Image {
  id: number;
  url: string;
  width: number;
  height: number;
}

interface Address {
  number: string;
  street: string;
  district: string;
  city: string;
}

export type Currency = 'VND' | 'USD' | 'EUR';

export interface Hotel {
  id: number;
  ownerId: number;
  name: string;
  businessName: string;
  propertyType: string;
  description: string;
  address: Address;
  phone: string | null;
  email: string | null;
  website: string | null;
  fax: string | null;
  socialMedia: Record<string, string | null>;
  totalRooms: number;
  priceRange: { min: number | null; max: number | null };
  currency: Currency;
  minimumStay: string;
  gapFilling: boolean;
  amenities: Record<string, boolean>;
  listed: boolean;
  suspendedReason: string | null;
  images: Image[];
  version: number;
  createdAt: Date;
}

/** What rooms that are alike share, and a room may have of its own. */
export interface RoomFields {
  name: string;
  roomType: string;
  description: string;
  capacity: number;
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBeds: number;
  typeBed: string;
  services: string[];
}

export interface RoomType extends RoomFields {
  id: number;
  hotelId: number;
  price: number;
  weekdayPrices: (number | null)[];
  images: Image[];
  version: number;
}

export interface Room {
  id: number;
  hotelId: number;
  typeId: number;
  roomNumber: string;
  own: Partial<RoomFields>;
  difference: number;
  status: 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE';
  /** BOOKED is for this day only. */
  statusDay: string;
  images: Image[];
  version: number;
}

export interface Rules {
  minStay: number | null;
  minStayThrough: number | null;
  noArrival: boolean;
  noDeparture: boolean;
  closed: boolean;
}

export interface Season extends Rules {
  id: number;
  hotelId: number;
  name: string;
  firstNight: string;
  lastNight: string;
  weekdays: string[];
  typeIds: number[];
  change: 'PERCENT' | 'PRICE' | 'AMOUNT' | 'NONE';
  value: number | null;
  version: number;
}

/** What a partner has set for one night of a type. */
export interface NightByHand extends Rules {
  price: number;
}

export interface Closure {
  id: number;
  roomId: number;
  from: string;
  to: string;
  reason: string;
  createdAt: Date;
}

export interface Voucher {
  id: number;
  ownerId: number;
  code: string;
  discountPercent: number | null;
  discountAmount: number | null;
  currency: Currency;
  startDate: Date;
  expirationDate: Date;
  quantity: number;
  used: number;
  isActive: boolean;
  autoApply: boolean;
  description: string | null;
  version: number;
}

export interface BookedNight {
  night: string;
  roomId: number;
  price: number;
  originalPrice: number;
}

/** One room of a booking, night by night: a stay may change rooms. */
export interface Line {
  position: number;
  pinned: boolean;
  nights: BookedNight[];
  /** The room as it was when it was booked, or moved to. */
  room: RoomFields;
  occupants?: { adults: number; childAges: (number | null)[] };
}

/** What a code takes off, whatever becomes of its voucher: a part, or whole dong. */
export type AgreedCode = { percent: number } | { amount: number };

export type Status = 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';

export interface BookingEvent {
  status: Status;
  at: Date;
  by: string | null;
  byId: number | null;
  reason: string | null;
  kind?: string;
}

export interface Booking {
  id: string;
  accountId: number | null;
  hotelId: number;
  status: Status;
  source: 'WEBSITE' | 'WALK_IN' | 'PHONE' | 'OTHER';
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  guest: { firstName: string; lastName: string; email: string; phoneNumber: string };
  arrivingGuest?: { name: string; phoneNumber?: string };
  specialRequests: string[];
  notes: string;
  lines: Line[];
  /** Of the rooms as shown: what an automatic discount took off, and the code's instead where there is one. */
  roomTotal: number;
  discount: number;
  voucherId: number | null;
  voucherCode: string | null;
  /** What the code takes off, if the discount came by one and not by itself. */
  code: AgreedCode | null;
  holdUntil: Date;
  arrivalTime: string | null;
  createdAt: Date;
  version: number;
  history: BookingEvent[];
  /** What the desk may take back, the last at the end. */
  undoable: Undoable[];
}

/** A booking as it was before something was done to it. */
export interface Undoable {
  /** The version that this answered, or an undo after it. */
  version: number;
  /** The version that the booking had before. */
  from: number;
  at: Date;
  what: 'changed' | 'made' | 'ended' | 'swapped' | 'guests';
  before: Partial<Booking>;
  /** Of a swap, the other one. */
  otherId?: string;
}

export interface AdminAction {
  id: number;
  at: Date;
  by: string;
  action: string;
  subjectId: number;
  subjectName: string;
  reason: string;
}

export interface Review {
  id: number;
  hotelId: number;
  bookingId: string | null;
  accountId: number | null;
  userName: string;
  rating: number;
  comment: string;
  createdAt: Date;
  changedAt: Date | null;
  answer: string | null;
  answeredAt: Date | null;
}

export interface Notice {
  id: number;
  ownerId: number;
  kind: string;
  title: string;
  text: string;
  bookingId: string | null;
  reviewId: number | null;
  hotelId: number | null;
  createdAt: Date;
  read: boolean;
}

/** What a key of an account has made. */
export interface KeyUse {
  body: string;
  bookingId: string;
}
