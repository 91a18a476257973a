import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/signup`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    verifyAccount: build.query<VerifyAccountApiResponse, VerifyAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/verify-account`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/resend-verification`,
        method: 'POST',
        body: queryArg.resendRequest,
      }),
    }),
    updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
      query: (queryArg) => ({
        url: `/auth/update-profile`,
        method: 'PUT',
        body: queryArg.profileChanges,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/password`,
        method: 'PUT',
        body: queryArg.passwordChange,
      }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/forgot-password`,
        method: 'POST',
        body: queryArg.passwordRequest,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/reset-password`,
        method: 'POST',
        body: queryArg.passwordReset,
      }),
    }),
    signOutEverywhere: build.mutation<SignOutEverywhereApiResponse, SignOutEverywhereApiArg>({
      query: () => ({ url: `/api/auth/sign-out-everywhere`, method: 'POST' }),
    }),
    chooseLanguage: build.mutation<ChooseLanguageApiResponse, ChooseLanguageApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/language`,
        method: 'PUT',
        body: queryArg.languageChoice,
      }),
    }),
    getAccountRecord: build.query<GetAccountRecordApiResponse, GetAccountRecordApiArg>({
      query: () => ({ url: `/api/auth/account` }),
    }),
    exportAccount: build.query<ExportAccountApiResponse, ExportAccountApiArg>({
      query: () => ({ url: `/api/auth/account/export` }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/delete`,
        method: 'POST',
        body: queryArg.accountDeletion,
      }),
    }),
    listFavourites: build.query<ListFavouritesApiResponse, ListFavouritesApiArg>({
      query: () => ({ url: `/api/customer/favourites` }),
    }),
    mergeFavourites: build.mutation<MergeFavouritesApiResponse, MergeFavouritesApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/favourites/merge`,
        method: 'POST',
        body: queryArg.deviceFavourites,
      }),
    }),
    addFavourite: build.mutation<AddFavouriteApiResponse, AddFavouriteApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/favourites/${encodeURIComponent(String(queryArg.hotelId))}`,
        method: 'PUT',
      }),
    }),
    removeFavourite: build.mutation<RemoveFavouriteApiResponse, RemoveFavouriteApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/favourites/${encodeURIComponent(String(queryArg.hotelId))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAccountsApi };
export type SignUpApiResponse =
  /** status 201 A mail with the verification link is on its way. */ MailSent;
export type SignUpApiArg = {
  body: NewTraveller | NewPartner;
};
export type VerifyAccountApiResponse = /** status 200 Verified. */ AddressVerified;
export type VerifyAccountApiArg = {
  /** The token of the link in the mail. */
  token: string;
};
export type ResendVerificationApiResponse =
  /** status 200 If the address waits for verification, a new mail is on its way. */ MailSent;
export type ResendVerificationApiArg = {
  resendRequest: ResendRequest;
};
export type UpdateProfileApiResponse = /** status 200 The signed-in user. */ CurrentUser;
export type UpdateProfileApiArg = {
  profileChanges: ProfileChanges;
};
export type ChangePasswordApiResponse = /** status 200 Changed, and signed in anew. */ Session;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type ForgotPasswordApiResponse =
  /** status 200 If there is such an account, a mail is on its way. */ MailSent;
export type ForgotPasswordApiArg = {
  passwordRequest: PasswordRequest;
};
export type ResetPasswordApiResponse = /** status 200 Set. */ PasswordSet;
export type ResetPasswordApiArg = {
  passwordReset: PasswordReset;
};
export type SignOutEverywhereApiResponse = /** status 200 Signed out on every device. */ Message;
export type SignOutEverywhereApiArg = void;
export type ChooseLanguageApiResponse = /** status 200 Kept. */ LanguageChoice;
export type ChooseLanguageApiArg = {
  languageChoice: LanguageChoice;
};
export type GetAccountRecordApiResponse = /** status 200 The account's record. */ AccountRecord;
export type GetAccountRecordApiArg = void;
export type ExportAccountApiResponse = /** status 200 The data. */ AccountExport;
export type ExportAccountApiArg = void;
export type DeleteAccountApiResponse = /** status 200 Deleted. */ Message;
export type DeleteAccountApiArg = {
  accountDeletion: AccountDeletion;
};
export type ListFavouritesApiResponse = /** status 200 The hotels. */ Favourites;
export type ListFavouritesApiArg = void;
export type MergeFavouritesApiResponse =
  /** status 200 The account's hotels, the device's among them. */ Favourites;
export type MergeFavouritesApiArg = {
  deviceFavourites: DeviceFavourites;
};
export type AddFavouriteApiResponse = /** status 200 It is among them. */ Favourite;
export type AddFavouriteApiArg = {
  /** A hotel's id. */
  hotelId: RecordId;
};
export type RemoveFavouriteApiResponse = /** status 200 It is not among them. */ Favourite;
export type RemoveFavouriteApiArg = {
  /** A hotel's id. */
  hotelId: RecordId;
};
export type MailSent = {
  /** The address that was asked for. */
  email: string;
  /** What was done, in the reader's language. */
  message: string;
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
export type EmailAddress = string;
export type OptionalPhoneNumber = string | null;
export type NewPassword = string;
export type PersonName = string;
export type ConsentVersion = '2026-11';
export type NewTraveller = {
  email: EmailAddress;
  phone?: OptionalPhoneNumber | undefined;
  password: NewPassword;
  /** The same as `password`, or the answer is 422. */
  confirmPassword: string;
  firstName: PersonName;
  lastName: PersonName;
  /** PARTNER in any case, or null for a traveller. ADMIN can never be requested. */
  role?: (string | null) | undefined;
  consentVersion?: ConsentVersion | undefined;
};
export type NewPartner = {
  /** Its last word is the given name, and all before it the family name. */
  name: PersonName;
  email: EmailAddress;
  password: NewPassword;
  /** The name of the first hotel, an unlisted draft. */
  hotelName: string;
  /** PARTNER in any case. */
  role: string;
  consentVersion?: ConsentVersion | undefined;
};
export type Role = 'CUSTOMER' | 'PARTNER' | 'ADMIN';
export type AddressVerified = {
  /** What was done, in words. */
  message: string;
  role: Role;
};
export type KnownAddress = string;
export type ResendRequest = {
  email: KnownAddress;
};
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
export type ProfileChanges = {
  firstName: PersonName;
  lastName: PersonName;
  /** Stays as it is when absent; null or empty removes it. */
  phone?: OptionalPhoneNumber | undefined;
};
export type Session = {
  /** The token. */
  jwt: string;
  /** The same value as `jwt`. */
  token: string;
};
export type PasswordChange = {
  /** The present password of the account. */
  currentPassword: string;
  password: NewPassword;
  /** The same as `password`, or the answer is 422. */
  confirmPassword: string;
};
export type PasswordRequest = {
  email: KnownAddress;
};
export type PasswordSet = {
  /** What was done, in the reader's language. */
  message: string;
  role: Role;
};
export type PasswordReset = {
  /** The secret from the mailed link; good once. */
  token: string;
  password: NewPassword;
  /** The same as `password`, or the answer is 422. */
  confirmPassword: string;
};
export type Message = {
  /** What was done, in the reader's language. */
  message: string;
};
export type LanguageChoice = {
  /** Vietnamese or English. */
  language: 'vi' | 'en';
};
export type Consent = {
  /** When it was agreed to. */
  at: string;
  /** Which wording, by its month. */
  version: string;
} | null;
export type AccountRecord = {
  /** When the account was made. */
  createdAt: string;
  consent: Consent;
  /** The account's own stays whose days are not over. */
  comingBookings: number;
  /** Those that a partner has listed, suspended ones too; 0 for everybody else. */
  hotelsOnSale: number;
  /** Bookings at the partner's hotels whose guests are expected or in the house. */
  expectedGuests: number;
};
export type ExportedAccount = {
  /** The number of the account. */
  id: number;
  /** The address that the account signs in with. */
  email: string;
  /** The given name, which is said last in Vietnamese. */
  firstName: string;
  /** The family name, with a middle name if there is one. */
  lastName: string;
  /** As it was given, without what `PhoneNumber` drops; null when there is none. */
  phone: string | null;
  role: Role;
  /** When the account was made. */
  createdAt: string;
  /** When the address was verified; null until it is. */
  verifiedAt: string | null;
  consent: Consent;
};
export type BookingStatus =
  | 'PENDING'
  | 'CONFIRMED'
  | 'CHECKED_IN'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'NO_SHOW';
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
export type Occupants = {
  /** How many adults sleep in it. */
  adults: number;
  /** One for each child, in whole years; null where it is not said. */
  childAges: (number | null)[];
};
export type ExportedBooking = {
  /** The public code of the booking. */
  bookingId: string;
  status: BookingStatus;
  /** The number of the hotel. */
  hotelId: number;
  /** The name of the hotel. */
  hotelName: string;
  checkInDate: Day;
  checkOutDate: Day;
  /** How many adults come; 1 when absent from a request. */
  adults: number;
  /** How many children come; 0 when absent from a request. */
  children: number;
  /** Who booked, as the booking says it. */
  guest: {
    /** The given name, which is said last in Vietnamese. */
    firstName: string;
    /** The family name, with a middle name if there is one. */
    lastName: string;
    /** The address that mails about it go to. */
    email: string;
    /** As the hotel reaches the guest; may be empty. */
    phone: string;
  };
  /** What the guest asked or told beside the wishes; may be empty. */
  notes: string;
  /** Who comes instead of `guest`, who booked. */
  arrivingGuest?: ArrivingGuest | undefined;
  specialRequests?: SpecialRequests | undefined;
  /** Its lines, in order. */
  rooms: {
    /** The number of the room, which is not the one on its door. */
    id: number;
    /** What the room was called. */
    name: string;
    /** Whole dong per night on average, as it was shown. */
    price: number;
    /** What each night was booked at. */
    nights?: NightPrice[] | undefined;
    /** The rooms of this line one after the other. */
    segments?: RoomSegment[] | undefined;
    /** Whole dong before the discount. */
    originalPrice?: number | undefined;
    /** How many adults it took at most. */
    adults: number;
    /** How many children it was meant for. */
    children: number;
    /** How many beds it had. */
    beds: number;
    occupants?: Occupants | undefined;
    /** What the room offered when it was booked. */
    services: string[];
  }[];
  /** Rooms × nights before a discount by code, in whole dong. */
  roomTotal: number;
  /** What a voucher takes off the room total, in whole dong; 0 without one. */
  discount: number;
  /** The code of the voucher that was applied; null without one. */
  voucherCode: string | null;
  /** Room total after the discount, before tax and fee, in whole dong. */
  totalPrice: number;
  /** Taxes and fees on the price. What is to be paid is rounded half up to whole dong once, from the price before it is rounded: this is what lies between. */
  taxAndFee: number;
  /** With tax and fee, payable at the counter, in whole dong. */
  totalAmount: number;
  /** Until when the rooms are kept for a guest who has not arrived: 18:00 in Vietnam on the check-in day, or later that day; for who walked in, the end of the stay. */
  holdUntil: string;
  /** `HH:MM`, when one was given. */
  arrivalTime: string | null;
  /** When it was booked. */
  createdAt: string;
  /** Oldest first. */
  history: {
    status: BookingStatus;
    /** When it happened. */
    at: string;
    /** Otherwise the hotel, or the server. */
    byYou: boolean;
    /** Why, in words; null when nothing was said. */
    reason: string | null;
  }[];
};
export type ExportedReview = {
  /** The public code of the booking; null for a review taken over from elsewhere. */
  bookingId: string | null;
  /** When the guest changed it last; null when never. */
  changedAt: string | null;
  /** The number of the hotel. */
  hotelId: number;
  /** The name of the hotel. */
  hotelName: string;
  /** The name under which it is shown. */
  userName: string;
  /** Stars, from 1 to 5. */
  rating: number;
  /** What the guest wrote. */
  comment: string;
  /** What the hotel answered; null until it does. */
  hotelResponse: string | null;
  /** When it was written. */
  createdAt: string;
};
export type ExportedFavourite = {
  /** The number of the hotel. */
  hotelId: number;
  /** The name of the hotel. */
  hotelName: string;
  /** When it was kept. */
  addedAt: string;
};
export type ExportedMail = {
  /** The line of subject. */
  subject: string;
  /** When it was written. */
  writtenAt: string;
  /** When it left the server; null until it does. */
  sentAt: string | null;
};
export type ExportedHotel = {
  /** The number of the hotel. */
  id: number;
  /** The name of the hotel. */
  name: string;
  /** When the hotel was made. */
  createdAt: string;
};
export type AccountExport = {
  /** When the export was made. */
  exportedAt: string;
  account: ExportedAccount;
  /** All bookings of the account. */
  bookings: ExportedBooking[];
  /** All its reviews. */
  reviews: ExportedReview[];
  /** The hotels that it keeps. */
  favourites: ExportedFavourite[];
  /** The mails that were written to the account's address. */
  mails: ExportedMail[];
  /** A partner's hotels; the lists of the dashboard export what is in them. */
  hotels: ExportedHotel[];
};
export type AccountDeletion = {
  /** The present password of the account. */
  password: string;
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
export type Favourites = {
  /** Those on sale, the one kept last first. */
  hotels: HotelCard[];
  /** How many of the device's did not fit in; 0 when it was only asked. */
  left: number;
};
export type RecordId = number;
export type DeviceFavourites = {
  /** Numbers of the hotels that the device kept, each once; what is no longer on sale is passed over. */
  hotelIds: RecordId[];
};
export type Favourite = {
  /** The number of the hotel. */
  hotelId: number;
  /** Whether the account keeps it. */
  favourite: boolean;
};
export const {
  useSignUpMutation,
  useVerifyAccountQuery,
  useResendVerificationMutation,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useSignOutEverywhereMutation,
  useChooseLanguageMutation,
  useGetAccountRecordQuery,
  useExportAccountQuery,
  useDeleteAccountMutation,
  useListFavouritesQuery,
  useMergeFavouritesMutation,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
} = injectedRtkApi;
