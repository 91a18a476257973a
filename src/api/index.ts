import { generatedApi } from './api.gen';

/**
 * The cache policy, one line per operation: what an answer provides and what a change makes stale.
 * An operation without its line does not compile.
 */
const policy = {
  login: { invalidatesTags: ['CurrentUser', 'Bookings'] },
  getCurrentUser: { providesTags: ['CurrentUser'], keepUnusedDataFor: 3600 },
  getMe: { providesTags: ['CurrentUser'] },
  listDestinations: { keepUnusedDataFor: 3600 },
  listHotels: { providesTags: ['Hotels'] },
  getHotel: { providesTags: ['Hotels'] },
  listSimilarHotels: { providesTags: ['Hotels'] },
  searchRooms: { providesTags: ['Rooms'], keepUnusedDataFor: 15 },
  getRoom: { providesTags: ['Hotels'] },
  createQuote: {},
  createBooking: { invalidatesTags: ['Rooms', 'Bookings', 'Hotels'] },
  listBookings: { providesTags: ['Bookings'] },
  getBooking: { providesTags: ['Bookings'] },
} as const satisfies Record<keyof typeof generatedApi.endpoints, object>;

export const api = generatedApi.enhanceEndpoints({ endpoints: policy });

export * from './api.gen';
export { isApiError, type ApiError } from './apiError';
export { sessionEnded } from './session';
