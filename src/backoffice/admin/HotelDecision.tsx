import {
  useRestoreHotelMutation,
  useSuspendHotelMutation,
  type AdminHotel,
} from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { useToast } from '../../ui/overlays/toastContext';
import { DecisionDialog } from './DecisionDialog';

const { hotels: texts, reason: reasonTexts } = adminTexts;

type HotelDecisionProps = { hotel: AdminHotel; onClose: () => void };

/** Suspends a hotel, or restores a suspended one. */
export function HotelDecision({ hotel, onClose }: HotelDecisionProps) {
  const [suspendHotel] = useSuspendHotelMutation();
  const [restoreHotel] = useRestoreHotelMutation();
  const toast = useToast();
  const { id, name, state } = hotel;
  const suspend = state !== 'SUSPENDED';
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        danger: suspend,
        submit: suspend ? adminTexts.suspend : adminTexts.restore,
        busy: suspend ? adminTexts.suspending : adminTexts.restoring,
        question: suspend ? texts.suspendQuestion : texts.restoreQuestion,
        thing: name,
        consequence: <p>{suspend ? texts.suspendConsequence : texts.restoreConsequence}</p>,
        reasonHint: reasonTexts.hint,
        failed: suspend ? texts.suspendFailed : texts.restoreFailed,
        act: async (reason) => {
          const decide = suspend ? suspendHotel : restoreHotel;
          await decide({ id, reason: { reason } }).unwrap();
          toast({ text: suspend ? texts.suspended(name) : texts.restored(name), tone: 'success' });
        },
      }}
    />
  );
}
