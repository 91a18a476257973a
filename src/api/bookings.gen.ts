import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createBooking: build.mutation<CreateBookingApiResponse, CreateBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/create`,
        method: 'POST',
        body: queryArg.newBooking,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          when: queryArg.when,
        },
      }),
    }),
    getBooking: build.query<GetBookingApiResponse, GetBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}`,
      }),
    }),
    cancelBooking: build.mutation<CancelBookingApiResponse, CancelBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}/cancel`,
        method: 'POST',
      }),
    }),
    previewBookingChange: build.mutation<
      PreviewBookingChangeApiResponse,
      PreviewBookingChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}/change/preview`,
        method: 'POST',
        body: queryArg.bookingChange,
      }),
    }),
    changeBooking: build.mutation<ChangeBookingApiResponse, ChangeBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}/change`,
        method: 'POST',
        body: queryArg.bookingChange,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changeGuests: build.mutation<ChangeGuestsApiResponse, ChangeGuestsApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}/guests`,
        method: 'PUT',
        body: queryArg.bookingGuests,
      }),
    }),
    setArrivalTime: build.mutation<SetArrivalTimeApiResponse, SetArrivalTimeApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}/arrival`,
        method: 'PUT',
        body: queryArg.arrival,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedBookingsApi };
export type CreateBookingApiResponse =
  /** status 201 Booked, or the booking that the same key made before. */ Booking;
export type CreateBookingApiArg = {
  /** Made once per draft, and the account's own. The same key with the same body, in whatever order of its fields, answers the same booking, for a day at least; with another body or hotel it is 422. Capitals count. What was refused has used up no key. */
  'Idempotency-Key'?: string;
  newBooking: NewBooking;
};
export type ListBookingsApiResponse = /** status 200 The page. */ BookingPage;
export type ListBookingsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** `coming` (not over yet, soonest first), `past` (over, newest first) or `cancelled` (cancelled or not arrived, newest first), each by the day of arrival. */
  when?: 'coming' | 'past' | 'cancelled';
};
export type GetBookingApiResponse = /** status 200 The booking. */ Booking;
export type GetBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type CancelBookingApiResponse = /** status 200 The booking, cancelled. */ Booking;
export type CancelBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
};
export type PreviewBookingChangeApiResponse =
  /** status 200 What it would do. */ BookingChangePreview;
export type PreviewBookingChangeApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  bookingChange: BookingChange;
};
export type ChangeBookingApiResponse = /** status 200 The booking as it is now. */ Booking;
export type ChangeBookingApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  /** Made once per change, and the account's own. The same key with the same body changes once, and answers the booking as it is, for a day at least; with another body or booking it is 422. Capitals count. What was refused has used up no key. */
  'Idempotency-Key'?: string;
  bookingChange: BookingChange;
};
export type ChangeGuestsApiResponse = /** status 200 The booking as it is now. */ Booking;
export type ChangeGuestsApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  bookingGuests: BookingGuests;
};
export type SetArrivalTimeApiResponse = /** status 200 The booking with its new hold. */ Booking;
export type SetArrivalTimeApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  arrival: Arrival;
};
export type BookingStatus =
  | 'PENDING'
  | 'CONFIRMED'
  | 'CHECKED_IN'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'NO_SHOW';
export type Address = {
  /** The number of the house. */
  number: string;
  /** The street, or the village. */
  street: string;
  /** Ward, commune or former district. */
  district: string;
  /** The province or city. */
  city: string;
};
export type Image = {
  /** Absolute, or root-relative for this server's own files. */
  url: string;
  /** The same picture in other widths. */
  srcSet?: string | undefined;
  /** Pixels. */
  width?: number | undefined;
  /** Pixels. */
  height?: number | undefined;
};
export type MinimumStay = '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
export type HotelSummary = {
  /** The number of the hotel. */
  id: number;
  /** The name of the hotel. */
  name: string;
  /** The address in one line. */
  location: string;
  address: Address;
  /** As it was given; null when there is none. */
  phone: string | null;
  /** The cover first; empty when there are none. */
  images: Image[];
  minimumStay: MinimumStay;
  /** Guests may bring pets. */
  petsAllowed: boolean;
  /** The average of all reviews, rounded to one decimal; 0 when there are none. */
  totalRatings: number;
  /** How many reviews there are. */
  totalReviews: number;
};
export type Day = string;
export type NightPrice = {
  night: Day;
  /** Whole dong, less the automatic discount. */
  price: number;
  /** Whole dong before the discount. */
  originalPrice?: number | undefined;
};
export type LinePosition = number;
export type RoomSegment = {
  /** The number of the room, which is not the one on its door. */
  roomId: number;
  /** The number on its door. */
  roomNumber: string;
  /** What the room is called. */
  name: string;
  from: Day;
  to: Day;
};
export type BedType = 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING' | 'TWIN';
export type Occupants = {
  /** How many adults sleep in it. */
  adults: number;
  /** One for each child, in whole years; null where it is not said. */
  childAges: (number | null)[];
};
export type Service = {
  /** In words of its owner, at most 200 characters; usual ones may be told in the language of the reader. */
  name: string;
};
export type BookedRoom = {
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The type of the room today. */
  typeId?: number | undefined;
  /** The number on the door, also of a room that is deleted since. */
  roomNumber?: string | undefined;
  /** What the room was called. */
  name: string;
  /** What was said of the room; may be empty. */
  description: string;
  /** Whole dong per night when booked, as it was shown: of its nights on average. */
  price: number;
  /** The same before the discount. */
  originalPrice?: number | undefined;
  /** What each night was booked at. */
  nights?: NightPrice[] | undefined;
  position?: LinePosition | undefined;
  /** The rooms of this line one after the other. */
  segments?: RoomSegment[] | undefined;
  /** How many adults it took at most. */
  numberOfAdults: number;
  /** How many children it was meant for. */
  numberOfChildren: number;
  /** How many beds it had. */
  numberOfBeds: number;
  /** The most people. */
  capacity: number;
  bedType?: BedType | undefined;
  occupants?: Occupants | undefined;
  /** What the room offered when it was booked. */
  services: Service[];
};
export type Guest = {
  /** The given name, or the whole name where the desk wrote it; may be empty. */
  firstName: string;
  /** The family name; may be empty. */
  lastName: string;
  /** Empty when the account is deleted or none was given. */
  email: string;
  /** As the hotel reaches the guest; may be empty. */
  phoneNumber: string;
};
export type PaymentMethod = {
  /** There is one method. */
  id: 1;
  /** Paid at the counter. */
  type: 'CASH';
};
export type PersonName = string;
export type PhoneNumber = string;
export type ArrivingGuest = {
  name: PersonName;
  phoneNumber?: PhoneNumber | undefined;
};
export type SpecialRequests = (
  | 'DOUBLE_BED'
  | 'TWIN_BEDS'
  | 'HIGH_FLOOR'
  | 'LOW_FLOOR'
  | 'QUIET_ROOM'
)[];
export type BookingCancellation = {
  /** When it was cancelled. */
  at: string;
  /** Who cancelled: the guest, the hotel, or an administrator of the marketplace. */
  by: 'GUEST' | 'HOTEL' | 'MARKETPLACE';
  /** Why, as it was written. */
  reason?: string | undefined;
};
export type OwnReview = {
  /** The number of the review. */
  id: number;
  /** Stars, from 1 to 5. */
  rating: number;
  /** What the guest wrote. */
  comment: string;
  /** When it was written. */
  createdAt: string;
  /** When the guest changed it last; null when never. */
  changedAt: string | null;
  /** Until when it can be changed: seven days after it was written. */
  changeableUntil: string;
  /** What the hotel answered; null until it does. */
  hotelResponse: string | null;
  /** When the hotel answered last. */
  respondedAt?: string | undefined;
};
export type Message = {
  /** What was done, in the reader's language. */
  message: string;
};
export type Booking = {
  /** Raised by everything that happens to the booking. */
  version?: number | undefined;
  /** How often the stay has changed for a calendar, beside the arrival time: what the SEQUENCE of its calendar file counts on from, in mails as on pages. */
  calendarSequence?: number | undefined;
  /** The public code of the booking. */
  bookingId: string;
  status: BookingStatus;
  hotel: HotelSummary;
  /** Its lines, by their `position`. */
  selectedRooms: BookedRoom[];
  checkInDate: Day;
  checkOutDate: Day;
  /** How many nights the stay has. */
  nights: number;
  /** How many adults come; 1 when absent from a request. */
  adults: number;
  /** How many children come; 0 when absent from a request. */
  children: number;
  user: Guest;
  /** Rooms × nights before a discount by code, in whole dong. */
  roomTotal: number;
  /** What a voucher takes off the room total, in whole dong; 0 without one. */
  discount: number;
  /** The code of the voucher that was applied; null without one. */
  voucherCode: string | null;
  /** Room total after the discount, before tax and fee, in whole dong. */
  totalPrice: number;
  /** What taxes and fees are of `totalPrice`, in percent. */
  taxAndFeePercent: number;
  /** Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
  taxAndFee: number;
  /** Payable at the counter. */
  totalAmount: number;
  paymentMethod: PaymentMethod;
  /** What the guest asked or told beside the wishes; may be empty. */
  notes: string;
  /** Who comes instead of `user`, who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay. */
  holdUntil: string;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  /** Until when cancelling costs nothing: 72 hours before 14:00 in Vietnam on the check-in day. */
  freeCancellationUntil: string;
  /** When it was booked. */
  createdAt: string;
  /** The booking is `CONFIRMED`, and its hotel or the owner is suspended; it stands all the same. */
  hotelSuspended: boolean;
  cancellation?: BookingCancellation | undefined;
  /** Whether the guest may review the stay: a night of it was spent, and the hotel is not their own. */
  reviewable: boolean;
  review?: OwnReview | undefined;
  data: Message;
};
export type ProblemCode =
  | 'INVALID'
  | 'WRONG_CREDENTIALS'
  | 'NOT_VERIFIED'
  | 'TOKEN_INVALID'
  | 'PASSWORD_LINK_INVALID'
  | 'ACCOUNT_SUSPENDED'
  | 'SIGNED_OUT'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'ROOM_TAKEN'
  | 'PRICE_CHANGED'
  | 'BOOKING_LIMIT'
  | 'STALE'
  | 'HAS_BOOKINGS'
  | 'COMING_BOOKINGS'
  | 'HOTELS_ON_SALE'
  | 'FAVOURITES_FULL'
  | 'ROOM_BOOKED'
  | 'ROOM_NUMBERS_TAKEN'
  | 'TOO_EARLY'
  | 'BEFORE_CHECK_IN'
  | 'STAY_OVER'
  | 'TOO_LATE'
  | 'HOLD_OVER'
  | 'ARRIVAL_SET'
  | 'STATUS_CHANGED'
  | 'UNDO_TOO_LATE'
  | 'NIGHTS_SOLD'
  | 'NOT_ON_SALE'
  | 'CHANGE_TOO_LATE'
  | 'NOTHING_CHANGED'
  | 'NOTHING_TO_UNDO'
  | 'STAY_NOT_COMPLETED'
  | 'NO_STAY'
  | 'NO_NIGHT'
  | 'OWN_HOTEL'
  | 'REVIEW_EXISTS'
  | 'REVIEW_FINAL'
  | 'NOT_ONESELF'
  | 'NOT_SUSPENDED'
  | 'SUSPENDED'
  | 'UNREADABLE'
  | 'TOO_SLOW'
  | 'HEAD_TOO_LARGE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'NOT_A_FORM'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_STREAMS'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'BUSY'
  | 'READ_ONLY';
export type RoomType = 'Standard' | 'Deluxe' | 'Suite' | 'Executive' | 'Presidential';
export type TypeBed = 'Single' | 'Double' | 'Queen' | 'King' | 'Twin';
export type Room = {
  /** The number of the room, which is not the one on its door. */
  id: number;
  /** The number of the hotel. */
  hotelId: number;
  /** What the room is called. */
  name: string;
  /** Free text; may be empty. */
  description: string;
  /** Whole dong per night, less the automatic voucher of today if there is one: of the stay that was asked for on average, rounded half up, or else of tonight. */
  price: number;
  /** The same before the discount. */
  originalPrice?: number | undefined;
  /** Percent. */
  discount?: number | undefined;
  /** Whole dong for all nights of the stay, as a quote has it. */
  stayPrice?: number | undefined;
  /** How many those are. */
  stayNights?: number | undefined;
  /** What each night of the stay costs. */
  nights?: NightPrice[] | undefined;
  type: RoomType;
  roomType: RoomType;
  /** How many people the room holds. */
  capacity: number;
  /** How many adults it takes at most; a child may have the place of an adult. */
  numberOfAdults: number;
  /** How many children it is meant for; `capacity` is what limits it. */
  numberOfChildren: number;
  /** How many beds it has. */
  numberOfBeds: number;
  typeBed: TypeBed;
  bedType: BedType;
  /** The same for rooms of the hotel that are of one type. */
  typeId?: number | undefined;
  /** What tells it from others of its type. */
  roomNumber?: string | undefined;
  /** false while the room is under maintenance. */
  onSale: boolean;
  /** Its own; without any those of its type, or of the first room of the type that has some. */
  images: Image[];
  /** What it offers, in words; may be empty. */
  services: Service[];
};
export type Quote = {
  /** The number of the hotel. */
  hotelId: number;
  checkInDate: Day;
  checkOutDate: Day;
  /** How many nights the stay has. */
  nights: number;
  /** The rooms of the quote, each once, in any order. */
  rooms: Room[];
  /** Rooms × nights in whole dong, before any discount. */
  roomTotal: number;
  /** What a voucher takes off the room total. */
  discount: number;
  /** The voucher that was applied. */
  voucherCode: string | null;
  /** The voucher needs no code, and a code that was sent takes off no more. */
  voucherAutomatic: boolean;
  /** Room total after the discount, before tax and fee. */
  totalPrice: number;
  /** What taxes and fees are of `totalPrice`, in percent. */
  taxAndFeePercent: number;
  /** Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
  taxAndFee: number;
  /** Payable at the counter. */
  total: number;
  /** The room is kept until this moment if booked now: 18:00 in Vietnam on the check-in day, or two hours after a booking of that day, 23:59 at the latest. */
  holdUntil: string;
  /** Until when cancelling costs nothing: 72 hours before 14:00 in Vietnam on the check-in day. */
  freeCancellationUntil: string;
};
export type BookingToCancel = {
  /** The public code of the booking. */
  bookingId: string;
  /** The name of the hotel. */
  hotelName: string;
  checkInDate: Day;
  checkOutDate: Day;
};
export type NearestStay = {
  checkInDate: Day;
  checkOutDate: Day;
};
export type Problem = {
  /** The code as a URI, `tag:nghi-dau.example,2026:` and the code. There is nothing to be fetched. */
  type: string;
  /** The status of the answer. */
  status: number;
  code: ProblemCode;
  /** What happened and what to do next, in the reader's language; no two codes of an operation say the same. */
  message: string;
  /** Messages by field name; nested names are joined with dots. What is wrong with two days together stands at the later one. */
  fieldErrors?:
    | {
        [key: string]: string;
      }
    | undefined;
  /** Names the request in the server's log; the same as `X-Request-Id`. */
  requestId: string;
  /** Numbers of the rooms that were asked for and are taken. */
  takenRoomIds?: number[] | undefined;
  /** Rooms of the hotel that are free for the stay and hold the party together. Who changes a booking has them in its preview. */
  alternatives?: Room[] | undefined;
  /** What it costs now. Who changes a booking has it in its preview. */
  quote?: Quote | undefined;
  /** The caller's bookings that stand in the way. */
  toCancel?: BookingToCancel[] | undefined;
  /** How many bookings are in the way. */
  bookings?: number | undefined;
  /** Those that other rooms of the hotel have. */
  roomNumbers?: string[] | undefined;
  nearestStay?: NearestStay | undefined;
  /** When it stopped being possible. */
  endedAt?: string | undefined;
};
export type RecordId = number;
export type ChosenRoom = {
  id: RecordId;
  /** Whole dong per night as shown to the traveller. */
  price: number;
  /** A like room of its type will do when it is taken, as in `anyOfTypeIds` of a quote. */
  anyOfType?: boolean | undefined;
  /** Who sleeps in it: no more than it takes. Said of every room or of none, together as many as `adults` and `children`. */
  occupants?: Occupants | undefined;
  /** Not looked at. */
  name?: string | undefined;
  /** Not looked at. */
  description?: (string | null) | undefined;
  /** Not looked at. */
  numberOfAdults?: number | undefined;
  /** Not looked at. */
  numberOfChildren?: number | undefined;
  /** Not looked at. */
  numberOfBeds?: number | undefined;
  /** Not looked at. */
  services?: Service[] | undefined;
};
export type VoucherCode = string;
export type NewBooking = {
  hotelId: RecordId;
  checkInDate: Day;
  checkOutDate: Day;
  /** The quote's `totalPrice`. */
  totalPrice: number;
  paymentMethod: PaymentMethod;
  /** What a new booking is sent with; it is stored as `CONFIRMED`. */
  status: 'PENDING';
  /** The rooms, each once, at the prices that were seen. */
  rooms: ChosenRoom[];
  /** How many adults come; 1 when absent from a request. */
  adults?: number | undefined;
  /** How many children come; 0 when absent from a request. */
  children?: number | undefined;
  /** How the hotel reaches the guest; needed when the account has no phone. */
  phoneNumber?: PhoneNumber | undefined;
  /** What the guest asks or tells beside the wishes. */
  notes?: string | undefined;
  voucherCode?: VoucherCode | undefined;
  /** Who comes, when the account books for somebody else. The booking stays the account's, and mails go to it. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** As `setArrivalTime` says it. */
  arrivalTime?: string | undefined;
};
export type Pageable = {
  /** The page that is answered, counted from 0. */
  pageNumber: number;
};
export type BookingPage = {
  /** The rows of this page. */
  content: Booking[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
};
export type ChangeKind =
  | 'RESCHEDULED'
  | 'EXTENDED'
  | 'SHORTENED'
  | 'ROOM_CHANGED'
  | 'MOVED'
  | 'ROOMS_ADDED'
  | 'ROOMS_REMOVED'
  | 'PARTY_CHANGED'
  | 'REPRICED'
  | 'PINNED'
  | 'GUESTS_CHANGED'
  | 'UNDONE';
export type StayTotals = {
  checkInDate: Day;
  checkOutDate: Day;
  /** How many nights the stay has. */
  nights: number;
  /** How many adults come; 1 when absent from a request. */
  adults: number;
  /** How many children come; 0 when absent from a request. */
  children: number;
  /** Rooms × nights, before a discount by code. */
  roomTotal: number;
  /** What a voucher takes off. */
  discount: number;
  /** Room total after the discount, before tax and fee. */
  totalPrice: number;
  /** Taxes and fees. */
  taxAndFee: number;
  /** Payable at the counter. */
  totalAmount: number;
};
export type NightInRoom = {
  /** The number of the room, which is not the one on its door. */
  roomId: number;
  /** The number on the door; unique in the hotel. */
  roomNumber: string;
  /** Whole dong, after the automatic discount. */
  price: number;
};
export type ChangedNight = {
  position: LinePosition;
  night: Day;
  before?: NightInRoom | undefined;
  after?: NightInRoom | undefined;
};
export type BookingChangePreview = {
  /** The public code of the booking. */
  bookingId: string;
  /** That of the booking as it was read for this. */
  version: number;
  /** What would happen; empty when nothing would, which cannot be saved. */
  kinds: ChangeKind[];
  before: StayTotals;
  after: StayTotals;
  /** Of `totalAmount`: what is paid more, or less below 0. */
  difference: number;
  /** The rooms afterwards, by their nights. */
  lines: {
    position: LinePosition;
    /** Its rooms one after the other. */
    segments: RoomSegment[];
  }[];
  /** The nights that are not as they were. */
  nights: ChangedNight[];
  /** Rooms that somebody else has on these nights. */
  taken: {
    position: LinePosition;
    /** The number of the room, which is not the one on its door. */
    roomId: number;
    /** The number on the door; unique in the hotel. */
    roomNumber: string;
    /** The nights on which it is taken. */
    nights: Day[];
  }[];
  /** Rooms that a line may have on all nights that are still to come; the booking's own count as free. */
  freeRooms: {
    /** The number of the room, which is not the one on its door. */
    id: number;
    /** The number on the door; unique in the hotel. */
    roomNumber: string;
    /** What the room is called. */
    name: string;
    /** The number of the room type. */
    typeId?: number | undefined;
  }[];
  /** Whether the guest is written to: of other days, rooms of another type, more or fewer rooms, or another total. */
  mail: boolean;
  /** Rules that bind travellers and not the desk, in words. */
  warnings: string[];
};
export type RecordVersion = number;
export type LineChange = {
  position: LinePosition;
  roomId?: RecordId | undefined;
  /** Any free room of the type, instead of `roomId`: the one it has where that will do, else the cheapest, of these the one with the lowest number. */
  typeId?: RecordId | undefined;
  /** The first night in that room; from the first that can still change when absent. */
  from?: Day | undefined;
};
export type RoomChoice = {
  roomId?: RecordId | undefined;
  typeId?: RecordId | undefined;
};
export type BookingChange = {
  version: RecordVersion;
  checkInDate?: Day | undefined;
  checkOutDate?: Day | undefined;
  /** Lines of the booking that get another room, by their `position`. */
  lines?: LineChange[] | undefined;
  /** Rooms to take beside, for the whole stay; five in all, none once a night of the stay is over. */
  addRooms?: RoomChoice[] | undefined;
  /** Lines that are given back, by their `position`; one stays. None once a night of the stay is over: it can be made shorter. */
  removeLines?: LinePosition[] | undefined;
  /** How many adults come. */
  adults?: number | undefined;
  /** How many children come. */
  children?: number | undefined;
  /** `after.totalPrice` of the preview, in whole dong. A change needs it; a preview does not read it. */
  totalPrice?: number | undefined;
};
export type LineOccupants = {
  position: LinePosition;
  occupants: Occupants;
};
export type BookingGuests = {
  version: RecordVersion;
  /** Who comes instead of the one who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** What the guest asks or tells beside the wishes. Absent: it stays as it is. */
  notes?: string | undefined;
  /** Who sleeps where: no more than a room takes. Said of every room or of none, together as many as `adults` and `children`. */
  rooms?: LineOccupants[] | undefined;
};
export type Arrival = {
  /** `HH:MM` in Vietnam on the check-in day, from 14:00. */
  arrivalTime: string;
};
export const {
  useCreateBookingMutation,
  useListBookingsQuery,
  useGetBookingQuery,
  useCancelBookingMutation,
  usePreviewBookingChangeMutation,
  useChangeBookingMutation,
  useChangeGuestsMutation,
  useSetArrivalTimeMutation,
} = injectedRtkApi;
