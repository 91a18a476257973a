import type { baseApi } from './baseApi';
import { generatedBookingsApi } from './bookings.gen';
import type { CachePolicy } from './freshness';

/** The cache policy of what only a booking's own page calls, one line per operation. */
const policy = {
  cancelBooking: { invalidatesTags: ['Bookings', 'Rooms', 'Hotels'] },
  setArrivalTime: { invalidatesTags: ['Bookings'] },
} as const satisfies CachePolicy<
  Omit<typeof generatedBookingsApi.endpoints, keyof typeof baseApi.endpoints>
>;

generatedBookingsApi.enhanceEndpoints({ endpoints: policy });

export * from './bookings.gen';
