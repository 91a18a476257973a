import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/hotels/${encodeURIComponent(String(queryArg.id))}/reviews`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    listOwnStays: build.query<ListOwnStaysApiResponse, ListOwnStaysApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/hotels/${encodeURIComponent(String(queryArg.id))}/own-stays`,
      }),
    }),
    writeReview: build.mutation<WriteReviewApiResponse, WriteReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}/review`,
        method: 'POST',
        body: queryArg.newReview,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changeReview: build.mutation<ChangeReviewApiResponse, ChangeReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/bookings/${encodeURIComponent(String(queryArg.bookingId))}/review`,
        method: 'PUT',
        body: queryArg.newReview,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedReviewsApi };
export type ListReviewsApiResponse = /** status 200 The page. */ ReviewPage;
export type ListReviewsApiArg = {
  /** A hotel's id. */
  id: number;
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
};
export type ListOwnStaysApiResponse = /** status 200 The stays. */ OwnStay[];
export type ListOwnStaysApiArg = {
  /** A hotel's id. */
  id: number;
};
export type WriteReviewApiResponse = /** status 201 The review as it is stored. */ OwnReview;
export type WriteReviewApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  /** Made once per form that is filled in, and the account's own. The same key with the same body (the same files in the same order) at the same address makes one thing and answers it as it is, for a day at least, or 404 once it is deleted (uploads answer the images that are there, and changes of nights or rooms how many they were); with anything else it is 422. Capitals count. What was refused has used up no key. A server may pass over it here: what is sent twice is then made twice, or refused. */
  'Idempotency-Key'?: string;
  newReview: NewReview;
};
export type ChangeReviewApiResponse = /** status 200 The review as it is now. */ OwnReview;
export type ChangeReviewApiArg = {
  /** The public code of the booking. */
  bookingId: string;
  newReview: NewReview;
};
export type ReviewedStay = {
  /** Of the check-in, `YYYY-MM`. */
  month: string;
  /** How many nights it had. */
  nights: number;
  /** The rooms as they were called. */
  rooms: string[];
};
export type Review = {
  /** The number of the review. */
  id: number;
  /** Empty when the guest is not named. */
  userName: string;
  /** When it was written. */
  createdAt: string;
  /** Stars, from 1 to 5. */
  rating: number;
  /** What the guest wrote. */
  comment: string;
  /** What the hotel answered; null until it does. */
  hotelResponse: string | null;
  /** When the guest changed it last. */
  changedAt?: string | undefined;
  /** When the hotel answered last. */
  respondedAt?: string | undefined;
  stay?: ReviewedStay | undefined;
};
export type Pageable = {
  /** The page that is answered, counted from 0. */
  pageNumber: number;
};
export type ReviewPage = {
  /** The rows of this page. */
  content: Review[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
  numberOfElements: number;
  pageable: Pageable;
  /** The average of all reviews, rounded to one decimal; 0 when there are none. */
  totalRatings: number;
  /** How many reviews there are. */
  totalReviews: number;
  /** How many gave one star, two stars and so on. */
  distribution: number[];
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
export type Day = string;
export type NightPrice = {
  night: Day;
  /** Whole dong, less the automatic discount. */
  price: number;
  /** Whole dong before the discount. */
  originalPrice?: number | undefined;
};
export type RoomType = 'Standard' | 'Deluxe' | 'Suite' | 'Executive' | 'Presidential';
export type TypeBed = 'Single' | 'Double' | 'Queen' | 'King' | 'Twin';
export type BedType = 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING' | 'TWIN';
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
export type Service = {
  /** In words of its owner, at most 200 characters; usual ones may be told in the language of the reader. */
  name: string;
};
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
export type OwnStay = {
  /** The public code of the booking. */
  bookingId: string;
  checkInDate: Day;
  checkOutDate: Day;
  /** The rooms as they were called. */
  rooms: string[];
  review?: OwnReview | undefined;
};
export type NewReview = {
  /** Stars. */
  rating: number;
  /** No control characters but tabs and line breaks, and none that turn the direction of writing. */
  comment: string;
};
export const {
  useListReviewsQuery,
  useListOwnStaysQuery,
  useWriteReviewMutation,
  useChangeReviewMutation,
} = injectedRtkApi;
