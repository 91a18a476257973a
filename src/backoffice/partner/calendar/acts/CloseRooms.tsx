import { useCloseRoomMutation, type CalendarRoom } from '../../../../api/partner';
import { addDays, isDay, vietnamToday, type Day } from '../../../../../domain/stays/stay';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { useToast } from '../../../../ui/overlays/toastContext';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { DateItem } from '../../../ui/form/DateItem';
import { FormRow } from '../../../ui/form/FormLayout';
import { TextItem } from '../../../ui/form/TextItem';
import { useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { closureSchema } from '../../rooms/closures/closureSchema';
import { isRequestError } from '../../../../api';

const texts = calendarTexts.close;
const words = roomTexts.closures;

interface Closing {
  rooms: readonly CalendarRoom[];
  from: Day;
  to: Day;
}

type CloseRoomsProps = { open: boolean; hotelId: number; closing: Closing; onClose: () => void };

/** Takes the selected rooms off sale for the selected days. */
export function CloseRooms({ open, onClose, ...rest }: CloseRoomsProps) {
  return (
    <DetailsDrawer open={open} title={texts.title} onClose={onClose}>
      <CloseForm {...rest} onDone={onClose} />
    </DetailsDrawer>
  );
}

type CloseFormProps = Pick<CloseRoomsProps, 'hotelId' | 'closing'> & { onDone: () => void };

function CloseForm({ hotelId, closing: { rooms, from, to }, onDone }: CloseFormProps) {
  const closeAll = useCloseAll(hotelId, rooms);
  const today = vietnamToday(new Date());
  const form = useBackofficeForm({
    initialValues: { from: from < today ? today : from, to, reason: '' },
    schema: closureSchema(today),
    failed: texts.failed,
    send: async (values) => {
      await closeAll({ ...values, reason: values.reason.trim() });
      return { leave: onDone };
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.form}
      submit={{ text: texts.submit, busyText: texts.busy }}
    >
      <p>{texts.what(rooms.map(({ roomNumber }) => roomNumber).join(', '))}</p>
      <FormRow>
        <DateItem name="from" label={words.from} required min={today} alsoClears={['to']} />
        <DateItem
          name="to"
          label={words.to}
          required
          min={addDays(isDay(form.values.from) ? form.values.from : today, 1)}
          alsoClears={['from']}
        />
      </FormRow>
      <TextItem name="reason" label={words.reason} required maxLength={200} />
    </BackofficeForm>
  );
}

/** Closes one room after the other, and says which somebody has; with none closed it fails as a single one does. */
function useCloseAll(hotelId: number, rooms: readonly CalendarRoom[]) {
  const [close] = useCloseRoomMutation();
  const toast = useToast();
  return async (newClosure: { from: string; to: string; reason: string }) => {
    const taken: string[] = [];
    for (const { id, roomNumber } of rooms) {
      try {
        await close({ hotelId, roomId: id, newClosure }).unwrap();
      } catch (error) {
        const isTaken = isRequestError(error) && error.status === 409;
        if (!isTaken || rooms.length === 1) throw error;
        taken.push(roomNumber);
      }
    }
    const closed = rooms.length - taken.length;
    const text = taken.length > 0 ? texts.some(closed, taken.join(', ')) : texts.done(closed);
    toast({ text, tone: taken.length > 0 ? 'error' : 'success' });
  };
}
