import { useParams } from 'react-router-dom';
import { useGetHotelQuery, type Hotel } from '../../api';

/** The hotel of the page, for parts of it that take no properties; the page is there only with it. */
export function useHotel(): Hotel | undefined {
  return useGetHotelQuery({ id: Number(useParams().id) }).currentData;
}
