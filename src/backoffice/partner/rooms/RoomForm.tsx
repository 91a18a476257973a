import { useNavigate } from 'react-router-dom';
import { askOnce } from '../../../api/askOnce';
import {
  partnerApi,
  useCreatePartnerRoomMutation,
  useUpdatePartnerRoomMutation,
  type NewRoom,
  type PartnerRoom,
} from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { useAppDispatch } from '../../../state/store';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { useMadeOnce } from '../../../ui/form/useMadeOnce';
import { RecordForm } from '../../ui/record/RecordForm';
import { useRecordForm } from '../../ui/record/useRecordForm';
import type { HotelChoice } from './hotelChoice';
import { MAX_IMAGES } from './roomChoices';
import { RoomFields } from './RoomFields';
import { roomSchemaAmong } from './roomSchema';
import { emptyRoom, newRoomOf, valuesOf, type RoomValues } from './roomValues';
import { ImageSource } from './types/ImageSource';
import { chosenType } from './types/typeByName';
import { useTypesNow } from './types/useTypesNow';
import { useRoomImages } from './useRoomImages';

type RoomFormProps = {
  /** Absent: a new one. */
  room?: PartnerRoom;
  /** Of a new room, where it is known. */
  hotel?: HotelChoice | undefined;
  /** The room that a new one is like, and what the form begins with. */
  like?: { id: number; values: RoomValues };
};

const { form: texts, failures } = roomTexts;
const { getPartnerRoom } = partnerApi.endpoints;

/** Creates a room, or changes one. */
export function RoomForm({ room, hotel, like }: RoomFormProps) {
  const [create] = useCreatePartnerRoomMutation();
  const [update] = useUpdatePartnerRoomMutation();
  const keepNew = like ? `room-like-${like.id}` : 'room-new';
  const make = useMadeOnce(
    (asked: { hotelId: number; newRoom: NewRoom }, key) =>
      create({ ...asked, 'Idempotency-Key': key }).unwrap(),
    keepNew,
  );
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const images = useRoomImages();
  const typesNow = useTypesNow();
  const sentOf = async (values: RoomValues): Promise<NewRoom> => {
    const type = chosenType(await typesNow(values.hotelId), values);
    return { ...newRoomOf(values), ...(type && { typeId: type.id }) };
  };
  const state = useRecordForm<RoomValues, PartnerRoom>({
    record: room,
    thing: 'room',
    empty: like ? like.values : emptyRoom(hotel),
    keepNew,
    valuesOf,
    schema: roomSchemaAmong(typesNow, room),
    create: async (values) =>
      make({ hotelId: Number(values.hotelId), newRoom: await sentOf(values) }),
    update: async ({ id: roomId, hotelId }, values, version) =>
      update({ hotelId, roomId, roomChanges: { ...(await sentOf(values)), version } }).unwrap(),
    latest: (roomId) => askOnce(dispatch, getPartnerRoom, { roomId }),
    uploadTo: images.uploadTo,
    leave: ({ hotelId }) => void navigate(paths.partnerRooms({ hotelId })),
    texts,
    failures,
  });
  const { form, record } = state;
  const fixedHotel = record && {
    id: record.hotelId,
    name: record.hotelName,
    currency: record.currency,
  };

  return (
    <RecordForm
      state={state}
      maxImages={MAX_IMAGES}
      imagesOf={images.of}
      imagesHint={record && <ImageSource room={record} values={form.values} />}
      cancel={paths.partnerRooms({ hotelId: form.values.hotelId || undefined })}
      texts={texts}
    >
      <RoomFields values={form.values} fixedHotel={fixedHotel} room={record} />
    </RecordForm>
  );
}
