import { useEffect } from 'react';
import { usePreviewRoomSwapMutation, type RoomSwap } from '../../../../api/partner';

/** What the swap that is chosen would do; asked anew with every choice. */
export function useSwapPreview(bookingId: string, roomSwap: RoomSwap | undefined) {
  const [ask, { originalArgs, isLoading, data, error }] = usePreviewRoomSwapMutation();
  const text = roomSwap && JSON.stringify(roomSwap);
  useEffect(() => {
    if (text === undefined) return;
    const asked = ask({ bookingId, roomSwap: JSON.parse(text) as RoomSwap });
    return () => asked.abort();
  }, [ask, bookingId, text]);
  const isOfThis = JSON.stringify(originalArgs?.roomSwap) === text && !isLoading;
  return {
    /** Absent while it is worked out. */
    preview: isOfThis && !error ? data : undefined,
    error: isOfThis ? error : undefined,
    retry: () => roomSwap && void ask({ bookingId, roomSwap }),
  };
}
