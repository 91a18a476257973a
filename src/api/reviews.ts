import type { baseApi } from './baseApi';
import { generatedReviewsApi } from './reviews.gen';

/** The cache policy of what guests say, one line per operation. A review moves its hotel's average. */
const policy = {
  listReviews: { providesTags: ['Hotels'] },
  listOwnStays: { providesTags: ['Bookings'] },
  writeReview: { invalidatesTags: ['Hotels', 'Bookings'] },
  changeReview: { invalidatesTags: ['Hotels', 'Bookings'] },
} as const satisfies Record<
  Exclude<keyof typeof generatedReviewsApi.endpoints, keyof typeof baseApi.endpoints>,
  object
>;

generatedReviewsApi.enhanceEndpoints({ endpoints: policy });

export * from './reviews.gen';
