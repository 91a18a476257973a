import { lazy, Suspense } from 'react';
import type { Hotel } from '../../../api';
import { Skeleton } from '../../../ui/feedback/Skeleton';

const HotelReviews = lazy(async () => ({ default: (await import('./HotelReviews')).HotelReviews }));

/** Most visitors look at rooms only: what guests say comes when its tab is opened. */
export function ReviewsTab({ hotel }: { hotel: Hotel }) {
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <HotelReviews hotel={hotel} />
    </Suspense>
  );
}
