import type { PartnerRoom } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { useTypeOfRoom } from './useTypeOfRoom';

const texts = roomTypeTexts.pictures;

/** Of a room without images: whose travellers see instead. */
export function ImageSource({ room }: { room: Pick<PartnerRoom, 'id' | 'hotelId'> }) {
  const type = useTypeOfRoom(room);
  if (!type || type.rooms.some(({ id, imageCount }) => id === room.id && imageCount > 0)) {
    return null;
  }
  if (type.images.length > 0) return <>{texts.fromType(type.name)}</>;
  const [like] = type.rooms.filter(({ imageCount }) => imageCount > 0).sort((a, b) => a.id - b.id);
  return <>{like ? texts.fromRoom(like.roomNumber) : texts.none}</>;
}
