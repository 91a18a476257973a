import { useRef } from 'react';
import { useCloseRoomMutation, type CalendarRoom } from '../../../../api/partner';
import { addDays, isDay, vietnamToday, type Day } from '../../../../../domain/stays/stay';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { useToast } from '../../../../ui/overlays/toastContext';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { DateItem } from '../../../ui/form/DateItem';
import { FirstField } from '../../../ui/form/FirstField';
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
      <FirstField>
        <TextItem name="reason" label={words.reason} required maxLength={200} />
      </FirstField>
    </BackofficeForm>
  );
}

/**
 * Closes one room after the other, and says which somebody has; with none closed it fails as a single one does. What is done
 * when it fails half way is not sent again.
 */
function useCloseAll(hotelId: number, rooms: readonly CalendarRoom[]) {
  const [close] = useCloseRoomMutation();
  const toast = useToast();
  const done = useRef<ReadonlySet<string>>(new Set());
  return async (newClosure: { from: string; to: string; reason: string }) => {
    const taken: string[] = [];
    let closed = 0;
    for (const { id, roomNumber } of rooms) {
      const key = `${id} ${newClosure.from} ${newClosure.to}`;
      try {
        if (!done.current.has(key)) await close({ hotelId, roomId: id, newClosure }).unwrap();
        done.current = new Set([...done.current, key]);
        closed += 1;
      } catch (error) {
        const isTaken = isRequestError(error) && error.status === 409;
        if (isTaken && rooms.length > 1) taken.push(roomNumber);
        else {
          if (closed > 0) toast({ text: texts.half(closed, rooms.length), tone: 'error' });
          throw error;
        }
      }
    }
    const text = taken.length > 0 ? texts.some(closed, taken.join(', ')) : texts.done(closed);
    toast({ text, tone: taken.length > 0 ? 'error' : 'success' });
  };
}
