import { useCallback } from 'react';
import {
  partnerApi,
  useArrangeRoomImagesMutation,
  useDeleteRoomImageMutation,
  type PartnerRoom,
} from '../../../api/partner';
import { uploadFile } from '../../../api/upload';
import { useAppDispatch, useAppSelector } from '../../../state/store';
import type { StoredImage, Upload } from '../../../ui/partner/images/uploadQueue';

type Place = Pick<PartnerRoom, 'id' | 'hotelId'>;

/** How the images of a room are sent, ordered and deleted. */
export function useRoomImages() {
  const token = useAppSelector((state) => state.auth.token);
  const dispatch = useAppDispatch();
  const [arrange] = useArrangeRoomImagesMutation();
  const [remove] = useDeleteRoomImageMutation();

  const uploadTo = useCallback(
    ({ id, hotelId }: Place): Upload =>
      async (file, onProgress, signal) => {
        const url = `/api/partner/hotels/${hotelId}/rooms/${id}/images`;
        const images = await uploadFile(url, 'images', file, { token, onProgress, signal });
        dispatch(partnerApi.util.invalidateTags(['Partner', 'Hotels', 'Rooms']));
        return images as StoredImage[];
      },
    [token, dispatch],
  );
  return {
    uploadTo,
    of: ({ id: roomId, hotelId }: Place) => ({
      upload: uploadTo({ id: roomId, hotelId }),
      arrange: (ids: StoredImage['id'][]) =>
        arrange({ hotelId, roomId, imageOrder: { imageIds: ids.map(Number) } }).unwrap(),
      remove: (imageId: StoredImage['id']) =>
        remove({ hotelId, roomId, imageId: Number(imageId) }).unwrap(),
    }),
  };
}
