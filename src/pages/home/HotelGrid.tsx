import type { HotelCard } from '../../api';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard';
import { HotelCardView } from '../../entities/hotel/HotelCardView';
import { CardGrid } from '../../ui/layout/CardGrid';
import styles from './HotelGrid.module.css';

type HotelGridProps = {
  hotels: readonly HotelCard[];
  /** A newer answer is on its way. */
  stale?: boolean | undefined;
};

/** Cards in one, two or three columns. */
export function HotelGrid({ hotels, stale = false }: HotelGridProps) {
  return (
    <CardGrid aria-busy={stale || undefined} className={stale ? styles.stale : undefined}>
      {hotels.map((hotel) => (
        <li key={hotel.id}>
          <HotelCardView hotel={hotel} />
        </li>
      ))}
    </CardGrid>
  );
}

/** The same grid before its hotels are known; decoration, so say beside it what is awaited. */
export function HotelGridSkeleton() {
  return (
    <CardGrid aria-hidden="true">
      {Array.from({ length: 6 }, (_, card) => (
        <li key={card}>
          <SkeletonCard lines={5} />
        </li>
      ))}
    </CardGrid>
  );
}
