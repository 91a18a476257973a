import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: 'POST',
        body: queryArg.credentials,
      }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/current-user` }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/users/me` }),
    }),
    listDestinations: build.query<ListDestinationsApiResponse, ListDestinationsApiArg>({
      query: () => ({ url: `/api/customer/destinations` }),
    }),
    listHotels: build.query<ListHotelsApiResponse, ListHotelsApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/hotels`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          destination: queryArg.destination,
          text: queryArg.text,
          checkIn: queryArg.checkIn,
          checkOut: queryArg.checkOut,
          adults: queryArg.adults,
          children: queryArg.children,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          minTotal: queryArg.minTotal,
          maxTotal: queryArg.maxTotal,
          propertyType: queryArg.propertyType,
          amenities: queryArg.amenities,
          minRating: queryArg.minRating,
          sort: queryArg.sort,
          counts: queryArg.counts,
        },
      }),
    }),
    getHotel: build.query<GetHotelApiResponse, GetHotelApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/hotels/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          checkIn: queryArg.checkIn,
          checkOut: queryArg.checkOut,
        },
      }),
    }),
    listSimilarHotels: build.query<ListSimilarHotelsApiResponse, ListSimilarHotelsApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/hotels/${encodeURIComponent(String(queryArg.id))}/similar`,
        params: {
          checkIn: queryArg.checkIn,
          checkOut: queryArg.checkOut,
          adults: queryArg.adults,
          children: queryArg.children,
        },
      }),
    }),
    searchRooms: build.query<SearchRoomsApiResponse, SearchRoomsApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/hotels/${encodeURIComponent(String(queryArg.id))}/search-rooms`,
        params: {
          checkIn: queryArg.checkIn,
          checkOut: queryArg.checkOut,
          adults: queryArg.adults,
          children: queryArg.children,
          bedType: queryArg.bedType,
        },
      }),
    }),
    listTypeAvailability: build.query<ListTypeAvailabilityApiResponse, ListTypeAvailabilityApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/hotels/${encodeURIComponent(String(queryArg.id))}/type-availability`,
        params: {
          checkIn: queryArg.checkIn,
          checkOut: queryArg.checkOut,
        },
      }),
    }),
    getRoom: build.query<GetRoomApiResponse, GetRoomApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/rooms/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          checkIn: queryArg.checkIn,
          checkOut: queryArg.checkOut,
        },
      }),
    }),
    createQuote: build.query<CreateQuoteApiResponse, CreateQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/quotes`,
        method: 'POST',
        body: queryArg.newQuote,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type LoginApiResponse = /** status 200 Signed in. */ Session;
export type LoginApiArg = {
  credentials: Credentials;
};
export type GetCurrentUserApiResponse = /** status 200 The signed-in user. */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type GetMeApiResponse = /** status 200 The signed-in user. */ CurrentUser;
export type GetMeApiArg = void;
export type ListDestinationsApiResponse = /** status 200 All destinations. */ Destination[];
export type ListDestinationsApiArg = void;
export type ListHotelsApiResponse = /** status 200 The page. */ HotelPage;
export type ListHotelsApiArg = {
  /** Counted from 0. */
  page?: number;
  /** How many rows a page has. */
  size?: number;
  /** The slug of a destination; unknown slugs find nothing. */
  destination?: string;
  /** A place, by any name that it has or had, or words of a hotel's name or address. Case and diacritics do not matter. */
  text?: string;
  /** Only together with `checkOut`. */
  checkIn?: Day;
  /** The day of departure, after the day of arrival. */
  checkOut?: Day;
  /** Counts, as `children` does, only with dates. */
  adults?: number;
  /** How many children come. */
  children?: number;
  /** The least that a card's `price` may be, in whole dong. */
  minPrice?: number;
  /** The most that a card's `price` may be, in whole dong. */
  maxPrice?: number;
  /** The least that a card's `stayTotal` may be, in whole dong. Only together with dates. */
  minTotal?: number;
  /** The most that a card's `stayTotal` may be, in whole dong. Only together with dates. */
  maxTotal?: number;
  /** Any of these. */
  propertyType?: PropertyType[];
  /** All of these. */
  amenities?: Amenity[];
  /** Only hotels that guests rate so or better. */
  minRating?: number;
  /** By price is by what the whole stay costs, without dates by tonight's price. Hotels without one come last. */
  sort?: 'recommended' | 'priceAsc' | 'priceDesc' | 'rating';
  /** Whether the answer says how many hotels each choice of a filter leaves. */
  counts?: boolean;
};
export type GetHotelApiResponse = /** status 200 The hotel. */ Hotel;
export type GetHotelApiArg = {
  /** A hotel's id. */
  id: number;
  /** Prices are of this stay; only together with `checkOut`. Without it they are of tonight. */
  checkIn?: Day;
  /** The day of departure, after the day of arrival. */
  checkOut?: Day;
};
export type ListSimilarHotelsApiResponse = /** status 200 The hotels. */ HotelCard[];
export type ListSimilarHotelsApiArg = {
  /** A hotel's id. */
  id: number;
  /** Only together with `checkOut`. */
  checkIn?: Day;
  /** The day of departure, after the day of arrival. */
  checkOut?: Day;
  /** Counts, as `children` does, only with dates. */
  adults?: number;
  /** How many children come. */
  children?: number;
};
export type SearchRoomsApiResponse = /** status 200 The free rooms. */ Room[];
export type SearchRoomsApiArg = {
  /** A hotel's id. */
  id: number;
  /** The day of arrival. */
  checkIn: Day;
  /** The day of departure, after the day of arrival. */
  checkOut: Day;
  /** How many adults come. */
  adults?: number;
  /** How many children come. */
  children?: number;
  /** SINGLE, DOUBLE, QUEEN, KING or TWIN in any case; empty for all. */
  bedType?: string;
};
export type ListTypeAvailabilityApiResponse =
  /** status 200 The types, in no order. */ TypeAvailability[];
export type ListTypeAvailabilityApiArg = {
  /** A hotel's id. */
  id: number;
  /** The day of arrival. */
  checkIn: Day;
  /** The day of departure. */
  checkOut: Day;
};
export type GetRoomApiResponse = /** status 200 The room. */ RoomDetail;
export type GetRoomApiArg = {
  /** A room's id. */
  id: number;
  /** Prices are of this stay; only together with `checkOut`. Without it they are of tonight. */
  checkIn?: Day;
  /** The day of departure, after the day of arrival. */
  checkOut?: Day;
};
export type CreateQuoteApiResponse = /** status 200 The quote. */ Quote;
export type CreateQuoteApiArg = {
  newQuote: NewQuote;
};
export type Session = {
  jwt: string;
  /** The same value as `jwt`. */
  token: string;
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
  name: string;
};
export type Room = {
  id: number;
  hotelId: number;
  name: string;
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
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBeds: number;
  typeBed: TypeBed;
  bedType: BedType;
  /** The same for rooms of the hotel that are of one type. */
  typeId?: number | undefined;
  /** What tells it from others of its type. */
  roomNumber?: string | undefined;
  /** false while the room is under maintenance. */
  onSale: boolean;
  /** Its own; without any those of its type, or of another room of the type. */
  images: Image[];
  services: Service[];
};
export type Quote = {
  hotelId: number;
  checkInDate: Day;
  checkOutDate: Day;
  nights: number;
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
  taxAndFeePercent: number;
  taxAndFee: number;
  /** Payable at the counter. */
  total: number;
  /** The room is kept until this moment if booked now. */
  holdUntil: string;
  freeCancellationUntil: string;
};
export type BookingToCancel = {
  bookingId: string;
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
  /** What happened and what to do next, in the reader's language. */
  message: string;
  /** Messages by field name; nested names are joined with dots. */
  fieldErrors?:
    | {
        [key: string]: string;
      }
    | undefined;
  requestId: string;
  takenRoomIds?: number[] | undefined;
  alternatives?: Room[] | undefined;
  quote?: Quote | undefined;
  toCancel?: BookingToCancel[] | undefined;
  /** How many bookings are in the way. */
  bookings?: number | undefined;
  roomNumbers?: string[] | undefined;
  nearestStay?: NearestStay | undefined;
  /** When it stopped being possible. */
  endedAt?: string | undefined;
};
export type Credentials = {
  email: string;
  password: string;
  /** Which login page was used, in any case. */
  role?: string | undefined;
};
export type Role = 'CUSTOMER' | 'PARTNER' | 'ADMIN';
export type CurrentUser = {
  id: number;
  firstName: string;
  lastName: string;
  /** Family name first. */
  fullName: string;
  email: string;
  phone: string | null;
  /** The same value as `phone`. */
  phoneNumber: string | null;
  role: Role;
  roles: Role[];
};
export type Destination = {
  slug: string;
  name: string;
  /** Other and former names, in lower case and without marks. */
  aliases: string[];
  description: string;
  featured: boolean;
  hotelCount: number;
  image: Image;
};
export type PropertyType = 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
export type MinimumStay = '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
export type HotelCard = {
  id: number;
  name: string;
  location: string;
  description: string;
  propertyType: PropertyType;
  /** The average of all reviews, one decimal; 0 when there are none. */
  rating: number;
  totalReviews: number;
  /** Whole dong per night of the cheapest room, of those that are asked for, less the automatic voucher of today if there is one: of the stay on average, or else of tonight. */
  price?: number | undefined;
  /** Whole dong before the discount. */
  originalPrice?: number | undefined;
  /** Percent. */
  discount?: number | undefined;
  /** How many the stay has. */
  stayNights?: number | undefined;
  /** Whole dong for all nights of the stay in that room, with taxes and fees. */
  stayTotal?: number | undefined;
  /** The same before the discount. */
  originalStayTotal?: number | undefined;
  images: Image[];
  /** The same number as `roomCount`. */
  rooms: number;
  /** Rooms free for the dates and the party, else tonight. */
  roomCount: number;
  /** Where it is longer than a night, a room that is free tonight cannot be had for it alone. */
  minimumStay: MinimumStay;
};
export type Pageable = {
  pageNumber: number;
};
export type ChoiceCounts = {
  propertyType: {
    HOTEL: number;
    APARTMENT: number;
    RESORT: number;
    HOMESTAY: number;
    VILLA: number;
  };
  amenities: {
    wifi: number;
    breakfast: number;
    pool: number;
    beach: number;
    airConditioning: number;
    freeParking: number;
    restaurant: number;
    fitness: number;
    airportTransfer: number;
    petsAllowed: number;
    elevator: number;
    wheelchairAccess: number;
    coffee: number;
    beverages: number;
    barLounge: number;
    wineBar: number;
    entertainment: number;
  };
  minRating: {
    '3': number;
    '4': number;
    '3.5': number;
    '4.5': number;
  };
  /** Ranges of what cards tell, in whole dong, the lowest first: without dates of `price`, with dates of `stayTotal`. Both ends are within, so that one hotel may be in two. */
  price: {
    min?: number | undefined;
    max?: number | undefined;
    hotels: number;
  }[];
};
export type HotelPage = {
  content: HotelCard[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: Pageable;
  counts?: ChoiceCounts | undefined;
};
export type Amenity =
  | 'wifi'
  | 'breakfast'
  | 'pool'
  | 'beach'
  | 'airConditioning'
  | 'freeParking'
  | 'restaurant'
  | 'coffee'
  | 'beverages'
  | 'barLounge'
  | 'wineBar'
  | 'fitness'
  | 'entertainment'
  | 'elevator'
  | 'wheelchairAccess'
  | 'airportTransfer'
  | 'petsAllowed';
export type Address = {
  number: string;
  street: string;
  /** Ward, commune or former district. */
  district: string;
  city: string;
};
export type ReviewedStay = {
  /** Of the check-in, `YYYY-MM`. */
  month: string;
  nights: number;
  /** The rooms as they were called. */
  rooms: string[];
};
export type Review = {
  id: number;
  /** Empty when the guest is not named. */
  userName: string;
  createdAt: string;
  rating: number;
  comment: string;
  hotelResponse: string | null;
  stay?: ReviewedStay | undefined;
};
export type Hotel = {
  id: number;
  name: string;
  businessName: string;
  propertyType: PropertyType;
  /** The address in one line. */
  location: string;
  address: Address;
  description: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  linkedin: string | null;
  tiktok: string | null;
  images: Image[];
  rooms: Room[];
  services: Service[];
  /** The newest ten. */
  reviews: Review[];
  /** The average of all reviews, one decimal; 0 when there are none. */
  totalRatings: number;
  totalReviews: number;
  minimumStay: MinimumStay;
  petsAllowed: boolean;
};
export type RecordId = number;
export type TypeAvailability = {
  typeId: RecordId;
  /** How many of its rooms can be booked for the stay. */
  free: number;
  /** What the dates have against the stay, in the reader's language. */
  reason?: string | undefined;
  nearestStay?: NearestStay | undefined;
};
export type HotelSummary = {
  id: number;
  name: string;
  location: string;
  address: Address;
  phone: string | null;
  images: Image[];
  minimumStay: MinimumStay;
  petsAllowed: boolean;
  totalRatings: number;
  totalReviews: number;
};
export type RoomDetail = {
  id: number;
  hotelId: number;
  name: string;
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
  capacity: number;
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBeds: number;
  typeBed: TypeBed;
  bedType: BedType;
  /** The same for rooms of the hotel that are of one type. */
  typeId?: number | undefined;
  /** What tells it from others of its type. */
  roomNumber?: string | undefined;
  onSale: boolean;
  images: Image[];
  /** The same pictures as `images`. */
  roomImages: Image[];
  services: Service[];
  /** The hotel's newest ten. */
  reviews: Review[];
  totalRating: number;
  totalReviews: number;
  hotel: HotelSummary;
};
export type VoucherCode = string;
export type NewQuote = {
  hotelId: RecordId;
  checkInDate: Day;
  checkOutDate: Day;
  roomIds: RecordId[];
  /** Of `roomIds` those instead of which a like room of their type will do: one at the same price for the same party, with the same beds. Where such a room is taken and another is free, the quote is for the other, and names it. */
  anyOfTypeIds?: RecordId[] | undefined;
  adults?: number | undefined;
  children?: number | undefined;
  voucherCode?: VoucherCode | undefined;
};
export const {
  useLoginMutation,
  useGetCurrentUserQuery,
  useGetMeQuery,
  useListDestinationsQuery,
  useListHotelsQuery,
  useGetHotelQuery,
  useListSimilarHotelsQuery,
  useSearchRoomsQuery,
  useListTypeAvailabilityQuery,
  useGetRoomQuery,
  useCreateQuoteQuery,
} = injectedRtkApi;
