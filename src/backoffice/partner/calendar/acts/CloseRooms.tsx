import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { isRequestError, isUnanswered } from '../../../../api';
import {
  useCloseRoomMutation,
  useGetPartnerCalendarQuery,
  type CalendarRoom,
  type NewClosure,
} from '../../../../api/partner';
import {
  addDays,
  isDay,
  nightsBetween,
  vietnamToday,
  type Day,
} from '../../../../../domain/stays/stay';
import { tidy } from '../../../../../domain/texts/texts';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { Notice } from '../../../../ui/feedback/Notice';
import { useToast } from '../../../../ui/overlays/toastContext';
import { dayWords } from '../../../ui/dates/dateWords';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { DateItem } from '../../../ui/form/DateItem';
import { FirstField } from '../../../ui/form/FirstField';
import { FormRow } from '../../../ui/form/FormLayout';
import { TextItem } from '../../../ui/form/TextItem';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { closureSchema } from '../../rooms/closures/closureSchema';
import type { Closed } from '../change/useClosureActs';

const texts = calendarTexts.close;
const words = roomTexts.closures;

/** As many days as the server answers at once. */
const MAX_DAYS = 60;

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
export function CloseRooms({ open, onClose, ...rest }: CloseRoomsProps) {
  return (
    <DetailsDrawer open={open} title={texts.title} onClose={onClose}>
      <CloseForm {...rest} onDone={onClose} />
    </DetailsDrawer>
  );
}

type CloseFormProps = Pick<CloseRoomsProps, 'hotelId' | 'closing' | 'onClosed'> & {
  onDone: () => void;
};

function CloseForm({ hotelId, closing, onClosed, onDone }: CloseFormProps) {
  const { rooms, from, to } = closing;
  const [failure, setFailure] = useState<string>();
  const closeAll = useCloseAll(hotelId, rooms, onClosed);
  const toast = useToast();
  const today = vietnamToday(new Date());
  const form = useBackofficeForm({
    initialValues: { from: from < today ? today : from, to, reason: '' },
    schema: closureSchema(today),
    keepForLogin: `close ${hotelId} ${rooms.map(({ id }) => id).join()} ${from} ${to}`,
    failed: texts.failed,
    unknown: texts.unknown,
    send: async (values) => {
      setFailure(undefined);
      const { closed, taken } = await closeAll.send({ ...values, reason: tidy(values.reason) });
      // What was written stays as long as it is not done in all rooms.
      if (taken.length > 0) return setFailure(texts.some(closed, taken.join(', ')));
      toast({ text: texts.done(closed), tone: 'success' });
      return { leave: onDone };
    },
  });
  const inTheWay = useInTheWay(
    hotelId,
    rooms.filter(({ id }) => !closeAll.mayBeClosed(id, form.values)),
    form.values,
  );
  return (
    <BackofficeForm
      form={form}
      label={texts.form}
      submit={{ text: texts.submit, busyText: texts.busy }}
    >
      <p>{texts.what(rooms.map(({ roomNumber }) => roomNumber))}</p>
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
          <p>{texts.inTheWay}</p>
          <ul>
            {inTheWay.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <FirstField>
        <TextItem name="reason" label={words.reason} required />
      </FirstField>
    </BackofficeForm>
  );
}

/**
 * Closes one room after the other, and answers which somebody has; a single one fails as it does anywhere. What is done when
 * it fails half way is not sent again.
 */
function useCloseAll(
  hotelId: number,
  rooms: readonly CalendarRoom[],
  onClosed: (closed: Closed) => void,
) {
  const [close] = useCloseRoomMutation();
  const underKey = useRequestKey();
  const toast = useToast();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [unanswered, setUnanswered] = useState<ReadonlySet<string>>(new Set());
  const isClosed = (roomId: number, span: Span) => done.has(keyOf(roomId, span));
  const send = async (newClosure: NewClosure) => {
    const taken: string[] = [];
    let closed = 0;
    const now: { roomId: number; roomNumber: string; closureId: number }[] = [];
    const tell = () => now.length > 0 && onClosed({ span: newClosure, rooms: now });
    for (const { id, roomNumber } of rooms) {
      try {
        if (!isClosed(id, newClosure)) {
          const asked = { hotelId, roomId: id, newClosure };
          const closure = await underKey(asked, (sent) =>
            close({ ...asked, 'Idempotency-Key': sent }).unwrap(),
          );
          now.push({ roomId: id, roomNumber, closureId: closure.id });
        }
        setDone((all) => new Set([...all, keyOf(id, newClosure)]));
        closed += 1;
      } catch (error) {
        if (isUnanswered(error)) {
          setUnanswered((all) => new Set([...all, keyOf(id, newClosure)]));
        }
        const isTaken = isRequestError(error) && error.status === 409;
        if (isTaken && rooms.length > 1) taken.push(roomNumber);
        else {
          if (closed > 0) toast({ text: texts.half(closed, rooms.length), tone: 'error' });
          tell();
          throw error;
        }
      }
    }
    tell();
    return { closed, taken };
  };
  return {
    /** What lies there then is its own. */
    mayBeClosed: (roomId: number, span: Span) =>
      isClosed(roomId, span) || unanswered.has(keyOf(roomId, span)),
    send,
  };
}

type Span = Pick<NewClosure, 'from' | 'to'>;

const keyOf = (roomId: number, { from, to }: Span) => `${roomId} ${from} ${to}`;

/** Who has these rooms on the days that are to be closed, a line for each; as it is now, whatever somebody does meanwhile. */
function useInTheWay(
  hotelId: number,
  rooms: readonly CalendarRoom[],
  { from, to }: { from: string; to: string },
): string[] {
  const isSpan = isDay(from) && isDay(to) && from < to;
  const days = isSpan ? Math.min(MAX_DAYS, nightsBetween(from, to)) : 0;
  const { data } = useGetPartnerCalendarQuery(isSpan ? { hotelId, from, days } : skipToken);
  if (!data || !isSpan) return [];
  const had = [
    ...data.bars.map((bar) => ({ ...bar, who: bar.guestName })),
    ...data.closures.map((one) => ({ ...one, who: calendarTexts.closure(one.reason) })),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return rooms.flatMap(({ id, roomNumber }) =>
    had
      .filter((one) => one.roomId === id && one.from < to && one.to > from)
      .map((one) => texts.has(roomNumber, one.who, dayWords(one.from), dayWords(one.to))),
  );
}
