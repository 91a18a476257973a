import { useCallback } from 'react';
import { useDeletePartnerHotelMutation, type PartnerHotelRow } from '../../../api/partner';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { useConfirm } from '../../ui/confirm/confirmContext';
import { deletedOnce } from '../../ui/deletedOnce';
import { bookingsInTheWay } from '../BookingsInTheWay';

/** Asks before a hotel goes, and says how many guests are in the way. */
export function useDeleteHotel() {
  const [remove] = useDeletePartnerHotelMutation();
  const confirm = useConfirm();
  return useCallback(
    ({ id, name }: Pick<PartnerHotelRow, 'id' | 'name'>) =>
      confirm({
        question: texts.deleteQuestion,
        thing: name,
        consequence: texts.deleteConsequence,
        confirmLabel: texts.delete,
        danger: true,
        act: () => deletedOnce(() => remove({ id }).unwrap()),
        done: texts.deleted(name),
        failed: texts.failures.delete,
        explain: bookingsInTheWay({ hotelId: id }, texts),
      }),
    [remove, confirm],
  );
}
