import type { baseApi } from './baseApi';
import { generatedAccountsApi } from './accounts.gen';

/** The cache policy of what only the account's own pages call, one line per operation. */
const policy = {
  signUp: {},
  verifyAccount: { keepUnusedDataFor: 0 },
  resendVerification: {},
  updateProfile: { invalidatesTags: ['CurrentUser'] },
  changePassword: {},
  forgotPassword: {},
  resetPassword: {},
  signOutEverywhere: {},
  getAccountRecord: { providesTags: ['CurrentUser', 'Bookings'], keepUnusedDataFor: 0 },
  exportAccount: { keepUnusedDataFor: 0 },
  deleteAccount: {},
  listFavourites: {},
  mergeFavourites: {},
  addFavourite: {},
  removeFavourite: {},
} as const satisfies Record<
  Exclude<keyof typeof generatedAccountsApi.endpoints, keyof typeof baseApi.endpoints>,
  object
>;

generatedAccountsApi.enhanceEndpoints({ endpoints: policy });

export * from './accounts.gen';
