import { useCallback } from 'react';
import { vietnamToday } from '../../../../domain/stays/stay';
import { askOnce } from '../../../api/askOnce';
import { partnerApi, type PartnerHotelRow } from '../../../api/partner';
import { useAppDispatch } from '../../../state/store';
import { inTime } from '../inTime';

const { listPartnerBookings } = partnerApi.endpoints;

type Hotel = Pick<PartnerHotelRow, 'id'>;

/** Counts the stays that are still to come in these hotels; none where nobody answers in time. */
export function useComingStays(): (hotels: readonly Hotel[]) => Promise<number> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (hotels) => {
      const coming = { status: 'CONFIRMED', from: vietnamToday(new Date()), size: 1 } as const;
      const counts = hotels.map(({ id: hotelId }) =>
        askOnce(dispatch, listPartnerBookings, { ...coming, hotelId }).then(
          ({ totalElements }) => totalElements,
          () => 0,
        ),
      );
      const known = await inTime(Promise.all(counts), []);
      return known.reduce((sum, count) => sum + count, 0);
    },
    [dispatch],
  );
}
