import { generatedApi } from './api.gen';
import { kept, priced, returned, type CachePolicy } from './freshness';

/**
 * The cache policy, one line per operation: how an answer stays fresh, what it provides, and what a
 * change makes stale. An operation without its line does not compile.
 */
const policy = {
  login: { invalidatesTags: ['CurrentUser', 'Bookings'] },
  getCurrentUser: { ...kept('CurrentUser'), keepUnusedDataFor: 3600 },
  getMe: kept('CurrentUser'),
  listDestinations: { ...kept('Words'), keepUnusedDataFor: 3600 },
  listHotels: priced('Hotels'),
  getHotel: priced('Hotels', 'Words'),
  listSimilarHotels: priced('Hotels'),
  searchRooms: { ...returned('Rooms', 'Words'), keepUnusedDataFor: 15 },
  listTypeAvailability: { ...returned('Rooms', 'Words'), keepUnusedDataFor: 15 },
  getRoom: priced('Hotels', 'Words'),
  createQuote: { ...priced('Words'), keepUnusedDataFor: 0 },
} as const satisfies CachePolicy<typeof generatedApi.endpoints>;

export const api = generatedApi.enhanceEndpoints({ endpoints: policy });

export * from './api.gen';
// The calls come with their pages: './bookings'.
export type {
  BookedRoom,
  Booking,
  BookingCancellation,
  BookingStatus,
  ChosenRoom,
  NewBooking,
  OwnReview,
} from './bookings.gen';
export {
  isRefused,
  isRequestError,
  isUnanswered,
  repeatedUnanswered,
  type RequestError,
} from './requestError';
export { sessionEnded } from './session';
