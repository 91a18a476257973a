import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { DESK_SOURCES } from '../../../../../domain/bookings/bookingSource';
import { firstDeskDay, MAX_NIGHTS, vietnamToday } from '../../../../../domain/stays/stay';
import { useListFreeRoomsQuery, type FreeRoom } from '../../../../api/partner';
import { deskTexts as texts } from '../../../../i18n/en/partner/desk';
import { dayWords } from '../../../ui/dates/dateWords';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { CheckboxItem } from '../../../ui/form/CheckboxItem';
import { DateItem } from '../../../ui/form/DateItem';
import { FirstField } from '../../../ui/form/FirstField';
import { FormRow, FormSection } from '../../../ui/form/FormLayout';
import { NumberItem } from '../../../ui/form/NumberItem';
import { SelectItem } from '../../../ui/form/SelectItem';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextItem } from '../../../ui/form/TextItem';
import { NotSaved, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useUndo } from '../../../ui/useUndo';
import { deskSchema, isPriceByHand } from './deskSchema';
import { DeskTotal } from './DeskTotal';
import { DeskWarnings } from './DeskWarnings';
import {
  deskOf,
  mayArrive,
  newBookingOf,
  quoteAskedOf,
  roomsOf,
  roomTotalOf,
  sleepersOf,
  stayOf,
  type DeskStay,
  type DeskValues,
} from './deskValues';
import { FreeRoomsItem } from './FreeRoomsItem';
import { MoreItems } from './MoreItems';
import { occupantsError } from '../guests/guestValues';
import { useTakeBack } from '../useTakeBack';
import { useCodeQuote, type CodeQuote } from './useCodeQuote';
import { useDeskBooking } from './useDeskBooking';

const sources = DESK_SOURCES.map((value) => ({ value, label: texts.sources[value] }));

/** The form's fields for the server's. */
const fieldOf = {
  phoneNumber: 'phone',
  adults: 'numberOfAdults',
  children: 'numberOfChildren',
  checkInDate: 'checkIn',
  checkOutDate: 'nights',
  checkInNow: 'arrived',
  'arrivingGuest.name': 'arrivingName',
  'arrivingGuest.phoneNumber': 'arrivingPhone',
  'priceByHand.pricePerNight': 'priceByHand',
  'priceByHand.reason': 'priceReason',
};

type DeskFormProps = {
  hotelId: number;
  stay?: DeskStay | undefined;
  /** What was written when another hotel was chosen. */
  carried: DeskValues | undefined;
  onEdited: (values: DeskValues) => void;
  onBooked: (bookingId: string) => void;
  onCancel: () => void;
};

/** Books for a guest at the desk or on the phone: a name and the nights suffice. */
export function DeskForm(props: DeskFormProps) {
  const { hotelId, stay: begun, carried, onEdited, onBooked, onCancel } = props;
  const { form, free, rooms, stay, today, firstDay, code } = useDeskForm({
    hotelId,
    begun,
    onBooked,
  });
  useCarried(form.formik, carried, onEdited);
  const { values } = form;
  const mailTo = values.email?.trim() ?? '';
  const canArrive = mayArrive(values, today);
  // Nothing is booked whose rooms and total nobody has seen.
  const isLooking = free.isFetching && !free.currentData;
  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton
            busy={isLooking}
            busyText={form.formik.isSubmitting ? texts.busy : texts.submit}
          >
            {texts.submit}
          </SubmitButton>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </>
      }
    >
      <FormSection title={texts.guest.title}>
        <FirstField>
          <TextItem name="guestName" label={texts.guest.name} required />
        </FirstField>
        <FormRow>
          <DateItem
            name="checkIn"
            label={texts.guest.checkIn}
            required
            min={firstDay}
            hint={firstDay < today ? texts.guest.lastNight(dayWords(firstDay)) : undefined}
          />
          <NumberItem
            name="nights"
            label={texts.guest.nights}
            required
            min={1}
            max={MAX_NIGHTS}
            precision={0}
            hint={stay && texts.guest.until(dayWords(stay.checkOut))}
          />
        </FormRow>
        <FreeRoomsItem
          free={free.currentData}
          isAsked={stay !== undefined}
          failed={free.isError && !free.isFetching}
          onRetry={() => void free.refetch()}
        />
        <SelectItem
          name="source"
          label={texts.guest.source}
          required
          options={sources}
          onPicked={(source) => {
            // Whoever is on the phone is not at the desk.
            if (source !== 'OTHER') void form.formik.setFieldValue('arrived', source === 'WALK_IN');
          }}
        />
        <CheckboxItem
          name="arrived"
          label={texts.guest.here}
          disabled={!canArrive}
          hint={canArrive ? undefined : texts.guest.notYet}
        />
      </FormSection>
      {rooms.length > 0 && stay && isPriceByHand(values.priceByHand) && (
        <DeskTotal
          checkIn={stay.checkIn}
          rooms={rooms}
          nights={values.nights ?? 0}
          isByHand={values.priceByHand !== null}
          roomTotal={roomTotalOf(values, rooms)}
          code={code}
        />
      )}
      <DeskWarnings rooms={rooms} values={values} />
      <MoreItems
        errors={form.errors}
        hasPrice={values.priceByHand !== null}
        rooms={rooms.map(({ id, roomNumber }) => ({ key: id, roomNumber }))}
        isExpected={!(values.arrived && canArrive)}
      />
      <p className="note">{mailTo === '' ? texts.untold : texts.told(mailTo)}</p>
    </BackofficeForm>
  );
}

/** Goes on with what was written for another hotel, but for its rooms; tells what is written by now. */
function useCarried(
  { values, setValues }: Pick<FormikProps<DeskValues>, 'values' | 'setValues'>,
  carried: DeskValues | undefined,
  onEdited: (values: DeskValues) => void,
): void {
  const begin = useEffectEvent(() => {
    if (carried) void setValues({ ...carried, roomIds: [], occupants: {} }, false);
  });
  useEffect(() => begin(), []);
  const tell = useEffectEvent(onEdited);
  useEffect(() => tell(values), [values]);
}

function useDeskForm({
  hotelId,
  begun,
  onBooked,
}: Pick<DeskFormProps, 'hotelId' | 'onBooked'> & { begun: DeskStay | undefined }) {
  const now = new Date();
  const [today, firstDay] = [vietnamToday(now), firstDeskDay(now)];
  const book = useDeskBooking(hotelId);
  const takeBack = useTakeBack();
  const undoable = useUndo();
  const form = useBackofficeForm<DeskValues>({
    initialValues: deskOf(today, begun),
    schema: deskSchema(today, firstDay),
    keepForLogin: `new booking ${hotelId} ${JSON.stringify(begun)}`,
    failed: texts.failed,
    unknown: texts.unknown,
    fieldOf,
    send: async (values) => {
      const missing = whatIsMissing(values, free.currentData) ?? wrongOf(values, rooms, code);
      const { made, asked, isEarlier } = await book(
        values,
        missing === undefined && stay
          ? newBookingOf(values, { stay, rooms, today, totalPrice: code.quote?.totalPrice })
          : { missing: missing ?? texts.rules.day },
      );
      const words = made.status === 'CHECKED_IN' ? texts.arrived : texts.booked;
      const numbers = made.rooms.map(({ roomNumber }) => roomNumber).join(', ');
      const done = words(asked.guestName, numbers);
      if (isEarlier) throw new NotSaved(texts.earlier(done));
      const { bookingId, version = 1 } = made;
      undoable({
        text: done,
        undo: () => takeBack(bookingId, version),
      });
      return { leave: () => onBooked(bookingId) };
    },
  });
  const stay = stayOf(form.values, { today, firstDay });
  const free = useListFreeRoomsQuery(stay ? { hotelId, ...stay } : skipToken);
  const rooms = roomsOf(form.values.roomIds, free.currentData ?? []);
  const code = useCodeQuote(hotelId, quoteAskedOf(form.values, { stay, rooms }));
  return { form, free, rooms, stay, today, firstDay, code };
}

/** What is wrong across fields: who sleeps where, or a code whose price nobody knows. */
function wrongOf(values: DeskValues, rooms: readonly FreeRoom[], { isOpen, said }: CodeQuote) {
  const party = { adults: values.numberOfAdults ?? 1, children: values.numberOfChildren ?? 0 };
  const places = new Map(rooms.map((room) => [String(room.id), room]));
  const wrong = occupantsError(sleepersOf(values, rooms), party, places);
  return wrong ?? (isOpen ? (said ?? texts.rules.codeUnchecked) : undefined);
}

/** Why no rooms can be sent, in words: fewer than were chosen are never sent unsaid. */
function whatIsMissing({ roomIds }: DeskValues, free: readonly FreeRoom[] | undefined) {
  if (!free) return texts.rooms.failed;
  if (roomIds.some((id) => !free.some((room) => room.id === id))) return texts.rules.roomGone;
  return free.length === 0 ? texts.rooms.none : undefined;
}
