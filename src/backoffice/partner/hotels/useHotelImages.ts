import {
  useArrangeHotelImagesMutation,
  useDeleteHotelImageMutation,
  type PartnerHotel,
} from '../../../api/partner';
import type { StoredImage } from '../../ui/images/uploadQueue';
import { useImageUpload } from '../useImageUpload';

type Place = Pick<PartnerHotel, 'id'>;

const urlOf = (hotelId: number) => `/api/partner/hotels/create/${hotelId}/images`;

/** How the images of a hotel are sent, ordered and deleted. */
export function useHotelImages() {
  const { withForm, atOnce } = useImageUpload();
  const [arrange] = useArrangeHotelImagesMutation();
  const [remove] = useDeleteHotelImageMutation();
  return {
    uploadTo: ({ id }: Place) => withForm(urlOf(id)),
    of: ({ id: hotelId }: Place) => ({
      upload: atOnce(urlOf(hotelId)),
      arrange: (ids: StoredImage['id'][]) =>
        arrange({ hotelId, imageOrder: { imageIds: ids.map(Number) } }).unwrap(),
      remove: (imageId: StoredImage['id']) =>
        remove({ hotelId, imageId: Number(imageId) }).unwrap(),
    }),
  };
}
