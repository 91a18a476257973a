import {
  useArrangeRoomImagesMutation,
  useDeleteRoomImageMutation,
  type PartnerRoom,
} from '../../../api/partner';
import type { StoredImage } from '../../ui/images/uploadQueue';
import { useImageUpload } from '../useImageUpload';

type Place = Pick<PartnerRoom, 'id' | 'hotelId'>;

const urlOf = ({ id, hotelId }: Place) => `/api/partner/hotels/${hotelId}/rooms/${id}/images`;

/** How the images of a room are sent, ordered and deleted. */
export function useRoomImages() {
  const { withForm, atOnce } = useImageUpload();
  const [arrange] = useArrangeRoomImagesMutation();
  const [remove] = useDeleteRoomImageMutation();
  return {
    uploadTo: (room: Place) => withForm(urlOf(room)),
    of: ({ id: roomId, hotelId }: Place) => ({
      upload: atOnce(urlOf({ id: roomId, hotelId })),
      arrange: (ids: StoredImage['id'][]) =>
        arrange({ hotelId, roomId, imageOrder: { imageIds: ids.map(Number) } }).unwrap(),
      remove: (imageId: StoredImage['id']) =>
        remove({ hotelId, roomId, imageId: Number(imageId) }).unwrap(),
    }),
  };
}
