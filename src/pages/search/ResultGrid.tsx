import { useState } from 'react';
import type { HotelCard } from '../../api';
import { classNames } from '../../ui/classNames';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard';
import { BelowFold } from '../../ui/layout/BelowFold';
import { HotelCardView } from '../../entities/hotel/HotelCardView';
import styles from './ResultGrid.module.css';

type ResultGridProps = {
  hotels: readonly HotelCard[];
  /** The numbers are those of the dates that were asked for. */
  forStay: boolean;
  /** A newer answer is on its way. */
  stale: boolean;
};

/** Cards in one or two columns, beside the filters. */
export function ResultGrid({ hotels, forStay, stale }: ResultGridProps) {
  // By the hotel, not by the place: a card that is moved would be made anew, and lose the focus in it.
  const [first] = useState(hotels[0]?.id);
  return (
    <ul
      aria-busy={stale || undefined}
      className={classNames('column', styles.grid, stale && styles.stale)}
    >
      {hotels.map((hotel, index) => {
        const card = <HotelCardView hotel={hotel} eager={index < 1} forStay={forStay} />;
        return <li key={hotel.id}>{hotel.id === first ? card : <BelowFold>{card}</BelowFold>}</li>;
      })}
    </ul>
  );
}

/** The same grid before its hotels are known; decoration, so say beside it what is awaited. */
export function ResultGridSkeleton() {
  return (
    <ul aria-hidden="true" className={classNames('column', styles.grid)}>
      {Array.from({ length: 10 }, (_, card) => (
        <li key={card}>
          <SkeletonCard lines={5} />
        </li>
      ))}
    </ul>
  );
}
