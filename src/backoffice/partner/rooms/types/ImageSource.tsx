import type { PartnerRoom } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import type { RoomValues } from '../roomValues';
import { useTypesOfForm } from './useTypesOfForm';

const texts = roomTypeTexts.pictures;

type ImageSourceProps = { room: Pick<PartnerRoom, 'id'>; values: RoomValues };

/** Of a room without images: whose travellers see instead, once its form is saved. */
export function ImageSource({ room, values }: ImageSourceProps) {
  const { before, after } = useTypesOfForm(values, room);
  if (!before || before.rooms.some(({ id, imageCount }) => id === room.id && imageCount > 0)) {
    return null;
  }
  if (!after) return <>{texts.none}</>;
  // A type that ends leaves its images to that of its last room.
  const left = before.rooms.length === 1 ? before.images : [];
  if (after.images.length + left.length > 0) return <>{texts.fromType(after.name)}</>;
  const [like] = after.rooms.filter(({ imageCount }) => imageCount > 0).sort((a, b) => a.id - b.id);
  return <>{like ? texts.fromRoom(like.roomNumber) : texts.none}</>;
}
