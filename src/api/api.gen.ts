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
  /** A place, by any name that it has or had, or words of a hotel's name, kind or address. Case and diacritics do not matter. */
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
  /** Only hotels whose `rating`, as it is shown, is so or better. */
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
  /** The token. */
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
export type Credentials = {
  /** The address that the account was signed up with; its case does not matter. */
  email: string;
  /** The password of the account. */
  password: string;
  /** Which login page was used, in any case. */
  role?: string | undefined;
};
export type Role = 'CUSTOMER' | 'PARTNER' | 'ADMIN';
export type CurrentUser = {
  /** The number of the account. */
  id: number;
  /** The given name, which is said last in Vietnamese. */
  firstName: string;
  /** The family name, with a middle name if there is one. */
  lastName: string;
  /** Family name first. */
  fullName: string;
  /** The address that the account signs in with. */
  email: string;
  /** As it was given, without what `PhoneNumber` drops; null when there is none. */
  phone: string | null;
  /** The same value as `phone`. */
  phoneNumber: string | null;
  role: Role;
  /** The one role, as a list. */
  roles: Role[];
};
export type Destination = {
  /** Its name in addresses: lower case, without marks, with hyphens. */
  slug: string;
  /** As it is called today. */
  name: string;
  /** Other and former names, in lower case and without marks. */
  aliases: string[];
  /** A sentence about it. */
  description: string;
  /** Whether the home page shows it. */
  featured: boolean;
  /** How many hotels on sale are there. */
  hotelCount: number;
  image: Image;
};
export type PropertyType = 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
export type MinimumStay = '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
export type HotelCard = {
  /** The number of the hotel. */
  id: number;
  /** The name of the hotel. */
  name: string;
  /** The address in one line. */
  location: string;
  /** What the hotel says of itself, as on its page; may be empty. */
  description: string;
  propertyType: PropertyType;
  /** The average of all reviews, rounded to one decimal; 0 when there are none. */
  rating: number;
  /** How many reviews there are. */
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
  /** The cover first; empty when there are none. */
  images: Image[];
  /** The same number as `roomCount`. */
  rooms: number;
  /** Rooms free for the dates and the party, else tonight. */
  roomCount: number;
  /** Where it is longer than a night, a room that is free tonight cannot be had for it alone. */
  minimumStay: MinimumStay;
};
export type Pageable = {
  /** The page that is answered, counted from 0. */
  pageNumber: number;
};
export type ChoiceCounts = {
  /** By property type. */
  propertyType: {
    /** How many hotels. */
    HOTEL: number;
    /** How many hotels. */
    APARTMENT: number;
    /** How many hotels. */
    RESORT: number;
    /** How many hotels. */
    HOMESTAY: number;
    /** How many hotels. */
    VILLA: number;
  };
  /** By amenity. */
  amenities: {
    /** How many hotels. */
    wifi: number;
    /** How many hotels. */
    breakfast: number;
    /** How many hotels. */
    pool: number;
    /** How many hotels. */
    beach: number;
    /** How many hotels. */
    airConditioning: number;
    /** How many hotels. */
    freeParking: number;
    /** How many hotels. */
    restaurant: number;
    /** How many hotels. */
    fitness: number;
    /** How many hotels. */
    airportTransfer: number;
    /** How many hotels. */
    petsAllowed: number;
    /** How many hotels. */
    elevator: number;
    /** How many hotels. */
    wheelchairAccess: number;
    /** How many hotels. */
    coffee: number;
    /** How many hotels. */
    beverages: number;
    /** How many hotels. */
    barLounge: number;
    /** How many hotels. */
    wineBar: number;
    /** How many hotels. */
    entertainment: number;
  };
  /** By the least average of all reviews. */
  minRating: {
    /** How many hotels. */
    '3': number;
    /** How many hotels. */
    '4': number;
    /** How many hotels. */
    '3.5': number;
    /** How many hotels. */
    '4.5': number;
  };
  /** Ranges of what cards tell, in whole dong, the lowest first: without dates of `price`, with dates of `stayTotal`. Both ends are within, so that one hotel may be in two. */
  price: {
    /** Whole dong. */
    min?: number | undefined;
    /** Whole dong. */
    max?: number | undefined;
    /** How many hotels are in the range. */
    hotels: number;
  }[];
};
export type HotelPage = {
  /** The rows of this page. */
  content: HotelCard[];
  /** How many pages there are; 0 when nothing is found. */
  totalPages: number;
  /** How many rows all pages have together. */
  totalElements: number;
  /** How many rows this page has. */
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
  /** The number of the house. */
  number: string;
  /** The street, or the village. */
  street: string;
  /** Ward, commune or former district. */
  district: string;
  /** The province or city. */
  city: string;
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
export type Hotel = {
  /** The number of the hotel. */
  id: number;
  /** The name of the hotel. */
  name: string;
  /** The name of the business behind the hotel. */
  businessName: string;
  propertyType: PropertyType;
  /** The address in one line. */
  location: string;
  address: Address;
  /** Free text; may be empty. */
  description: string;
  /** As it was given; null when there is none. */
  phone: string | null;
  /** The e-mail address. */
  email: string | null;
  /** An `http` or `https` address; null when there is none. */
  website: string | null;
  /** The address of the page there; null when there is none. */
  facebook: string | null;
  /** The address of the page there; null when there is none. */
  instagram: string | null;
  /** The address of the page there; null when there is none. */
  twitter: string | null;
  /** The address of the page there; null when there is none. */
  linkedin: string | null;
  /** The address of the page there; null when there is none. */
  tiktok: string | null;
  /** The cover first; empty when there are none. */
  images: Image[];
  /** All its rooms, those under maintenance too. */
  rooms: Room[];
  /** What it offers, in words; may be empty. */
  services: Service[];
  /** The newest ten. */
  reviews: Review[];
  /** The average of all reviews, rounded to one decimal; 0 when there are none. */
  totalRatings: number;
  /** How many reviews there are. */
  totalReviews: number;
  minimumStay: MinimumStay;
  /** Guests may bring pets. */
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
export type RoomDetail = {
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
  /** How many people sleep in it at most. */
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
  /** The cover first; empty when there are none. */
  images: Image[];
  /** The same pictures as `images`. */
  roomImages: Image[];
  /** What it offers, in words; may be empty. */
  services: Service[];
  /** The hotel's newest ten. */
  reviews: Review[];
  /** The hotel's average of all reviews, rounded to one decimal; 0 when there are none. */
  totalRating: number;
  /** How many reviews there are. */
  totalReviews: number;
  hotel: HotelSummary;
};
export type VoucherCode = string;
export type NewQuote = {
  hotelId: RecordId;
  checkInDate: Day;
  checkOutDate: Day;
  /** The rooms, each once. */
  roomIds: RecordId[];
  /** Of `roomIds` those instead of which a like room of their type will do: one at the same price for the same party, with the same beds. Where such a room is taken and another is free, the quote is for the other, and names it. */
  anyOfTypeIds?: RecordId[] | undefined;
  /** How many adults come; together with `children` no more than the rooms hold. */
  adults?: number | undefined;
  /** How many children come. */
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
