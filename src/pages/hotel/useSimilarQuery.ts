import { useParams } from 'react-router-dom';
import { useShownStay } from '../../state/useStay';

/** Which hotels are asked for beside this one: with dates those that have a room then. */
export function useSimilarQuery() {
  const id = Number(useParams().id);
  const { checkIn, checkOut, adults, children } = useShownStay();
  return { id, ...(checkIn && { checkIn, checkOut, adults, children }) };
}
