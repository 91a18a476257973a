import { Button } from 'antd';
import { useState } from 'react';
import { object } from 'yup';
import { useChangePartnerGuestsMutation, type PartnerBookingDetail } from '../../../../api/partner';
import { tidy } from '../../../../../domain/texts/texts';
import { guestItemTexts as texts } from '../../../../i18n/en/partner/guestItems';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { BackofficeForm } from '../../../ui/form/BackofficeForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { NotSaved, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { TextAreaItem } from '../../../ui/form/TextAreaItem';
import { useUndo } from '../../../ui/useUndo';
import { MeanwhileNotice } from '../change/MeanwhileNotice';
import { isOver, useBegunBooking } from '../change/useBegunBooking';
import { guestName } from '../guestName';
import { keptName } from '../keptName';
import { lineNumbers } from '../roomNumbers';
import { useSettled } from '../useSettled';
import { useTakeBack } from '../useTakeBack';
import { GuestItems } from './GuestItems';
import {
  carriedOver,
  guestShapeOf,
  guestsOf,
  isToldSo,
  MAX_NOTES,
  occupantsError,
  toldGuests,
  toldOccupants,
} from './guestValues';

type GuestsDrawerProps = { booking: PartnerBookingDetail; open: boolean; onClose: () => void };

/** Says who comes, who sleeps where and what they would like, beside the booking. */
export function GuestsDrawer({ booking, open, onClose }: GuestsDrawerProps) {
  return (
    <DetailsDrawer open={open} title={texts.title(guestName(booking))} onClose={onClose}>
      <GuestsForm booking={booking} onClose={onClose} />
    </DetailsDrawer>
  );
}

function GuestsForm({ booking, onClose }: Omit<GuestsDrawerProps, 'open'>) {
  const { form, begun, renewal } = useGuestsForm(booking, onClose);
  const [was] = useState(booking.notes);
  const typed = tidy(form.formik.values.notes);
  const isOther = booking.notes !== was && ![was, booking.notes].includes(typed);
  const rooms = begun.rooms.map((room) => ({
    key: room.position ?? 0,
    roomNumber: lineNumbers(room),
  }));
  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={texts.busy} blocked={isOver(booking)}>
            {texts.save}
          </SubmitButton>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      <MeanwhileNotice booking={booking} renewal={renewal} />
      <p className="note">{texts.lead}</p>
      <GuestItems rooms={rooms} isExpected={booking.status === 'CONFIRMED'} />
      <TextAreaItem
        name="notes"
        label={texts.notes}
        rows={2}
        count={MAX_NOTES}
        hint={isOther ? texts.notesMeanwhile(booking.notes) : undefined}
      />
    </BackofficeForm>
  );
}

function useGuestsForm(booking: PartnerBookingDetail, onClose: () => void) {
  const { begun, renewalOf } = useBegunBooking(booking);
  const { bookingId, version = 0, rooms, adults, children } = begun;
  const [change] = useChangePartnerGuestsMutation();
  const settled = useSettled();
  const takeBack = useTakeBack();
  const undoable = useUndo();
  const form = useBackofficeForm({
    initialValues: guestsOf(begun),
    schema: object(guestShapeOf(begun)),
    keepForLogin: keptName('guests', begun),
    failed: texts.failed,
    fieldOf: {
      'arrivingGuest.name': 'arrivingName',
      'arrivingGuest.phoneNumber': 'arrivingPhone',
    },
    send: async (values) => {
      const keys = rooms.map(({ position = 0 }) => position);
      const told = toldOccupants(values, keys);
      const wrong = occupantsError(told, { adults, children });
      if (wrong) throw new NotSaved(wrong);
      const said = [...told].map(([key, occupants]) => ({ position: Number(key), occupants }));
      const arrivalTime = values.arrivalTime.trim();
      const notes = tidy(values.notes);
      const isOther = arrivalTime !== '' && arrivalTime !== begun.arrivalTime;
      const partnerBookingGuests = {
        // What is typed is sent with the version that it was typed over.
        ...{ version, ...toldGuests(values) },
        ...(said.length > 0 && { rooms: said }),
        ...(isOther && { arrivalTime }),
        ...(notes !== begun.notes && { notes }),
      };
      const send = () => change({ bookingId, partnerBookingGuests }).unwrap();
      const isDone = (now: PartnerBookingDetail) =>
        now.version === version + 1 && isToldSo(values, guestsOf(now), keys);
      const changed = await settled(bookingId, send, isDone);
      const left = changed.version ?? 1;
      undoable({
        text: texts.saved(guestName(changed)),
        undo: () => takeBack(bookingId, left),
      });
      return { leave: onClose };
    },
  });
  const renewal = renewalOf(form, undefined, (now) => ({
    initial: guestsOf(now),
    edited: carriedOver(form.values, begun, now),
  }));
  return { form: renewal.form, begun, renewal };
}
