import type { baseApi } from './baseApi';
import { generatedBookingsApi } from './bookings.gen';
import { returned, type CachePolicy } from './freshness';

/** The cache policy of what the pages of bookings call, one line per operation. */
const policy = {
  createBooking: { invalidatesTags: ['Rooms', 'Bookings', 'Hotels'] },
  listBookings: returned('Bookings', 'Words'),
  getBooking: returned('Bookings', 'Words'),
  cancelBooking: { invalidatesTags: ['Bookings', 'Rooms', 'Hotels'] },
  previewBookingChange: { invalidatesTags: [] },
  changeBooking: { invalidatesTags: ['Bookings', 'Rooms', 'Hotels'] },
  changeGuests: { invalidatesTags: ['Bookings'] },
  setArrivalTime: { invalidatesTags: ['Bookings'] },
} as const satisfies CachePolicy<
  Omit<typeof generatedBookingsApi.endpoints, keyof typeof baseApi.endpoints>
>;

generatedBookingsApi.enhanceEndpoints({ endpoints: policy });

export * from './bookings.gen';
