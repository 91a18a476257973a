import {
  useArrangeRoomTypeImagesMutation,
  useDeleteRoomTypeImageMutation,
  type RoomTypeWithRooms,
} from '../../../../api/partner';
import type { StoredImage } from '../../../ui/images/uploadQueue';
import { useImageUpload } from '../../useImageUpload';

type Place = Pick<RoomTypeWithRooms, 'id' | 'hotelId'>;

const urlOf = ({ id, hotelId }: Place) => `/api/partner/hotels/${hotelId}/room-types/${id}/images`;

/** How the images of a room type are sent, ordered and deleted. */
export function useTypeImages() {
  const { withForm, atOnce } = useImageUpload();
  const [arrange] = useArrangeRoomTypeImagesMutation();
  const [remove] = useDeleteRoomTypeImageMutation();
  return {
    uploadTo: (type: Place) => withForm(urlOf(type)),
    of: ({ id: typeId, hotelId }: Place) => ({
      upload: atOnce(urlOf({ id: typeId, hotelId })),
      arrange: (ids: StoredImage['id'][]) =>
        arrange({ hotelId, typeId, imageOrder: { imageIds: ids.map(Number) } }).unwrap(),
      remove: (imageId: StoredImage['id']) =>
        remove({ hotelId, typeId, imageId: Number(imageId) }).unwrap(),
    }),
  };
}
