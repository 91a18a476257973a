import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  partnerApi,
  useCreatePartnerRoomMutation,
  useUpdatePartnerRoomMutation,
  type PartnerRoom,
} from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { useAppDispatch } from '../../../state/store';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { useToast } from '../../../ui/overlays/toastContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useStaleSave } from '../../ui/form/useStaleSave';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { ImageUploader, type ImageUploaderHandle } from '../../ui/images/ImageUploader';
import type { HotelChoice } from './hotelChoice';
import { RoomFields } from './RoomFields';
import { roomSchema } from './roomSchema';
import { emptyRoom, newRoomOf, valuesOf, type RoomValues } from './roomValues';
import { useRoomImages } from './useRoomImages';

type RoomFormProps = {
  /** Absent: a new one. */
  room?: PartnerRoom;
  /** Of a new room, where it is known. */
  hotel?: HotelChoice | undefined;
};

const texts = roomTexts.form;
const MAX_IMAGES = 5;
const { getPartnerRoom } = partnerApi.endpoints;

/** Creates a room, or changes one. */
export function RoomForm({ room, hotel }: RoomFormProps) {
  // A room whose images did not all arrive is there: from then on the form changes it.
  const [created, setCreated] = useState<PartnerRoom>();
  const record = room ?? created;
  const { form, stale, uploader } = useRoomSaving(record, hotel, setCreated);
  const images = useRoomImages();
  const busy = record ? texts.updating : texts.creating;
  const fixedHotel = record && {
    id: record.hotelId,
    name: record.hotelName,
    currency: record.currency,
  };

  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={busy}>{record ? texts.update : texts.create}</SubmitButton>
          <ButtonLink to={paths.partnerRooms({ hotelId: form.values.hotelId || undefined })}>
            {texts.cancel}
          </ButtonLink>
        </>
      }
    >
      <StaleNotice thing="room" form={form} stale={stale} />
      <RoomFields values={form.values} fixedHotel={fixedHotel} />
      <ImageUploader
        ref={uploader}
        keep={record ? `room-${record.id}` : 'room-new'}
        label={texts.images}
        max={MAX_IMAGES}
        images={record?.images ?? NO_IMAGES}
        {...(record && images.of(record))}
      />
    </BackofficeForm>
  );
}

const NO_IMAGES: PartnerRoom['images'] = [];

function useRoomSaving(
  record: PartnerRoom | undefined,
  hotel: HotelChoice | undefined,
  onCreated: (room: PartnerRoom) => void,
) {
  const [create] = useCreatePartnerRoomMutation();
  const [update] = useUpdatePartnerRoomMutation();
  const dispatch = useAppDispatch();
  const { uploadTo } = useRoomImages();
  const uploader = useRef<ImageUploaderHandle>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const stale = useStaleSave<RoomValues, PartnerRoom>({
    latest: () => {
      const now = { subscribe: false, forceRefetch: true };
      return dispatch(getPartnerRoom.initiate({ roomId: record?.id ?? 0 }, now)).unwrap();
    },
    valuesOf,
  });

  const save = (values: RoomValues) => {
    const newRoom = newRoomOf(values);
    if (!record) return create({ hotelId: Number(values.hotelId), newRoom }).unwrap();
    const { id: roomId, hotelId } = record;
    return stale.save(values.version || record.version, (version) =>
      update({ hotelId, roomId, roomChanges: { ...newRoom, version } }).unwrap(),
    );
  };
  const form = useBackofficeForm<RoomValues>({
    initialValues: record ? valuesOf(record) : emptyRoom(hotel),
    schema: roomSchema,
    keep: record ? `room-${record.id}` : 'room-new',
    failed: record ? roomTexts.failures.update : roomTexts.failures.create,
    send: async (values) => {
      const saved = await save(values);
      const sent = await uploader.current?.start(uploadTo(saved));
      if (sent && sent.failed > 0) {
        onCreated(saved);
        form.say(texts.imagesFailed(sent.failed));
        return { changes: { version: saved.version } };
      }
      toast({ text: record ? texts.updated : texts.created, tone: 'success' });
      return {
        changes: { version: saved.version },
        leave: () => void navigate(paths.partnerRooms({ hotelId: saved.hotelId })),
        stay: () => !record && onCreated(saved),
      };
    },
  });
  return { form, stale, uploader };
}
