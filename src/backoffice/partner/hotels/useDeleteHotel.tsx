import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../api';
import { useDeletePartnerHotelMutation, type PartnerHotelRow } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { useToast } from '../../../ui/overlays/toastContext';
import { useConfirm } from '../../ui/confirm/confirmContext';

/** Asks before a hotel goes, and says how many guests are in the way. */
export function useDeleteHotel() {
  const [remove] = useDeletePartnerHotelMutation();
  const confirm = useConfirm();
  const toast = useToast();
  return useCallback(
    async ({ id, name }: Pick<PartnerHotelRow, 'id' | 'name'>) => {
      const done = await confirm({
        question: texts.deleteQuestion,
        thing: name,
        consequence: texts.deleteConsequence,
        confirmLabel: texts.delete,
        danger: true,
        act: () => remove({ id }).unwrap(),
        failed: texts.failures.delete,
        explain: (error, close) => {
          const count = isApiError(error) && error.problem.bookings;
          return count ? <InTheWay count={count} hotelId={id} onLeave={close} /> : undefined;
        },
      });
      if (done) toast({ text: texts.deleted(name), tone: 'success' });
    },
    [remove, confirm, toast],
  );
}

type InTheWayProps = { count: number; hotelId: number; onLeave: () => void };

function InTheWay({ count, hotelId, onLeave }: InTheWayProps) {
  return (
    <>
      {texts.hasBookings(count)}{' '}
      <Link to={paths.partnerBookings({ hotelId })} onClick={onLeave}>
        {texts.showBookings}
      </Link>
    </>
  );
}
