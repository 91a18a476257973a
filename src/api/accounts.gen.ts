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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAccountsApi };
export type SignUpApiResponse =
  /** status 201 A mail with the verification link is on its way. */ MailSent;
export type SignUpApiArg = {
  body: NewTraveller | NewPartner;
};
export type VerifyAccountApiResponse = /** status 200 Verified. */ Message;
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
export type MailSent = {
  email: string;
  message: string;
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
  /** Whole dong per night, less the automatic voucher of today if there is one. */
  price: number;
  /** Whole dong before the discount. */
  originalPrice?: number | undefined;
  /** Percent. */
  discount?: number | undefined;
  type: RoomType;
  roomType: RoomType;
  /** How many people the room holds. */
  capacity: number;
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBeds: number;
  typeBed: TypeBed;
  bedType: BedType;
  /** false while the room is under maintenance. */
  onSale: boolean;
  images: Image[];
  services: Service[];
};
export type Day = string;
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
export type Problem = {
  status: number;
  /** A stable name, e.g. `ROOM_TAKEN`. */
  code: string;
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
  /** How many bookings are in the way. */
  bookings?: number | undefined;
  /** When it stopped being possible. */
  endedAt?: string | undefined;
};
export type EmailAddress = string;
export type NewPassword = string;
export type PersonName = string;
export type NewTraveller = {
  email: EmailAddress;
  /** Starts with 0, 84 or +84, then 9 digits; separators are dropped. */
  phone?: (string | null) | undefined;
  password: NewPassword;
  confirmPassword: string;
  firstName: PersonName;
  lastName: PersonName;
  /** PARTNER in any case, or null for a traveller. ADMIN can never be requested. */
  role?: (string | null) | undefined;
};
export type NewPartner = {
  name: PersonName;
  email: EmailAddress;
  password: NewPassword;
  hotelName: string;
  role: string;
};
export type Message = {
  message: string;
};
export type ResendRequest = {
  email: EmailAddress;
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
export type ProfileChanges = {
  firstName: PersonName;
  lastName: PersonName;
  phone?: (string | null) | undefined;
};
export type Session = {
  jwt: string;
  /** The same value as `jwt`. */
  token: string;
};
export type PasswordChange = {
  currentPassword: string;
  password: NewPassword;
  confirmPassword: string;
};
export type PasswordRequest = {
  email: EmailAddress;
};
export type PasswordSet = {
  message: string;
  role: Role;
};
export type PasswordReset = {
  token: string;
  password: NewPassword;
  confirmPassword: string;
};
export const {
  useSignUpMutation,
  useVerifyAccountQuery,
  useResendVerificationMutation,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = injectedRtkApi;
