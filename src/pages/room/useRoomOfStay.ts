import { skipToken } from '@reduxjs/toolkit/query';
import { isRequestError, useGetRoomQuery, type RoomDetail } from '../../api';
import { useShownDays } from '../../state/useStay';

interface RoomOfStay {
  room: RoomDetail | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * A room at the prices of the stay that the page is about, or of tonight where there is none or the server
 * takes no such days. Until other days are answered, what is known of the room stays in sight.
 */
export function useRoomOfStay(id: number | null): RoomOfStay {
  const days = useShownDays();
  const ofStay = useGetRoomQuery(id === null ? skipToken : { id, ...days });
  const isRefused = isRequestError(ofStay.error) && ofStay.error.status === 422;
  const ofTonight = useGetRoomQuery(id === null || !isRefused ? skipToken : { id });
  const { currentData, data, error, isFetching, refetch } = isRefused ? ofTonight : ofStay;
  const before = data?.id === id ? data : undefined;
  return { room: currentData ?? before, error, isFetching, refetch: () => void refetch() };
}
