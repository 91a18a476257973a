import { useCallback } from 'react';
import {
  partnerApi,
  useArrangeHotelImagesMutation,
  useDeleteHotelImageMutation,
} from '../../../api/partner';
import { uploadFile } from '../../../api/upload';
import { useAppDispatch, useAppSelector } from '../../../state/store';
import type { StoredImage, Upload } from '../../../ui/partner/images/uploadQueue';

/** How the images of a hotel are sent, ordered and deleted. */
export function useHotelImages() {
  const token = useAppSelector((state) => state.auth.token);
  const dispatch = useAppDispatch();
  const [arrange] = useArrangeHotelImagesMutation();
  const [remove] = useDeleteHotelImageMutation();

  const uploadTo = useCallback(
    (hotelId: number): Upload =>
      async (file, onProgress, signal) => {
        const url = `/api/partner/hotels/create/${hotelId}/images`;
        const images = await uploadFile(url, 'images', file, { token, onProgress, signal });
        dispatch(partnerApi.util.invalidateTags(['Partner', 'Hotels', 'Rooms']));
        return images as StoredImage[];
      },
    [token, dispatch],
  );
  return {
    uploadTo,
    of: (hotelId: number) => ({
      upload: uploadTo(hotelId),
      arrange: (ids: StoredImage['id'][]) =>
        arrange({ hotelId, imageOrder: { imageIds: ids.map(Number) } }).unwrap(),
      remove: (imageId: StoredImage['id']) =>
        remove({ hotelId, imageId: Number(imageId) }).unwrap(),
    }),
  };
}
