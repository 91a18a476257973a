import { roomNumbersIn } from '../../../../../domain/rooms/roomNumbers';
import { useAddRoomsOfTypeMutation, type RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { useMadeOnce } from '../../../../ui/form/useMadeOnce';
import { useToast } from '../../../../ui/overlays/toastContext';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { newlyMade, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { RoomNumbersItem } from './RoomNumbersItem';
import { roomNumbersSchema } from './typeSchema';

const texts = roomTypeTexts.more;
const empty = { roomNumbers: '' };

/** Adds rooms to a type. */
export function MoreRoomsForm({ type }: { type: RoomTypeWithRooms }) {
  const { hotelId, id: typeId } = type;
  const [add] = useAddRoomsOfTypeMutation();
  const keep = `moreRooms-${typeId}`;
  const make = useMadeOnce(
    (newRooms: typeof empty, key) =>
      add({ hotelId, typeId, 'Idempotency-Key': key, newRooms }).unwrap(),
    keep,
  );
  const toast = useToast();
  const form = useBackofficeForm<typeof empty>({
    initialValues: empty,
    schema: roomNumbersSchema,
    keep,
    failed: texts.failed,
    send: async (newRooms) => {
      newlyMade(await make(newRooms));
      const read = roomNumbersIn(newRooms.roomNumbers);
      toast({ text: texts.added('numbers' in read ? read.numbers.length : 0), tone: 'success' });
      return { leave: () => form.resetForm({ values: empty }) };
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.title}
      submit={{ text: texts.submit, busyText: texts.submitting }}
    >
      <RoomNumbersItem
        hotelId={hotelId}
        expression={form.values.roomNumbers}
        isUnknown={form.isUnknown}
      />
    </BackofficeForm>
  );
}
