import type { baseApi } from './baseApi';
import { generatedAccountsApi } from './accounts.gen';
import { kept, type CachePolicy } from './freshness';

/** The cache policy of what only the account's own pages call, one line per operation. */
const policy = {
  signUp: {},
  verifyAccount: { ...kept(), keepUnusedDataFor: 0 },
  resendVerification: {},
  updateProfile: { invalidatesTags: ['CurrentUser'] },
  changePassword: {},
  forgotPassword: {},
  resetPassword: {},
  signOutEverywhere: {},
  chooseLanguage: {},
  getAccountRecord: { ...kept('CurrentUser', 'Bookings'), keepUnusedDataFor: 0 },
  exportAccount: { ...kept(), keepUnusedDataFor: 0 },
  deleteAccount: {},
  listFavourites: kept(),
  mergeFavourites: {},
  addFavourite: {},
  removeFavourite: {},
} as const satisfies CachePolicy<
  Omit<typeof generatedAccountsApi.endpoints, keyof typeof baseApi.endpoints>
>;

generatedAccountsApi.enhanceEndpoints({ endpoints: policy });

export * from './accounts.gen';
