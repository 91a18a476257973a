import {
  useRestoreHotelMutation,
  useSuspendHotelMutation,
  type AdminHotel,
} from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { SuspensionDialog } from './SuspensionDialog';

const { hotels: texts, reason: reasonTexts } = adminTexts;

type HotelDecisionProps = { hotel: AdminHotel; onClose: () => void };

/** Suspends a hotel, or restores a suspended one. */
export function HotelDecision({ hotel: { id, name, state }, onClose }: HotelDecisionProps) {
  const [suspendHotel] = useSuspendHotelMutation();
  const [restoreHotel] = useRestoreHotelMutation();
  const suspend = state !== 'SUSPENDED';
  return (
    <SuspensionDialog
      suspend={suspend}
      texts={texts}
      name={name}
      consequence={<p>{suspend ? texts.suspendConsequence : texts.restoreConsequence}</p>}
      reasonHint={reasonTexts.hint}
      act={(reason) => (suspend ? suspendHotel : restoreHotel)({ id, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
