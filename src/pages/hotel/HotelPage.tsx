import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { isRequestError, useGetHotelQuery, type Hotel } from '../../api';
import { useAppDispatch } from '../../state/store';
import { hotelViewed } from '../../state/viewedSlice';
import { locationOf } from '../../entities/hotel/hotelFields';
import { HotelPageSkeleton } from './HotelPageSkeleton';
import { HotelUnavailable } from './HotelUnavailable';
import { HotelView } from './HotelView';
import { lowestPrice } from './cheapestRoom';

/** One hotel: what it is like, which rooms are free, and the way to book them. */
export default function HotelPage() {
  const id = Number(useParams().id);
  const known = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, isFetching, refetch } = useGetHotelQuery({ id }, { skip: !known });
  useRecordVisit(currentData);

  if (currentData) return <HotelView key={id} hotel={currentData} />;
  if (!known || (isRequestError(error) && [404, 422].includes(error.status))) {
    return <HotelUnavailable missing />;
  }
  if (error && !isFetching) return <HotelUnavailable onRetry={() => void refetch()} />;
  return <HotelPageSkeleton />;
}

/** Once, for who opened it: asked for again after they have left, it was not opened by anybody else. */
function useRecordVisit(hotel: Hotel | undefined): void {
  const dispatch = useAppDispatch();
  const recorded = useRef<number>(null);
  useEffect(() => {
    if (!hotel || hotel.id === recorded.current) return;
    const { id, name, images } = hotel;
    recorded.current = id;
    const location = locationOf(hotel);
    dispatch(hotelViewed({ id, name, location, images, price: lowestPrice(hotel.rooms) }));
  }, [dispatch, hotel]);
}
