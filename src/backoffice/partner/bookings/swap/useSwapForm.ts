import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { number, object, string, type ObjectSchema } from 'yup';
import {
  useGetPartnerCalendarQuery,
  usePreviewRoomSwapMutation,
  useSwapBookingRoomsMutation,
  type PartnerBookingDetail,
  type RoomSwap,
} from '../../../../api/partner';
import { roomSwapTexts as texts } from '../../../../i18n/en/partner/roomSwap';
import { NotSaved, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useToast } from '../../../../ui/overlays/toastContext';
import { useUndo } from '../../../ui/useUndo';
import { useBegunBooking } from '../change/useBegunBooking';
import { whyNot } from '../change/whyNot';
import { guestName } from '../guestName';
import { isAsSeen } from '../isAsSeen';
import { keptName } from '../keptName';
import { usePreview } from '../usePreview';
import { useSettled } from '../useSettled';
import { useTakeBack } from '../useTakeBack';
import { daysToCome, otherLines } from './swapStays';

interface SwapValues {
  /** Of the booking's own line. */
  position: number;
  /** Of the other stay's room, '' while none is chosen. */
  other: string;
}

const schema: ObjectSchema<SwapValues> = object({
  position: number().required(),
  other: string().ensure().required(texts.choose),
});

/** For whoever takes swaps back otherwise: what goes on meanwhile, and what it has left. */
export interface SwapSteps {
  during: <T>(act: () => Promise<T>) => Promise<T>;
  swapped: (step: {
    bookingId: string;
    guest: string;
    version: number;
    position: number;
    other: { bookingId: string; guest: string; version: number; position: number };
  }) => void;
}

/** Swaps what the preview shows, and nothing else; says so with a way back. */
export function useSwapForm(booking: PartnerBookingDetail, onClose: () => void, steps?: SwapSteps) {
  const { begun, renewalOf } = useBegunBooking(booking);
  const { bookingId, hotelId, checkInDate: checkIn, checkOutDate: checkOut, version = 1 } = begun;
  const [swap] = useSwapBookingRoomsMutation();
  const settled = useSettled();
  const takeBack = useTakeBack();
  const undoable = useUndo();
  const toast = useToast();
  const [swapped, setSwapped] = useState(false);
  const days = daysToCome({ checkIn, checkOut });
  const calendar = useGetPartnerCalendarQuery(days ? { hotelId, ...days } : skipToken);
  const others = calendar.data && days && otherLines(calendar.data, { bookingId, ...days });

  const form = useBackofficeForm<SwapValues>({
    initialValues: nothingChosen(begun),
    schema,
    keepForLogin: keptName('swap', begun),
    failed: texts.failed,
    send: async () => {
      const { error } = asked;
      if (error !== undefined) throw new NotSaved(whyNot(error));
      if (!roomSwap || !asked.preview) throw new NotSaved(texts.unknown);
      const { own } = asked.preview;
      const send = () =>
        settled(bookingId, () => swap({ bookingId, roomSwap }).unwrap(), isAsSeen(own));
      const changed = await (steps ? steps.during(send) : send());
      setSwapped(true);
      const undoneChange = { version: changed.version ?? 1 };
      const [guest, theirs] = [guestName(booking), other?.guest ?? ''];
      const text = texts.done(guest, theirs);
      if (steps) {
        const left = { ...roomSwap.other, version: roomSwap.other.version + 1, guest: theirs };
        steps.swapped({ bookingId, guest, ...undoneChange, position, other: left });
        toast({ text, tone: 'success' });
      } else {
        undoable({ text, undo: () => takeBack(bookingId, undoneChange.version) });
      }
      return { leave: onClose };
    },
  });
  const other = others?.get(form.values.other);
  const { position } = form.values;
  // Once it is done, what the calendar says anew is no other swap to ask about while the drawer slides away.
  const roomSwap: RoomSwap | undefined =
    other && !swapped ? { version, position, other: other.line } : undefined;
  const asked = usePreview(usePreviewRoomSwapMutation(), roomSwap && { bookingId, roomSwap });
  const renewal = renewalOf(form, asked.error, (now) => {
    void calendar.refetch();
    const initial = nothingChosen(now);
    const isThere = now.rooms.some((room) => room.position === position);
    return { initial, edited: isThere ? form.values : { ...initial, other: form.values.other } };
  });
  useGone(form.values.other !== '' && others !== undefined && !other, () => {
    void form.setFieldValue('other', '', false);
    form.setFieldError('other', texts.gone);
  });
  return { form: renewal.form, begun, renewal, calendar, others, other, asked };
}

const nothingChosen = ({ rooms }: PartnerBookingDetail): SwapValues => ({
  position: rooms[0]?.position ?? 0,
  other: '',
});

/** Tells when what was chosen is no longer there. */
function useGone(isGone: boolean, tell: () => void): void {
  const onGone = useEffectEvent(tell);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
}
