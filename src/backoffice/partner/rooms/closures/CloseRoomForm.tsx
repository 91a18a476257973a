import { tidy } from '../../../../../domain/texts/texts';
import { useState } from 'react';
import { Link } from '../../../../ui/navigation/Link';
import { addDays, isDay, vietnamToday, type Day } from '../../../../../domain/stays/stay';
import { isRequestError } from '../../../../api';
import { problemOf } from '../../../../api/problem';
import { useCloseRoomMutation, type NewClosure, type PartnerRoom } from '../../../../api/partner';
import { paths } from '../../../../../site/paths';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { Notice } from '../../../../ui/feedback/Notice';
import { DateItem } from '../../../ui/form/DateItem';
import { FormRow } from '../../../ui/form/FormLayout';
import { TextItem } from '../../../ui/form/TextItem';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { newlyMade, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useMadeOnce } from '../../../../ui/form/useMadeOnce';
import { useToast } from '../../../../ui/overlays/toastContext';
import { closureSchema } from './closureSchema';

const texts = roomTexts.closures;

/** Takes a room off sale from one day to another. */
export function CloseRoomForm({ room }: { room: PartnerRoom }) {
  const { hotelId, id: roomId } = room;
  const [close] = useCloseRoomMutation();
  const [inTheWay, setInTheWay] = useState<{ count: number; from: Day; to: Day } | null>(null);
  const make = useMadeOnce((newClosure: NewClosure, key) =>
    close({ hotelId, roomId, 'Idempotency-Key': key, newClosure }).unwrap(),
  );
  const toast = useToast();
  const today = vietnamToday(new Date());
  const empty: NewClosure = { from: '', to: '', reason: '' };

  const form = useBackofficeForm<NewClosure>({
    initialValues: empty,
    schema: closureSchema(today),
    keepForLogin: `close room ${roomId}`,
    failed: texts.closeFailed,
    send: async (values) => {
      setInTheWay(null);
      const newClosure = { ...values, reason: tidy(values.reason) };
      try {
        newlyMade(await make(newClosure));
      } catch (error) {
        const count = isRequestError(error) && problemOf(error).bookings;
        if (count) setInTheWay({ count, from: values.from, to: addDays(values.to, -1) });
        throw error;
      }
      toast({ text: texts.closed(roomTexts.roomNamed(room.roomNumber)), tone: 'success' });
      // The next closure begins with an empty form.
      return { leave: () => form.resetForm({ values: empty }) };
    },
  });
  return (
    <BackofficeForm
      form={form}
      label={texts.form}
      submit={{ text: texts.submit, busyText: texts.submitting }}
    >
      {inTheWay && (
        <Notice tone="error">
          {texts.inTheWay(inTheWay.count)}{' '}
          <Link
            to={paths.partnerBookings({
              ...{ hotelId, roomId, by: 'nights' },
              ...{ from: inTheWay.from, to: inTheWay.to },
            })}
          >
            {roomTexts.showBookings}
          </Link>
        </Notice>
      )}
      <FormRow>
        <DateItem name="from" label={texts.from} required min={today} alsoClears={['to']} />
        <DateItem
          name="to"
          label={texts.to}
          required
          min={addDays(isDay(form.values.from) ? form.values.from : today, 1)}
          alsoClears={['from']}
        />
      </FormRow>
      <TextItem name="reason" label={texts.reason} required />
    </BackofficeForm>
  );
}
