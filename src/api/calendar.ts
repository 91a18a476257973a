import type { baseApi } from './baseApi';
import { generatedCalendarApi } from './calendar.gen';
import { returned, type CachePolicy } from './freshness';

/** The cache policy of what days cost: others book, so it is asked again as free rooms are. */
const policy = {
  getStayCalendar: { ...returned('Rooms'), keepUnusedDataFor: 60 },
  getChangeCalendar: { ...returned('Rooms', 'Bookings'), keepUnusedDataFor: 60 },
} as const satisfies CachePolicy<
  Omit<typeof generatedCalendarApi.endpoints, keyof typeof baseApi.endpoints>
>;

generatedCalendarApi.enhanceEndpoints({ endpoints: policy });

export * from './calendar.gen';
