import type { baseApi } from './baseApi';
import { kept, returned, type CachePolicy } from './freshness';
import { generatedReviewsApi } from './reviews.gen';

/** The cache policy of what guests say, one line per operation. A review moves its hotel's average. */
const policy = {
  listReviews: kept('Hotels'),
  listOwnStays: returned('Bookings'),
  writeReview: { invalidatesTags: ['Hotels', 'Bookings'] },
  changeReview: { invalidatesTags: ['Hotels', 'Bookings'] },
} as const satisfies CachePolicy<
  Omit<typeof generatedReviewsApi.endpoints, keyof typeof baseApi.endpoints>
>;

generatedReviewsApi.enhanceEndpoints({ endpoints: policy });

export * from './reviews.gen';
