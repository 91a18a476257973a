import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { object } from 'yup';
import { isRequestError, type Booking } from '../../../api';
import { useChangeGuestsMutation } from '../../../api/bookings';
import { ArrivingGuestFields } from '../../../entities/guests/ArrivingGuestFields';
import { guestsShape } from '../../../entities/guests/guestsSchema';
import { NotesField } from '../../../entities/guests/NotesField';
import { notesShape } from '../../../entities/guests/notesSchema';
import { OccupantFields } from '../../../entities/guests/OccupantFields';
import { sleptRooms } from '../../../entities/guests/occupants';
import { RequestFields } from '../../../entities/guests/RequestFields';
import { useOccupantsError } from '../../../entities/guests/useOccupantsError';
import { bookingsTexts } from '../../../i18n/bookings';
import { guestsTexts } from '../../../i18n/guests';
import { useTexts } from '../../../state/useTexts';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { FormMessage } from '../../../ui/fields/FormMessage';
import { Form } from '../../../ui/form/Form';
import { isEdited, threeWayMerge } from '../../../ui/form/threeWayMerge';
import { useForm } from '../../../ui/form/useForm';
import { useKeptForLogin } from '../../../ui/form/useKeptForLogin';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useToast } from '../../../ui/overlays/toastContext';
import { useSentOnce } from '../useSentOnce';
import {
  guestsOf,
  keptName,
  meanwhileNotes,
  newGuestsOf,
  numberedRooms,
  saysSo,
  stayOf,
  type GuestValues,
} from './guestValues';

type GuestsDialogProps = { booking: Booking; onClose: () => void };

/** Who comes, who sleeps where and what they would like, as it was said when booking. */
export function GuestsDialog({ booking, onClose }: GuestsDialogProps) {
  const texts = useTexts(guestsTexts);
  const { form, formError, isBack, discard, notesMeanwhile } = useGuestsForm(booking, onClose);
  return (
    <Dialog open title={texts.change.title} closeLabel={texts.change.close} onClose={onClose}>
      <Form form={form}>
        <Stack gap={4}>
          <p>{texts.change.lead}</p>
          {isBack && <Restored onDiscard={discard} />}
          {formError && <FormMessage title={formError} />}
          <ArrivingGuestFields />
          <OccupantFields stay={stayOf(booking)} rooms={numberedRooms(booking)} />
          <RequestFields />
          <NotesField meanwhile={notesMeanwhile} />
          <p>
            <Button type="submit" busy={form.isSubmitting}>
              {texts.change.save}
            </Button>
          </p>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** What was typed before the dialog was closed is there again. */
function Restored({ onDiscard }: { onDiscard: () => void }) {
  const texts = useTexts(guestsTexts).change;
  return (
    <Notice
      action={
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            // The button goes away with the focus on it.
            currentTarget.closest('dialog')?.querySelector('input')?.focus();
            onDiscard();
          }}
        >
          {texts.discard}
        </Button>
      }
    >
      {texts.restored}
    </Notice>
  );
}

function useGuestsForm(booking: Booking, onClose: () => void) {
  const texts = useTexts(guestsTexts);
  const { notesTooLong } = useTexts(bookingsTexts).phoneRules;
  const toast = useToast();
  const [change] = useChangeGuestsMutation();
  const sendOnce = useSentOnce(booking.bookingId);
  const form = useForm({
    initialValues: guestsOf(booking),
    schema: object({ ...guestsShape(texts.rules), notes: notesShape(notesTooLong) }),
    failed: (error) => wordsOf(error, texts.change),
    unknown: texts.change.unknown,
    fieldOf: { rooms: 'occupants' },
    send: async (values, { setFieldError }) => {
      if (occupantsError) return setFieldError('occupants', occupantsError);
      const { bookingId } = booking;
      const bookingGuests = newGuestsOf({ ...booking, version: shown.current.version }, values);
      await sendOnce(
        () => change({ bookingId, bookingGuests }).unwrap(),
        // As it is sent, for that is how it is stored.
        (now) => saysSo(now, bookingGuests),
      );
      kept.forget();
      toast({ text: texts.change.done, tone: 'success' });
      onClose();
    },
  });
  const shown = useNewerGuests(booking, form);
  const kept = useKeptGuests(booking, form, shown);
  const slept = sleptRooms(booking.selectedRooms, stayOf(booking), form.values.occupants);
  const occupantsError = useOccupantsError(slept, booking);
  const { formError } = form;
  return {
    ...{ form, isBack: kept.isBack, discard: kept.discard },
    notesMeanwhile: meanwhileNotes(booking, form.values, kept.base),
    formError: formError?.atFields ? null : formError?.message,
  };
}

/** What somebody else has changed meanwhile stands in the form where nothing else was typed. @returns what it stands on */
function useNewerGuests(
  booking: Booking,
  { values, formik }: ReturnType<typeof useForm<GuestValues>>,
) {
  const shown = useRef(booking);
  const merge = useEffectEvent(() => {
    const parts = { was: guestsOf(shown.current), is: guestsOf(booking) };
    shown.current = booking;
    void formik.setValues(threeWayMerge(values, parts), false);
  });
  const { version } = booking;
  useEffect(() => {
    if (version !== shown.current.version) merge();
  }, [version]);
  return shown;
}

interface KeptGuests {
  values: GuestValues;
  /** What the booking said. */
  was: GuestValues;
}

/** What was typed outlives a dialog that is closed by a slip, and the end of the session. */
function useKeptGuests(
  booking: Booking,
  { values, formik }: ReturnType<typeof useForm<GuestValues>>,
  shown: RefObject<Booking>,
) {
  const [isDiscarded, setDiscarded] = useState(false);
  /** What the booking said when typing began. */
  const [base, setBase] = useState(() => guestsOf(booking));
  const { isBack, forget } = useKeptForLogin<KeptGuests>(keptName(booking), {
    always: true,
    typed: () => {
      const was = guestsOf(shown.current);
      return isEdited(values, was) ? { values, was } : null;
    },
    restore: (kept) => {
      setBase(kept.was);
      const parts = { was: kept.was, is: guestsOf(booking) };
      void formik.setValues(threeWayMerge(kept.values, parts), false);
    },
  });
  const discard = () => {
    setDiscarded(true);
    setBase(guestsOf(shown.current));
    formik.resetForm({ values: guestsOf(shown.current) });
  };
  return { isBack: isBack && !isDiscarded, forget, discard, base };
}

function wordsOf(error: unknown, { stale, failed }: { stale: string; failed: string }): string {
  if (!isRequestError(error)) return failed;
  return error.code === 'STALE' ? stale : error.message || failed;
}
