import { useState } from 'react';
import type { CalendarRoom } from '../../../../api/partner';
import { addDays, isDay, vietnamToday, type Day } from '../../../../../domain/stays/stay';
import { tidy } from '../../../../../domain/texts/texts';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { closingTexts as texts } from '../../../../i18n/en/partner/closing';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { Notice } from '../../../../ui/feedback/Notice';
import { useToast } from '../../../../ui/overlays/toastContext';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { DateItem } from '../../../ui/form/DateItem';
import { FirstField } from '../../../ui/form/FirstField';
import { FormRow } from '../../../ui/form/FormLayout';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextItem } from '../../../ui/form/TextItem';
import { useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { closureSchema } from '../../rooms/closures/closureSchema';
import type { Closed } from '../change/useClosureActs';
import { useCloseAll } from './useCloseAll';
import { useInTheWay, type InTheWay } from './useInTheWay';

const words = roomTexts.closures;
const { done, failed } = calendarTexts.close;

interface Closing {
  rooms: readonly CalendarRoom[];
  from: Day;
  to: Day;
}

type CloseRoomsProps = {
  open: boolean;
  hotelId: number;
  closing: Closing;
  /** What it has closed, also where it has not closed all. */
  onClosed: (closed: Closed) => void;
  onClose: () => void;
};

/** Takes the selected rooms off sale for the selected days. */
export function CloseRooms({ open, onClose, closing, ...rest }: CloseRoomsProps) {
  const { left, onRoomClosed } = useLeft(closing);
  const isBegun = left.length > 0 && left.length < closing.rooms.length;
  const title = isBegun ? texts.rest(numbersOf(left).join(', ')) : texts.title;
  return (
    <DetailsDrawer open={open} title={title} onClose={onClose}>
      <CloseForm {...rest} {...{ closing, left, onRoomClosed }} onDone={onClose} />
    </DetailsDrawer>
  );
}

/** Which of the rooms are still to be closed. */
function useLeft(closing: Closing) {
  const [closed, setClosed] = useState({ of: closing, ids: [] as readonly number[] });
  // It is opened for others while it is still here.
  const ids = closed.of === closing ? closed.ids : [];
  return {
    left: closing.rooms.filter(({ id }) => !ids.includes(id)),
    onRoomClosed: (id: number) =>
      setClosed((before) => ({
        of: closing,
        ids: [...(before.of === closing ? before.ids : []), id],
      })),
  };
}

const numbersOf = (rooms: readonly CalendarRoom[]) => rooms.map(({ roomNumber }) => roomNumber);

type CloseFormProps = Pick<CloseRoomsProps, 'hotelId' | 'closing' | 'onClosed'> &
  ReturnType<typeof useLeft> & { onDone: () => void };

function CloseForm({ hotelId, closing, onClosed, onDone, left, onRoomClosed }: CloseFormProps) {
  const { rooms, from, to } = closing;
  const [half, setHalf] = useState<{ closed: number; taken: readonly number[] }>();
  const closeAll = useCloseAll({ hotelId, rooms, left, onRoomClosed, onClosed });
  const toast = useToast();
  const today = vietnamToday(new Date());
  const form = useBackofficeForm({
    initialValues: { from: from < today ? today : from, to, reason: '' },
    schema: closureSchema(today),
    keepForLogin: `close ${hotelId} ${rooms.map(({ id }) => id).join()} ${from} ${to}`,
    failed,
    unknown: texts.unknown,
    send: async (values) => {
      setHalf(undefined);
      const { closed, taken } = await closeAll.send({ ...values, reason: tidy(values.reason) });
      // What was written stays as long as it is not done in all rooms.
      if (taken.length > 0) return setHalf({ closed, taken });
      toast({ text: done(closed), tone: 'success' });
      return { leave: onDone };
    },
  });
  const asked = left.filter(({ id }) => !closeAll.mayBeClosed(id, form.values));
  const inTheWay = useInTheWay(hotelId, asked, form.values);
  const of = (roomId: number) => inTheWay.filter((one) => one.roomId === roomId);
  const isClosed = (id: number) => of(id).length > 0 && of(id).every((one) => one.isClosure);
  const isNoneFree = left.length > 0 && left.every(({ id }) => of(id).length > 0);
  const taken = rooms.filter(({ id }) => half?.taken.includes(id));
  return (
    <BackofficeForm
      form={form}
      label={texts.form}
      actions={
        <SubmitButton busyText={texts.busy} blocked={isNoneFree}>
          {texts.submit}
        </SubmitButton>
      }
    >
      <p>{texts.what(numbersOf(left))}</p>
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
      {inTheWay.length > 0 && (
        <Notice tone="warning">
          <Lines title={texts.had} of={inTheWay.filter((one) => !one.isClosure)} />
          <Lines title={texts.closed} of={inTheWay.filter((one) => one.isClosure)} />
          {isNoneFree && <p>{texts.noneFree}</p>}
        </Notice>
      )}
      {half && (
        <Notice tone="error">
          {texts.some(
            half.closed,
            numbersOf(taken.filter(({ id }) => !isClosed(id))),
            numbersOf(taken.filter(({ id }) => isClosed(id))),
          )}
        </Notice>
      )}
      <FirstField>
        <TextItem name="reason" label={words.reason} required />
      </FirstField>
    </BackofficeForm>
  );
}

function Lines({ title, of }: { title: string; of: readonly InTheWay[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {of.map(({ line }) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
