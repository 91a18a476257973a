import type { BookingChangePreview, PartnerBookingDetail } from '../../../../api/partner';
import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';

export interface RoomChoice {
  value: number;
  label: string;
  disabled?: boolean;
}

/** The rooms that can be chosen. One that was chosen and is taken stays to be seen; so do the stay's own. */
export function roomChoices(
  last: Pick<BookingChangePreview, 'freeRooms' | 'taken'> | undefined,
  own: PartnerBookingDetail['rooms'],
): RoomChoice[] {
  const { freeRooms = [], taken = [] } = last ?? {};
  const choices = new Map<number, RoomChoice>();
  for (const { id, roomNumber, name } of [...own, ...freeRooms]) {
    choices.set(id, { value: id, label: texts.option(roomNumber, name) });
  }
  for (const { roomId, roomNumber } of taken) {
    choices.set(roomId, { value: roomId, label: texts.takenOption(roomNumber), disabled: true });
  }
  return [...choices.values()];
}
