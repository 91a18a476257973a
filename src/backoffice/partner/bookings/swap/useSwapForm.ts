import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { number, object, string, type ObjectSchema } from 'yup';
import {
  useGetPartnerCalendarQuery,
  useSwapBookingRoomsMutation,
  useUndoBookingChangeMutation,
  type PartnerBookingDetail,
  type RoomSwap,
} from '../../../../api/partner';
import { roomSwapTexts as texts } from '../../../../i18n/en/partner/roomSwap';
import { NotSaved, useBackofficeForm } from '../../../ui/form/useBackofficeForm';
import { useUndo } from '../../../ui/useUndo';
import { guestName } from '../guestName';
import { daysToCome, otherLines } from './swapStays';
import { useSwapPreview } from './useSwapPreview';

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

/** Swaps what the preview shows, and nothing else; says so with a way back. */
export function useSwapForm(booking: PartnerBookingDetail, onClose: () => void) {
  // While somebody chooses, the booking is as it was when that began.
  const [begun] = useState(booking);
  const { bookingId, hotelId, checkInDate: checkIn, checkOutDate: checkOut, version = 1 } = begun;
  const [swap] = useSwapBookingRoomsMutation();
  const [takeBack] = useUndoBookingChangeMutation();
  const undoable = useUndo();
  const days = daysToCome({ checkIn, checkOut });
  const calendar = useGetPartnerCalendarQuery(days ? { hotelId, ...days } : skipToken);
  const others = calendar.data && days && otherLines(calendar.data, { bookingId, ...days });

  const form = useBackofficeForm<SwapValues>({
    initialValues: { position: begun.rooms[0]?.position ?? 0, other: '' },
    schema,
    failed: texts.failed,
    send: async () => {
      if (!roomSwap || !asked.preview) throw new NotSaved(texts.unknown);
      const changed = await swap({ bookingId, roomSwap }).unwrap();
      const undoneChange = { version: changed.version ?? 1 };
      undoable({
        text: texts.done(guestName(booking), other?.guest ?? ''),
        undo: () => takeBack({ bookingId, undoneChange }).unwrap(),
      });
      return { leave: onClose };
    },
  });
  const other = others?.get(form.values.other);
  const { position } = form.values;
  const roomSwap: RoomSwap | undefined = other && { version, position, other: other.line };
  const asked = useSwapPreview(bookingId, roomSwap);
  return { form, begun, calendar, others, other, asked };
}
