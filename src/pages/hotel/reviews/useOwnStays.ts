import { skipToken } from '@reduxjs/toolkit/query';
import { useListOwnStaysQuery, type OwnStay } from '../../../api/reviews';
import { useAppSelector } from '../../../state/store';

export interface OwnStays {
  signedIn: boolean;
  /** Null until they are known. */
  stays: readonly OwnStay[] | null;
  reviewIds: ReadonlySet<number>;
  failed: boolean;
  retry: () => void;
}

/** The reader's completed stays at the hotel. */
export function useOwnStays(id: number): OwnStays {
  const signedIn = useAppSelector((state) => state.auth.token !== null);
  const { currentData, isError, isFetching, refetch } = useListOwnStaysQuery(
    signedIn ? { id } : skipToken,
  );
  const written = (currentData ?? []).flatMap(({ review }) => (review ? [review.id] : []));
  return {
    signedIn,
    stays: currentData ?? null,
    reviewIds: new Set(written),
    failed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
